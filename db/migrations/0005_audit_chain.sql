-- The audit log as a chain: each row is sealed soon after its commit with a digest that covers the row and the seal
-- before it. Writers of the log wait for nobody; only those who seal take turns, on the one row of audit_head.

-- The interface shows milliseconds: what it does not show could be changed without a trace.
ALTER TABLE audit_log ALTER COLUMN occurred_at TYPE timestamptz(3);
CREATE INDEX audit_log_by_actor ON audit_log (actor_id, occurred_at DESC, id DESC);
CREATE INDEX audit_log_by_action ON audit_log (action, occurred_at DESC, id DESC);
CREATE INDEX audit_log_by_entity ON audit_log (entity_id, entity_type, occurred_at DESC, id DESC);

CREATE TABLE audit_seals (
  -- From 1, without gaps, in the order of sealing.
  sequence      bigint PRIMARY KEY,
  entry_id      uuid NOT NULL REFERENCES audit_log,
  previous_hash bytea NOT NULL,
  hash          bytea NOT NULL,
  sealed_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT audit_seals_entry_unique UNIQUE (entry_id),
  CONSTRAINT audit_seals_have_sha256 CHECK (octet_length(hash) = 32 AND octet_length(previous_hash) = 32)
);
CREATE TRIGGER audit_seals_are_insert_only
  BEFORE UPDATE OR DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seals_are_never_truncated
  BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The end of the chain, kept apart from it: whoever cuts the newest rows leaves this behind.
CREATE TABLE audit_head (
  one      boolean PRIMARY KEY DEFAULT true,
  sequence bigint NOT NULL,
  hash     bytea NOT NULL,
  CONSTRAINT audit_head_is_one_row CHECK (one),
  CONSTRAINT audit_head_has_sha256 CHECK (octet_length(hash) = 32)
);
INSERT INTO audit_head (sequence, hash) VALUES (0, decode(repeat('00', 32), 'hex'));
CREATE FUNCTION refuse_going_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.sequence > OLD.sequence THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% only goes forward', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_head_goes_forward
  BEFORE UPDATE ON audit_head FOR EACH ROW EXECUTE FUNCTION refuse_going_back();
CREATE TRIGGER audit_head_stays
  BEFORE DELETE ON audit_head FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_head_is_never_truncated
  BEFORE TRUNCATE ON audit_head FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What waits for its seal. A trigger cannot be forgotten. No foreign key: writers would pay for it, and the trigger
-- knows the row; that it is still there is a matter for the verification.
CREATE TABLE audit_unsealed (
  place    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entry_id uuid NOT NULL
);
CREATE FUNCTION queue_for_sealing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_unsealed (entry_id) SELECT id FROM written;
  RETURN NULL;
END $$;
CREATE TRIGGER audit_log_is_sealed
  AFTER INSERT ON audit_log REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION queue_for_sealing();
INSERT INTO audit_unsealed (entry_id) SELECT id FROM audit_log ORDER BY occurred_at, id;

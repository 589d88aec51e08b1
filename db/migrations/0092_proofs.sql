-- A proof shows the customer exactly what is printed. While one is wanted or waits for an answer, nothing of the order is.
ALTER TABLE store_settings ADD COLUMN proof_every_order boolean NOT NULL DEFAULT false;
ALTER TABLE orders ADD COLUMN proof_status text NOT NULL DEFAULT 'none'
  CONSTRAINT proof_status_is_known CHECK (
    proof_status IN ('none', 'wanted', 'sent', 'changes_requested', 'approved', 'withdrawn'));
CREATE INDEX orders_by_open_proof ON orders (proof_status, id)
  WHERE proof_status IN ('wanted', 'sent', 'changes_requested');

-- What a customer saw and may have approved, frozen and hashed as the versions of estimates are.
CREATE TABLE proof_versions (
  order_id     uuid NOT NULL REFERENCES orders,
  version      integer NOT NULL,
  content      jsonb NOT NULL,
  words        jsonb,
  words_digest text NOT NULL,
  hash         text NOT NULL,
  sent_at      timestamptz NOT NULL,
  sent_by      uuid NOT NULL REFERENCES admin_users,
  PRIMARY KEY (order_id, version)
);
CREATE TRIGGER proof_versions_stay BEFORE UPDATE OR DELETE ON proof_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_version();
CREATE TRIGGER proof_versions_are_never_truncated BEFORE TRUNCATE ON proof_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE proof_answers (
  id          uuid PRIMARY KEY,
  order_id    uuid NOT NULL,
  version     integer NOT NULL,
  kind        text NOT NULL CONSTRAINT proof_answer_is_known CHECK (kind IN ('approved', 'changes_requested')),
  name        text,
  -- Of whoever approved on the page: the audit log has only a digest of it with the salt, so a person can be erased.
  ip_address  inet,
  salt        text,
  notes       jsonb NOT NULL DEFAULT '[]',
  -- Who of the team recorded an approval that came another way, and how it came.
  recorded_by uuid REFERENCES admin_users,
  reason      text,
  answered_at timestamptz NOT NULL,
  FOREIGN KEY (order_id, version) REFERENCES proof_versions,
  CONSTRAINT proof_answer_is_recorded_with_a_reason CHECK ((recorded_by IS NULL) = (reason IS NULL))
);
CREATE UNIQUE INDEX proof_version_is_approved_once ON proof_answers (order_id, version) WHERE kind = 'approved';
CREATE INDEX proof_answers_by_order ON proof_answers (order_id, id);

-- What every operation leans on: events, idempotency, bot challenges, rate limits, audit, people, keys.

CREATE TYPE admin_role AS ENUM ('owner', 'manager', 'finance', 'production', 'support', 'viewer');
CREATE TYPE admin_status AS ENUM ('invited', 'active', 'locked', 'disabled');

-- The outbox and the timelines in one: written in the transaction that causes the event, handed to the
-- workers once, kept as the history of its order.
CREATE TABLE events (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type          text NOT NULL,
  order_id      uuid REFERENCES orders,
  lead_id       uuid REFERENCES contact_leads,
  payload       jsonb NOT NULL DEFAULT '{}',
  occurred_at   timestamptz NOT NULL,
  dispatched_at timestamptz
);
CREATE INDEX events_by_order ON events (order_id, id) WHERE order_id IS NOT NULL;
CREATE INDEX events_to_dispatch ON events (id) WHERE dispatched_at IS NULL;

-- The answer to a creating request, kept for 24 hours under the key that the client chose.
CREATE TABLE idempotency_keys (
  scope        text NOT NULL,
  key          text NOT NULL,
  request_hash bytea NOT NULL,
  status       smallint NOT NULL,
  body         text NOT NULL,
  created_at   timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
  -- Answers of a few KB stay in their row as they are: compressing them costs more than a day's disk space.
) WITH (toast_tuple_target = 8160);
ALTER TABLE idempotency_keys ALTER COLUMN body SET STORAGE EXTERNAL;
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

-- A solved challenge works once, on whichever replica it arrives.
CREATE TABLE used_challenges (
  fingerprint bytea PRIMARY KEY,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX used_challenges_by_expiry ON used_challenges (expires_at);

-- Counters of the rate limits. Unlogged: losing them in a crash forgives, and they must cost little.
-- The columns are those that rate-limiter-flexible reads and writes.
CREATE UNLOGGED TABLE rate_limits (
  key    varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
) WITH (fillfactor = 50);

-- Keys of the service itself (signing previews, challenges and tracking tokens), made at the first start.
CREATE TABLE server_keys (
  name       text PRIMARY KEY,
  value      bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT server_keys_have_256_bits CHECK (octet_length(value) = 32)
);

CREATE TABLE admin_users (
  id            uuid PRIMARY KEY,
  email         text NOT NULL,
  name          text NOT NULL,
  role          admin_role NOT NULL,
  status        admin_status NOT NULL DEFAULT 'active',
  password_hash text,
  created_at    timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX admin_users_email_unique ON admin_users (lower(email));

CREATE TABLE audit_log (
  id          uuid PRIMARY KEY,
  occurred_at timestamptz NOT NULL,
  actor_kind  actor_kind NOT NULL,
  actor_id    uuid,
  actor_name  text NOT NULL,
  action      text NOT NULL,
  entity_type text,
  entity_id   text,
  message     text NOT NULL,
  changes     jsonb NOT NULL DEFAULT '[]',
  metadata    jsonb,
  request_id  text,
  ip_address  inet
);
CREATE INDEX audit_log_by_time ON audit_log (occurred_at DESC, id DESC);
CREATE TRIGGER audit_log_is_insert_only
  BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_is_never_truncated
  BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Ends a statement with a refusal by name, so that one statement can both decide and write.
CREATE FUNCTION refuse(code text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%', code USING ERRCODE = 'PL001';
END $$;

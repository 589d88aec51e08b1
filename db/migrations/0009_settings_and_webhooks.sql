-- Documents that staff replace as a whole, endpoints that hear of events, and what the last checks found.

ALTER TABLE store_settings ADD COLUMN updated_by uuid REFERENCES admin_users;
ALTER TABLE print_settings ADD COLUMN updated_by uuid REFERENCES admin_users;
ALTER TABLE garments
  ADD COLUMN revision   integer NOT NULL DEFAULT 1,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();

CREATE TABLE webhook_endpoints (
  id                  uuid PRIMARY KEY,
  url                 text NOT NULL,
  description         text NOT NULL,
  -- Types of events; empty for all.
  event_types         text[] NOT NULL,
  secret              bytea NOT NULL,
  -- After a rotation both secrets sign for a while, so that the receiver can change without a gap.
  former_secret       bytea,
  former_secret_until timestamptz,
  active              boolean NOT NULL DEFAULT true,
  revision            integer NOT NULL DEFAULT 1,
  created_at          timestamptz NOT NULL,
  created_by          uuid NOT NULL REFERENCES admin_users,
  updated_at          timestamptz NOT NULL
);

CREATE TYPE delivery_status AS ENUM ('pending', 'delivered', 'failed');
CREATE TABLE webhook_deliveries (
  id              uuid PRIMARY KEY,
  endpoint_id     uuid NOT NULL REFERENCES webhook_endpoints,
  event_id        bigint NOT NULL REFERENCES events,
  status          delivery_status NOT NULL DEFAULT 'pending',
  attempts        smallint NOT NULL DEFAULT 0,
  last_attempt_at timestamptz,
  -- The HTTP status of the last answer; empty when there was none.
  last_status     smallint,
  last_error      text,
  created_at      timestamptz NOT NULL,
  CONSTRAINT webhook_deliveries_one_per_event UNIQUE (endpoint_id, event_id)
);
CREATE INDEX webhook_deliveries_by_endpoint ON webhook_deliveries (endpoint_id, id);
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at);

-- What the last run of each check found: the audit chain, the stock ledger, a backup.
CREATE TABLE integrity_checks (
  name       text PRIMARY KEY,
  checked_at timestamptz NOT NULL,
  ok         boolean NOT NULL,
  details    jsonb NOT NULL DEFAULT '{}'
);

-- A visitor's key belongs to the visitor's network address, so that two strangers may choose the same one. The same
-- request with the same key is still found from another network: a phone that leaves the Wi-Fi orders once.
ALTER TABLE idempotency_keys
  ADD COLUMN client text NOT NULL DEFAULT '',
  DROP CONSTRAINT idempotency_keys_pkey,
  ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, key, client);
CREATE UNIQUE INDEX idempotency_keys_same_request ON idempotency_keys (scope, key, request_hash);

-- A removed endpoint stays as long as its deliveries, which are deleted after 30 days.
ALTER TABLE webhook_endpoints ADD COLUMN removed_at timestamptz;

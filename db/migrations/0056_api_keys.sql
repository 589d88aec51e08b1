-- Keys by which programs act for a user, with some of their permissions. Only the digest of a key is stored.
CREATE TABLE api_keys (
  id           uuid PRIMARY KEY,
  name         text NOT NULL,
  -- How the key begins, to tell keys apart.
  prefix       text NOT NULL,
  key_hash     bytea NOT NULL,
  permissions  text[] NOT NULL,
  created_by   uuid NOT NULL REFERENCES admin_users,
  created_at   timestamptz NOT NULL,
  last_used_at timestamptz,
  expires_at   timestamptz,
  revoked_at   timestamptz,
  CONSTRAINT api_keys_hash_unique UNIQUE (key_hash),
  CONSTRAINT api_keys_hash_length CHECK (length(key_hash) = 32),
  CONSTRAINT api_keys_have_permissions CHECK (cardinality(permissions) > 0)
);
CREATE INDEX api_keys_by_user ON api_keys (created_by);

-- The roles whose members cannot work without one-time codes.
CREATE TABLE sign_in_policy (
  id                 boolean PRIMARY KEY DEFAULT true,
  -- As text, because drivers do not read arrays of an enum.
  codes_required_for text[] NOT NULL DEFAULT '{}',
  revision           integer NOT NULL DEFAULT 1,
  updated_at         timestamptz NOT NULL DEFAULT now(),
  updated_by         uuid REFERENCES admin_users,
  CONSTRAINT sign_in_policy_is_one_row CHECK (id),
  CONSTRAINT sign_in_policy_knows_its_roles
    CHECK (codes_required_for <@ ARRAY['owner', 'manager', 'finance', 'production', 'support', 'viewer'])
);
INSERT INTO sign_in_policy DEFAULT VALUES;

-- A key that was replaced still verifies what it signed, until it is removed.
ALTER TABLE server_keys
  ADD COLUMN algorithm text NOT NULL DEFAULT 'sha256',
  ADD CONSTRAINT server_keys_algorithm_is_known CHECK (algorithm IN ('sha256', 'sha512', 'sha3-256')) NOT VALID;
CREATE TABLE former_server_keys (
  name        text NOT NULL,
  value       bytea NOT NULL,
  algorithm   text NOT NULL,
  replaced_at timestamptz NOT NULL,
  PRIMARY KEY (name, value),
  CONSTRAINT former_server_keys_have_256_bits CHECK (octet_length(value) = 32),
  CONSTRAINT former_server_keys_algorithm_is_known CHECK (algorithm IN ('sha256', 'sha512', 'sha3-256'))
);

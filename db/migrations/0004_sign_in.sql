-- Signing in: sessions, one-time codes, links to set a password.

ALTER TABLE admin_users
  ADD COLUMN totp_secret   bytea,
  ADD COLUMN totp_enabled  boolean NOT NULL DEFAULT false,
  -- The time step of the last accepted one-time code: a code works once.
  ADD COLUMN totp_last_step bigint,
  ADD COLUMN last_login_at timestamptz,
  ADD COLUMN created_by    uuid REFERENCES admin_users,
  ADD COLUMN updated_at    timestamptz NOT NULL DEFAULT now(),
  ADD CONSTRAINT admin_users_totp_has_its_secret CHECK (NOT totp_enabled OR totp_secret IS NOT NULL);

-- The browser has the token; here is only its digest, so a copy of the database opens no session.
CREATE TABLE admin_sessions (
  id           uuid PRIMARY KEY,
  token_hash   bytea NOT NULL,
  user_id      uuid NOT NULL REFERENCES admin_users,
  device       text NOT NULL,
  created_at   timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  CONSTRAINT admin_sessions_token_unique UNIQUE (token_hash)
);
CREATE INDEX admin_sessions_by_user ON admin_sessions (user_id);
CREATE INDEX admin_sessions_by_expiry ON admin_sessions (expires_at);

-- Invitations and resets: a link that works once, and not for ever.
CREATE TABLE password_links (
  token_hash bytea PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES admin_users,
  purpose    text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_links_by_user ON password_links (user_id);

-- Customers sign in with a link instead of a password. A link, and the session that it begins, has proven one contact.
CREATE TABLE account_links (
  id           uuid PRIMARY KEY,
  -- Set when the link is made: of an email, only while it is sent.
  token_hash   bytea CONSTRAINT account_links_token_unique UNIQUE,
  email        text,
  phone        text,
  -- Whose page staff made it on, for a phone. Who has the email address is looked up when it matters.
  customer_id  uuid REFERENCES customers,
  locale       text,
  email_due    boolean NOT NULL,
  requested_at timestamptz NOT NULL,
  expires_at   timestamptz,
  created_by   uuid REFERENCES admin_users,
  CONSTRAINT account_links_prove_one_contact CHECK ((email IS NULL) <> (phone IS NULL)),
  CONSTRAINT account_links_to_a_phone_are_made_by_staff CHECK (
    (phone IS NULL) = (customer_id IS NULL) AND (phone IS NULL) = (created_by IS NULL)),
  CONSTRAINT account_links_with_a_token_expire CHECK ((token_hash IS NULL) = (expires_at IS NULL))
);
CREATE INDEX account_links_due ON account_links (id) WHERE email_due;
CREATE INDEX account_links_by_email ON account_links (lower(email)) WHERE email IS NOT NULL;
CREATE INDEX account_links_by_phone ON account_links (phone) WHERE phone IS NOT NULL;

CREATE TABLE account_sessions (
  id           uuid PRIMARY KEY,
  token_hash   bytea NOT NULL CONSTRAINT account_sessions_token_unique UNIQUE,
  email        text,
  phone        text,
  customer_id  uuid REFERENCES customers,
  device       text NOT NULL,
  created_at   timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  CONSTRAINT account_sessions_prove_one_contact CHECK ((email IS NULL) <> (phone IS NULL)),
  CONSTRAINT account_sessions_of_a_phone_have_a_customer CHECK ((phone IS NULL) = (customer_id IS NULL))
);
CREATE INDEX account_sessions_by_email ON account_sessions (lower(email)) WHERE email IS NOT NULL;
CREATE INDEX account_sessions_by_phone ON account_sessions (phone) WHERE phone IS NOT NULL;
CREATE INDEX account_sessions_by_customer ON account_sessions (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX account_sessions_by_expiry ON account_sessions (expires_at);

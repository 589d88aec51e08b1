-- The team's own accounts, and what is forgotten of customers.

-- Ways back in when the phone with the authenticator app is gone. Each works once, and is deleted with its use.
CREATE TABLE admin_recovery_codes (
  user_id    uuid NOT NULL REFERENCES admin_users,
  -- SHA-256. The code has 80 random bits, so there is nothing to guess.
  code_hash  bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, code_hash),
  CONSTRAINT admin_recovery_codes_have_sha256 CHECK (octet_length(code_hash) = 32)
);

-- A letter's job names the link by `id`; the token in the letter is made when it is written and stored as a digest,
-- in a row of its own.
ALTER TABLE password_links
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN letter_due boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT password_links_id_unique UNIQUE (id);
CREATE INDEX password_links_to_mail ON password_links (id) WHERE letter_due;

-- Files that may go: their rows were removed in the same transaction. A file is stored under its content's digest, so
-- it goes only when no other row needs it. A row that is done stays for an hour, so that an upload of the same content
-- that ran meanwhile finds out and keeps its file again.
CREATE TABLE file_removals (
  kind       text NOT NULL,
  sha256     bytea NOT NULL,
  wanted_at  timestamptz NOT NULL,
  done_at    timestamptz,
  PRIMARY KEY (kind, sha256),
  CONSTRAINT file_removals_kind_is_known CHECK (kind IN ('artwork', 'proof')),
  CONSTRAINT file_removals_have_sha256 CHECK (octet_length(sha256) = 32)
);
CREATE INDEX file_removals_to_do ON file_removals (wanted_at) WHERE done_at IS NULL;
CREATE INDEX payment_proofs_by_sha256 ON payment_proofs (sha256);
CREATE INDEX payments_by_proof ON payments (proof_id) WHERE proof_id IS NOT NULL;
CREATE INDEX contact_leads_by_artwork ON contact_leads USING gin (artwork_ids);

-- A person's orders are found by reading all of them: it is asked for a few times a year, and an index on addresses
-- would be paid for with every order. Nothing that is derived may decide who is erased.

-- A session of a customer may prove an email address and a phone, each with a link of its own.
ALTER TABLE account_sessions
  DROP CONSTRAINT account_sessions_prove_one_contact,
  ADD CONSTRAINT account_sessions_prove_a_contact CHECK (email IS NOT NULL OR phone IS NOT NULL);

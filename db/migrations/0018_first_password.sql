-- A password that the service generated ends unless its holder replaces it.
ALTER TABLE admin_users ADD COLUMN password_expires_at timestamptz;

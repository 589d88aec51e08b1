-- The language in which a team member reads the console. NULL: as their browser asks.
ALTER TABLE admin_users ADD COLUMN locale text
  CONSTRAINT locale_is_a_language CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$');

-- What the owner wrote in place of the texts of emails and WhatsApp messages.
CREATE TABLE message_templates (
  name       text NOT NULL,
  language   text NOT NULL,
  subject    text,
  -- Null once the original was restored; the row keeps the revision.
  body       text,
  revision   integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid REFERENCES admin_users,
  PRIMARY KEY (name, language),
  CONSTRAINT message_templates_are_short CHECK (length(subject) <= 200 AND length(body) <= 4000)
);

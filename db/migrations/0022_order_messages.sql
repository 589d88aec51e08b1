-- Messages that staff send on WhatsApp to customers who left no email. The text is written when it is read, so
-- nothing personal is stored. The next step of an order replaces a message that was not sent.
CREATE TABLE whatsapp_messages (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  about text NOT NULL,
  created_at timestamptz NOT NULL,
  outcome text CONSTRAINT outcome_known CHECK (outcome IN ('sent', 'skipped')),
  decided_at timestamptz,
  decided_by uuid REFERENCES admin_users,
  CONSTRAINT decided_with_outcome CHECK ((outcome IS NULL) = (decided_at IS NULL))
);
CREATE UNIQUE INDEX one_unsent_message_per_order ON whatsapp_messages (order_id) WHERE outcome IS NULL;

-- Requests for the link to an order. A job answers and deletes them, so that the request itself takes the same time
-- whether or not there is such an order.
CREATE TABLE order_link_requests (
  id uuid PRIMARY KEY,
  number text NOT NULL,
  email text,
  phone text,
  requested_at timestamptz NOT NULL
);

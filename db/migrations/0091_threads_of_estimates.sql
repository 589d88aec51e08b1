-- A thread belongs to an order or to an estimate.
ALTER TABLE thread_messages
  ALTER COLUMN order_id DROP NOT NULL,
  ADD COLUMN estimate_id uuid REFERENCES estimates,
  ADD CONSTRAINT thread_messages_have_one_subject CHECK (num_nonnulls(order_id, estimate_id) = 1);
CREATE INDEX thread_messages_by_estimate ON thread_messages (estimate_id, place) WHERE estimate_id IS NOT NULL;
CREATE INDEX thread_messages_unread_by_estimate ON thread_messages (estimate_id)
  WHERE estimate_id IS NOT NULL AND sender = 'customer' AND read_at IS NULL;

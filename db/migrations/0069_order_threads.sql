-- What customers and the shop write to each other about an order.
CREATE TABLE thread_messages (
  id          uuid PRIMARY KEY,
  -- The order of a thread, whose messages are written while its order is locked.
  place       bigint GENERATED ALWAYS AS IDENTITY,
  order_id    uuid NOT NULL REFERENCES orders,
  sender      text NOT NULL,
  author_id   uuid REFERENCES admin_users,
  -- `whatsapp`: staff sent the prepared text `about` a step by hand; its text is not stored, because it has the link.
  channel     text NOT NULL DEFAULT 'page',
  body        text,
  about       text,
  artwork_ids uuid[] NOT NULL DEFAULT '{}',
  sent_at     timestamptz NOT NULL,
  read_at     timestamptz,
  CONSTRAINT thread_messages_sender_known CHECK (sender IN ('customer', 'shop')),
  CONSTRAINT thread_messages_channel_known CHECK (channel IN ('page', 'whatsapp')),
  CONSTRAINT thread_messages_are_short CHECK (length(body) <= 4000 AND cardinality(artwork_ids) <= 4)
);
CREATE INDEX thread_messages_by_order ON thread_messages (order_id, place);
CREATE INDEX thread_messages_unread_by_shop ON thread_messages (order_id)
  WHERE sender = 'customer' AND read_at IS NULL;
CREATE INDEX thread_messages_by_artwork ON thread_messages USING gin (artwork_ids) WHERE artwork_ids <> '{}';

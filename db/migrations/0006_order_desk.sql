-- What staff need of an order: where it stands, who decided what, what was paid back, how to find it.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE TYPE order_source AS ENUM ('storefront', 'phone', 'counter');
CREATE TYPE order_stage AS ENUM (
  'awaiting_payment', 'payment_review', 'artwork_review', 'ready_to_print', 'in_production', 'ready',
  'completed', 'on_hold', 'cancelled', 'expired');

ALTER TABLE orders
  ADD COLUMN source          order_source NOT NULL DEFAULT 'storefront',
  -- Derived from the statuses by `stageOf`, which every writer calls: lists and queues filter by it.
  ADD COLUMN stage           order_stage NOT NULL DEFAULT 'awaiting_payment',
  ADD COLUMN stage_since     timestamptz NOT NULL DEFAULT now(),
  -- Garments, over all lines.
  ADD COLUMN units           integer NOT NULL DEFAULT 0,
  -- Number, name, e-mail address and phone without case and accents, for the search.
  ADD COLUMN search_text     text NOT NULL DEFAULT '',
  ADD COLUMN refunded_minor  money_minor NOT NULL DEFAULT 0,
  -- When enough was paid for the work to begin: all of it, or the deposit.
  ADD COLUMN confirmed_at    timestamptz,
  ADD COLUMN ready_at        timestamptz,
  ADD COLUMN handed_over_at  timestamptz,
  ADD COLUMN created_by      uuid REFERENCES admin_users,
  -- When the customer's data was erased. The money stays.
  ADD COLUMN erased_at       timestamptz,
  DROP CONSTRAINT orders_have_a_way_to_reach_the_customer,
  ADD CONSTRAINT orders_have_a_way_to_reach_the_customer
    CHECK (customer_email IS NOT NULL OR customer_phone IS NOT NULL OR erased_at IS NOT NULL),
  ADD CONSTRAINT orders_refund_what_was_paid CHECK (refunded_minor <= paid_minor);
ALTER TABLE orders ALTER COLUMN stage DROP DEFAULT, ALTER COLUMN stage_since DROP DEFAULT,
  ALTER COLUMN units DROP DEFAULT, ALTER COLUMN search_text DROP DEFAULT;

-- Ids carry the time of creation (UUIDv7), so newest first is the primary key backwards, and no list or report needs
-- an index on created_at.
CREATE INDEX orders_by_stage ON orders (stage, id);
-- What the shop works on, the most urgent first: the dashboard reads this and nothing of the past.
CREATE INDEX orders_in_hand ON orders (promised_by, id) WHERE status IN ('open', 'on_hold');
-- Only the states that few orders are in: for the others the primary key is quick enough.
CREATE INDEX orders_by_odd_payment ON orders (payment_status, id)
  WHERE payment_status IN ('submitted', 'partially_paid', 'partially_refunded', 'refunded');
CREATE INDEX orders_by_open_artwork ON orders (artwork_status, id) WHERE artwork_status <> 'approved';
CREATE INDEX orders_search ON orders USING gin (search_text gin_trgm_ops);
CREATE INDEX orders_handed_over ON orders (handed_over_at) INCLUDE (created_at, promised_by)
  WHERE handed_over_at IS NOT NULL;

ALTER TABLE payments
  -- What really arrived. The amount is what the customer says.
  ADD COLUMN verified_minor  money_minor,
  ADD COLUMN refunded_minor  money_minor NOT NULL DEFAULT 0,
  ADD COLUMN decided_by      uuid REFERENCES admin_users,
  ADD COLUMN decision_reason text,
  ADD CONSTRAINT payments_refund_what_arrived CHECK (refunded_minor <= coalesce(verified_minor, 0)),
  ADD CONSTRAINT payments_verified_with_amount CHECK (status NOT IN ('verified', 'refunded') OR verified_minor > 0);
-- Income by day.
CREATE INDEX payments_by_income ON payments (decided_at) INCLUDE (verified_minor)
  WHERE status IN ('verified', 'refunded');

CREATE TABLE refunds (
  id           uuid PRIMARY KEY,
  order_id     uuid NOT NULL REFERENCES orders,
  payment_id   uuid NOT NULL REFERENCES payments,
  amount_minor money_minor NOT NULL,
  reason       text NOT NULL,
  -- The number of the transfer back.
  reference    text,
  refunded_by  uuid NOT NULL REFERENCES admin_users,
  refunded_at  timestamptz NOT NULL,
  CONSTRAINT refunds_amount_positive CHECK (amount_minor > 0)
);
CREATE INDEX refunds_by_order ON refunds (order_id);
CREATE INDEX refunds_by_day ON refunds (refunded_at) INCLUDE (amount_minor);

CREATE TABLE order_notes (
  id         uuid PRIMARY KEY,
  order_id   uuid NOT NULL REFERENCES orders,
  author_id  uuid NOT NULL REFERENCES admin_users,
  body       text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX order_notes_by_order ON order_notes (order_id, id);

ALTER TABLE contact_leads
  ADD COLUMN revision     integer NOT NULL DEFAULT 1,
  ADD COLUMN status_since timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN lost_reason  text,
  -- The order that came of it.
  ADD COLUMN order_id     uuid REFERENCES orders,
  ADD COLUMN search_text  text NOT NULL DEFAULT '',
  ADD COLUMN erased_at    timestamptz,
  DROP CONSTRAINT contact_leads_have_their_channel,
  ADD CONSTRAINT contact_leads_have_their_channel CHECK (
    (channel = 'email' AND email IS NOT NULL) OR (channel = 'whatsapp' AND phone IS NOT NULL) OR erased_at IS NOT NULL),
  ADD CONSTRAINT contact_leads_convert_into_an_order CHECK ((status = 'converted') = (order_id IS NOT NULL));
CREATE INDEX contact_leads_by_status ON contact_leads (status, id);
CREATE INDEX contact_leads_search ON contact_leads USING gin (search_text gin_trgm_ops);

-- Files that were removed by age or by a customer's wish. What was found about them stays.
ALTER TABLE artworks ADD COLUMN removed_at timestamptz;
ALTER TABLE payment_proofs ADD COLUMN removed_at timestamptz;

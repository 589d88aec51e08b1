-- Artwork, orders with their items, placements and payments, contact leads.

-- A file is stored once under its SHA-256; what inspection found about it never changes.
CREATE TABLE artworks (
  id          uuid PRIMARY KEY,
  sha256      bytea NOT NULL,
  file_name   text NOT NULL,
  byte_size   bigint NOT NULL,
  format      text NOT NULL,
  inspection  jsonb NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT artworks_sha256_has_32_bytes CHECK (octet_length(sha256) = 32)
);
CREATE INDEX artworks_by_sha256 ON artworks (sha256);

-- Pictures or PDFs of a transfer slip. Staff look at them; nothing is printed from them.
CREATE TABLE payment_proofs (
  id          uuid PRIMARY KEY,
  sha256      bytea NOT NULL,
  file_name   text NOT NULL,
  byte_size   bigint NOT NULL,
  format      text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_proofs_sha256_has_32_bytes CHECK (octet_length(sha256) = 32)
);

-- One running number for all years: PL-2026-000042. Gaps are allowed, doubles are not.
CREATE SEQUENCE order_numbers;

CREATE TABLE orders (
  id                uuid PRIMARY KEY,
  number            text NOT NULL,
  status            text NOT NULL DEFAULT 'open',
  payment_status    text NOT NULL DEFAULT 'unpaid',
  artwork_status    text NOT NULL,
  production_status text NOT NULL DEFAULT 'blocked',
  fulfilment_status text NOT NULL DEFAULT 'unfulfilled',
  hold_reason       text,
  customer_name     text NOT NULL,
  customer_email    text,
  customer_phone    text,
  customer_locale   text,
  fulfilment_method text NOT NULL,
  -- What the customer chose, with the names of that day: {meetupZoneId, meetupZoneName, slot, address}.
  fulfilment        jsonb NOT NULL,
  instruction_id    text NOT NULL REFERENCES payment_instructions,
  subtotal_minor    bigint NOT NULL,
  discount_minor    bigint NOT NULL,
  fee_minor         bigint NOT NULL,
  tax_minor         bigint NOT NULL,
  total_minor       bigint NOT NULL,
  paid_minor        bigint NOT NULL DEFAULT 0,
  currency          text NOT NULL,
  needed_by         date,
  promised_by       date NOT NULL,
  pay_before        timestamptz,
  note              text,
  policy_version    text NOT NULL,
  revision          integer NOT NULL DEFAULT 1,
  created_at        timestamptz NOT NULL,
  updated_at        timestamptz NOT NULL,
  CONSTRAINT orders_number_unique UNIQUE (number),
  CONSTRAINT orders_status_known CHECK (status IN ('open', 'on_hold', 'completed', 'cancelled', 'expired')),
  CONSTRAINT orders_payment_status_known CHECK (
    payment_status IN ('unpaid', 'submitted', 'partially_paid', 'paid', 'partially_refunded', 'refunded')),
  CONSTRAINT orders_artwork_status_known CHECK (
    artwork_status IN ('checking', 'passed', 'warning', 'failed', 'approved', 'changes_requested')),
  CONSTRAINT orders_production_status_known CHECK (
    production_status IN ('blocked', 'queued', 'in_production', 'done', 'void')),
  CONSTRAINT orders_fulfilment_status_known CHECK (
    fulfilment_status IN ('unfulfilled', 'ready', 'handed_over', 'failed_attempt', 'returned')),
  CONSTRAINT orders_fulfilment_method_known CHECK (fulfilment_method IN ('pickup', 'meetup', 'delivery')),
  CONSTRAINT orders_have_a_way_to_reach_the_customer CHECK (customer_email IS NOT NULL OR customer_phone IS NOT NULL),
  CONSTRAINT orders_money_not_negative CHECK (
    subtotal_minor >= 0 AND discount_minor >= 0 AND fee_minor >= 0 AND tax_minor >= 0 AND total_minor >= 0 AND paid_minor >= 0),
  CONSTRAINT orders_expire_only_unpaid CHECK (status <> 'expired' OR payment_status = 'unpaid')
) WITH (fillfactor = 85);
CREATE INDEX orders_awaiting_payment ON orders (pay_before) WHERE status = 'open' AND payment_status = 'unpaid';

CREATE TABLE order_items (
  id                uuid PRIMARY KEY,
  order_id          uuid NOT NULL REFERENCES orders,
  position          smallint NOT NULL,
  variant_id        uuid NOT NULL REFERENCES variants,
  garment_name      text NOT NULL,
  colour            text NOT NULL,
  size              text NOT NULL,
  quantity          integer NOT NULL,
  -- What is still reserved for this line: set at creation, lowered at pressing, zero after a release.
  reserved_quantity integer NOT NULL,
  unit_price_minor  bigint NOT NULL,
  line_total_minor  bigint NOT NULL,
  note              text,
  CONSTRAINT order_items_position_unique UNIQUE (order_id, position),
  CONSTRAINT order_items_quantity_positive CHECK (quantity > 0),
  CONSTRAINT order_items_reserve_within_quantity CHECK (reserved_quantity BETWEEN 0 AND quantity)
);

CREATE TABLE placements (
  id            uuid PRIMARY KEY,
  order_item_id uuid NOT NULL REFERENCES order_items,
  position      smallint NOT NULL,
  zone_id       text NOT NULL REFERENCES print_zones,
  artwork_id    uuid NOT NULL REFERENCES artworks,
  width_mm      numeric(6,1) NOT NULL,
  height_mm     numeric(6,1) NOT NULL,
  offset_x_mm   numeric(6,1) NOT NULL,
  offset_y_mm   numeric(6,1) NOT NULL,
  rotation_deg  smallint NOT NULL,
  size_tier_id  text NOT NULL REFERENCES size_tiers,
  price_minor   bigint NOT NULL,
  state         text NOT NULL,
  preflight     jsonb NOT NULL,
  CONSTRAINT placements_position_unique UNIQUE (order_item_id, position),
  CONSTRAINT placements_size_positive CHECK (width_mm > 0 AND height_mm > 0),
  CONSTRAINT placements_rotation_is_a_quarter_turn CHECK (rotation_deg IN (0, 90, 180, 270)),
  CONSTRAINT placements_state_known CHECK (
    state IN ('checking', 'passed', 'warning', 'failed', 'approved', 'changes_requested'))
);
CREATE INDEX placements_by_artwork ON placements (artwork_id);

CREATE TABLE payments (
  id             uuid PRIMARY KEY,
  order_id       uuid NOT NULL REFERENCES orders,
  instruction_id text NOT NULL REFERENCES payment_instructions,
  method         text NOT NULL,
  amount_minor   bigint NOT NULL,
  reference      text,
  payer_name     text,
  proof_id       uuid REFERENCES payment_proofs,
  status         text NOT NULL DEFAULT 'submitted',
  submitted_at   timestamptz NOT NULL,
  decided_at     timestamptz,
  CONSTRAINT payments_status_known CHECK (status IN ('submitted', 'verified', 'rejected', 'refunded')),
  CONSTRAINT payments_amount_positive CHECK (amount_minor > 0)
);
CREATE INDEX payments_by_order ON payments (order_id);
-- One transfer pays once, whatever the order. Its refund does not free the reference.
CREATE UNIQUE INDEX payments_reference_verifies_once ON payments (instruction_id, lower(reference))
  WHERE status IN ('verified', 'refunded') AND reference IS NOT NULL;

CREATE SEQUENCE contact_lead_numbers;

CREATE TABLE contact_leads (
  id                uuid PRIMARY KEY,
  reference         text NOT NULL,
  status            text NOT NULL DEFAULT 'new',
  channel           text NOT NULL,
  name              text NOT NULL,
  email             text,
  phone             text,
  topic             text NOT NULL,
  message           text NOT NULL,
  order_number      text,
  quantity_estimate integer,
  artwork_ids       uuid[] NOT NULL DEFAULT '{}',
  locale            text,
  received_at       timestamptz NOT NULL,
  updated_at        timestamptz NOT NULL,
  CONSTRAINT contact_leads_reference_unique UNIQUE (reference),
  CONSTRAINT contact_leads_status_known CHECK (status IN ('new', 'contacted', 'quoted', 'converted', 'lost', 'spam')),
  CONSTRAINT contact_leads_channel_known CHECK (channel IN ('email', 'whatsapp')),
  CONSTRAINT contact_leads_have_their_channel CHECK (
    (channel = 'email' AND email IS NOT NULL) OR (channel = 'whatsapp' AND phone IS NOT NULL))
);

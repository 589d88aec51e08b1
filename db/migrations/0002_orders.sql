-- Artwork, orders with their items, placements and payments, contact leads.

CREATE DOMAIN quarter_turn AS smallint CONSTRAINT turn_is_a_quarter CHECK (VALUE IN (0, 90, 180, 270));
CREATE DOMAIN garment_count AS integer CONSTRAINT garment_count_positive CHECK (VALUE > 0);
CREATE TYPE order_status AS ENUM ('open', 'on_hold', 'completed', 'cancelled', 'expired');
CREATE TYPE payment_status AS ENUM (
  'unpaid', 'submitted', 'partially_paid', 'paid', 'partially_refunded', 'refunded');
CREATE TYPE artwork_state AS ENUM ('checking', 'passed', 'warning', 'failed', 'approved', 'changes_requested');
CREATE TYPE production_status AS ENUM ('blocked', 'queued', 'in_production', 'done', 'void');
CREATE TYPE fulfilment_status AS ENUM ('unfulfilled', 'ready', 'handed_over', 'failed_attempt', 'returned');
CREATE TYPE fulfilment_method AS ENUM ('pickup', 'meetup', 'delivery');
CREATE TYPE payment_state AS ENUM ('submitted', 'verified', 'rejected', 'refunded');
CREATE TYPE lead_status AS ENUM ('new', 'contacted', 'quoted', 'converted', 'lost', 'spam');
CREATE TYPE lead_channel AS ENUM ('email', 'whatsapp');

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
  status            order_status NOT NULL DEFAULT 'open',
  payment_status    payment_status NOT NULL DEFAULT 'unpaid',
  artwork_status    artwork_state NOT NULL,
  production_status production_status NOT NULL DEFAULT 'blocked',
  fulfilment_status fulfilment_status NOT NULL DEFAULT 'unfulfilled',
  hold_reason       text,
  customer_name     text NOT NULL,
  customer_email    text,
  customer_phone    text,
  customer_locale   text,
  fulfilment_method fulfilment_method NOT NULL,
  -- What the customer chose, with the names of that day: {meetupZoneId, meetupZoneName, slot, address}.
  fulfilment        jsonb NOT NULL,
  instruction_id    text NOT NULL REFERENCES payment_instructions,
  subtotal_minor    money_minor NOT NULL,
  discount_minor    money_minor NOT NULL,
  fee_minor         money_minor NOT NULL,
  tax_minor         money_minor NOT NULL,
  total_minor       money_minor NOT NULL,
  paid_minor        money_minor NOT NULL DEFAULT 0,
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
  CONSTRAINT orders_have_a_way_to_reach_the_customer CHECK (customer_email IS NOT NULL OR customer_phone IS NOT NULL),
  CONSTRAINT orders_expire_only_unpaid CHECK (status <> 'expired' OR payment_status = 'unpaid')
) WITH (fillfactor = 85);
CREATE INDEX orders_awaiting_payment ON orders (pay_before) WHERE status = 'open' AND payment_status = 'unpaid';

CREATE TABLE order_items (
  id                uuid PRIMARY KEY,
  order_id          uuid NOT NULL REFERENCES orders,
  position          smallint NOT NULL,
  variant_id        uuid NOT NULL REFERENCES variants,
  -- The blank that is reserved for this line; null when the shop keeps no stock of the variant.
  inventory_item_id uuid REFERENCES inventory_items,
  garment_name      text NOT NULL,
  colour            text NOT NULL,
  size              text NOT NULL,
  quantity          garment_count NOT NULL,
  -- What is still reserved for this line: set at creation, lowered at pressing, zero after a release.
  reserved_quantity integer NOT NULL,
  unit_price_minor  money_minor NOT NULL,
  line_total_minor  money_minor NOT NULL,
  note              text,
  CONSTRAINT order_items_position_unique UNIQUE (order_id, position),
  CONSTRAINT order_items_reserve_within_quantity CHECK (
    reserved_quantity BETWEEN 0 AND quantity AND (reserved_quantity = 0 OR inventory_item_id IS NOT NULL))
);

CREATE TABLE placements (
  id            uuid PRIMARY KEY,
  order_item_id uuid NOT NULL REFERENCES order_items,
  position      smallint NOT NULL,
  zone_id       text NOT NULL REFERENCES print_zones,
  artwork_id    uuid NOT NULL REFERENCES artworks,
  width_mm      length_mm NOT NULL,
  height_mm     length_mm NOT NULL,
  offset_x_mm   numeric(6,1) NOT NULL,
  offset_y_mm   numeric(6,1) NOT NULL,
  rotation_deg  quarter_turn NOT NULL,
  -- No reference: tiers are rearranged freely, an order keeps the name and the price of its day.
  size_tier_id  text NOT NULL,
  price_minor   money_minor NOT NULL,
  state         artwork_state NOT NULL,
  preflight     jsonb NOT NULL,
  CONSTRAINT placements_position_unique UNIQUE (order_item_id, position)
);
CREATE INDEX placements_by_artwork ON placements (artwork_id);

CREATE TABLE payments (
  id             uuid PRIMARY KEY,
  order_id       uuid NOT NULL REFERENCES orders,
  instruction_id text NOT NULL REFERENCES payment_instructions,
  method         payment_method NOT NULL,
  amount_minor   money_minor NOT NULL,
  reference      text,
  payer_name     text,
  proof_id       uuid REFERENCES payment_proofs,
  status         payment_state NOT NULL DEFAULT 'submitted',
  submitted_at   timestamptz NOT NULL,
  decided_at     timestamptz,
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
  status            lead_status NOT NULL DEFAULT 'new',
  channel           lead_channel NOT NULL,
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
  CONSTRAINT contact_leads_have_their_channel CHECK (
    (channel = 'email' AND email IS NOT NULL) OR (channel = 'whatsapp' AND phone IS NOT NULL))
);

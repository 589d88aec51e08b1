-- The shop's own settings, its catalogue and its stock.

-- Closed lists are types: PostgreSQL reads and compiles the CHECKs of a table anew in every statement that writes
-- to it, which over the tables of an order costs as much as some of the writing.
-- For the same reason, what is true of one value alone is said by a domain, and CHECKs are left for what is true
-- between columns.
CREATE DOMAIN money_minor AS bigint CONSTRAINT money_not_negative CHECK (VALUE >= 0);
CREATE DOMAIN stock_quantity AS bigint CONSTRAINT stock_not_negative CHECK (VALUE >= 0);
CREATE DOMAIN length_mm AS numeric(6,1) CONSTRAINT length_positive CHECK (VALUE > 0);
CREATE DOMAIN slug AS text CONSTRAINT slug_is_readable CHECK (VALUE ~ '^[a-z][a-z0-9_]{0,39}$');
CREATE DOMAIN sku AS text CONSTRAINT sku_is_upper_case CHECK (VALUE = upper(VALUE) AND VALUE <> '');
CREATE TYPE tax_mode AS ENUM ('none', 'inclusive', 'exclusive');
CREATE TYPE payment_method AS ENUM ('bank_transfer', 'mobile_money', 'card_link', 'cash');
CREATE TYPE stock_kind AS ENUM ('blank', 'film', 'ink', 'powder', 'packaging', 'other');
CREATE TYPE stock_unit AS ENUM ('piece', 'millimetre', 'millilitre', 'gram');
CREATE TYPE movement_type AS ENUM (
  'receipt', 'adjustment', 'waste', 'consumption', 'return', 'count', 'reservation', 'release');
CREATE TYPE actor_kind AS ENUM ('admin', 'system', 'customer');

-- One row: the store. Replaced as a whole by the settings page, guarded by `revision`.
CREATE TABLE store_settings (
  id                   boolean PRIMARY KEY DEFAULT true,
  store_name           text NOT NULL,
  tagline              text NOT NULL,
  currency             text NOT NULL,
  currency_exponent    smallint NOT NULL,
  locales              text[] NOT NULL,
  time_zone            text NOT NULL,
  shop_email           text,
  support_channels     jsonb NOT NULL,
  fulfilment_methods   jsonb NOT NULL,
  tax_mode             tax_mode NOT NULL,
  tax_rate_bp          integer NOT NULL,
  lead_time_min_days   smallint NOT NULL,
  lead_time_max_days   smallint NOT NULL,
  policy_version       text NOT NULL,
  deposit_percent      smallint NOT NULL DEFAULT 100,
  approve_passed_artwork boolean NOT NULL DEFAULT true,
  revision             integer NOT NULL DEFAULT 1,
  updated_at           timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT store_settings_is_one_row CHECK (id),
  CONSTRAINT store_settings_currency_is_iso_4217 CHECK (currency ~ '^[A-Z]{3}$'),
  CONSTRAINT store_settings_currency_exponent_in_range CHECK (currency_exponent BETWEEN 0 AND 4),
  CONSTRAINT store_settings_tax_rate_in_range CHECK (tax_rate_bp BETWEEN 0 AND 10000),
  CONSTRAINT store_settings_lead_time_in_order CHECK (0 <= lead_time_min_days AND lead_time_min_days <= lead_time_max_days),
  CONSTRAINT store_settings_deposit_in_range CHECK (deposit_percent BETWEEN 0 AND 100)
);

CREATE TABLE meetup_zones (
  id         slug PRIMARY KEY,
  name       text NOT NULL,
  area       text NOT NULL,
  landmark   text,
  fee_minor  money_minor NOT NULL,
  slots      jsonb NOT NULL,
  active     boolean NOT NULL DEFAULT true,
  sort       integer NOT NULL DEFAULT 0
);

CREATE TABLE payment_instructions (
  id                 slug PRIMARY KEY,
  method             payment_method NOT NULL,
  label              text NOT NULL,
  payee_name         text,
  account            text,
  instructions       text NOT NULL,
  reference_hint     text,
  reference_required boolean NOT NULL,
  proof_required     boolean NOT NULL,
  pay_within_hours   integer NOT NULL,
  active             boolean NOT NULL DEFAULT true,
  sort               integer NOT NULL DEFAULT 0,
  CONSTRAINT payment_instructions_time_to_pay_positive CHECK (pay_within_hours > 0)
);

-- One row: how the shop prints. Replaced as a whole together with zones and tiers, guarded by `revision`.
CREATE TABLE print_settings (
  id              boolean PRIMARY KEY DEFAULT true,
  minimum_dpi     integer NOT NULL,
  recommended_dpi integer NOT NULL,
  film            jsonb NOT NULL,
  press_recipes   jsonb NOT NULL,
  revision        integer NOT NULL DEFAULT 1,
  updated_at      timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT print_settings_is_one_row CHECK (id),
  CONSTRAINT print_settings_dpi_in_order CHECK (0 < minimum_dpi AND minimum_dpi <= recommended_dpi)
);

CREATE TABLE print_zones (
  id            slug PRIMARY KEY,
  name          text NOT NULL,
  garment_kinds text[] NOT NULL,
  anchor_x_mm   numeric(6,1) NOT NULL,
  anchor_y_mm   numeric(6,1) NOT NULL,
  max_width_mm  length_mm NOT NULL,
  max_height_mm length_mm NOT NULL,
  size_bands    jsonb NOT NULL,
  active        boolean NOT NULL DEFAULT true,
  sort          integer NOT NULL DEFAULT 0
);

CREATE TABLE size_tiers (
  id            slug PRIMARY KEY,
  label         text NOT NULL,
  max_width_mm  length_mm NOT NULL,
  max_height_mm length_mm NOT NULL,
  price_minor   money_minor NOT NULL,
  sort          integer NOT NULL DEFAULT 0
);

CREATE TABLE garments (
  id               uuid PRIMARY KEY,
  slug             text NOT NULL,
  kind             text NOT NULL,
  name             text NOT NULL,
  description      text NOT NULL,
  fabric           text NOT NULL,
  base_price_minor money_minor NOT NULL,
  active           boolean NOT NULL DEFAULT true,
  sort             integer NOT NULL DEFAULT 0,
  CONSTRAINT garments_slug_unique UNIQUE (slug),
  CONSTRAINT garments_slug_is_a_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

CREATE TABLE variants (
  id              uuid PRIMARY KEY,
  garment_id      uuid NOT NULL REFERENCES garments,
  colour          text NOT NULL,
  colour_hex      text NOT NULL,
  size            text NOT NULL,
  size_sort       integer NOT NULL,
  surcharge_minor money_minor NOT NULL DEFAULT 0,
  active          boolean NOT NULL DEFAULT true,
  CONSTRAINT variants_colour_and_size_unique UNIQUE (garment_id, colour, size),
  CONSTRAINT variants_colour_is_hex CHECK (colour_hex ~ '^#[0-9a-f]{6}$')
);

CREATE TABLE quantity_breaks (
  garment_kind   text NOT NULL,
  min_quantity   integer NOT NULL,
  percent_off_bp integer NOT NULL,
  PRIMARY KEY (garment_kind, min_quantity),
  CONSTRAINT quantity_breaks_quantity_positive CHECK (min_quantity > 1),
  CONSTRAINT quantity_breaks_discount_in_range CHECK (percent_off_bp BETWEEN 1 AND 10000)
);

CREATE TABLE inventory_items (
  id                 uuid PRIMARY KEY,
  sku                sku NOT NULL,
  name               text NOT NULL,
  kind               stock_kind NOT NULL,
  unit               stock_unit NOT NULL,
  variant_id         uuid REFERENCES variants,
  supplier           text,
  reorder_point      stock_quantity NOT NULL DEFAULT 0,
  reorder_quantity   stock_quantity,
  on_hand            stock_quantity NOT NULL DEFAULT 0,
  reserved           stock_quantity NOT NULL DEFAULT 0,
  average_unit_cost  numeric(18,6),
  active             boolean NOT NULL DEFAULT true,
  revision           integer NOT NULL DEFAULT 1,
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT inventory_items_sku_unique UNIQUE (sku),
  CONSTRAINT inventory_items_variant_unique UNIQUE (variant_id),
  -- The last defence against selling a unit twice.
  CONSTRAINT inventory_items_reserved_within_on_hand CHECK (reserved <= on_hand)
) WITH (fillfactor = 70); -- stock rows are updated in place all day: leave room for HOT updates

CREATE TABLE inventory_movements (
  id            uuid PRIMARY KEY,
  item_id       uuid NOT NULL REFERENCES inventory_items,
  type          movement_type NOT NULL,
  quantity      bigint NOT NULL,
  -- What the movement did to on_hand. Reservations and releases move none: theirs is 0.
  delta         bigint NOT NULL,
  on_hand_after stock_quantity NOT NULL,
  unit_cost     numeric(18,6),
  order_id      uuid,
  job_id        uuid,
  reason        text,
  actor_kind    actor_kind NOT NULL,
  actor_id      uuid,
  occurred_at   timestamptz NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT inventory_movements_reservation_moves_no_stock CHECK (type NOT IN ('reservation', 'release') OR delta = 0)
);
CREATE INDEX inventory_movements_by_item ON inventory_movements (item_id, created_at DESC, id DESC);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is insert-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER inventory_movements_are_insert_only
  BEFORE UPDATE OR DELETE ON inventory_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER inventory_movements_are_never_truncated
  BEFORE TRUNCATE ON inventory_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Every replica keeps what these tables say in memory and rereads it when told. A trigger cannot be forgotten.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('platen_changed', TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE TRIGGER store_settings_announced AFTER INSERT OR UPDATE OR DELETE ON store_settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');
CREATE TRIGGER meetup_zones_announced AFTER INSERT OR UPDATE OR DELETE ON meetup_zones
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');
CREATE TRIGGER payment_instructions_announced AFTER INSERT OR UPDATE OR DELETE ON payment_instructions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');
CREATE TRIGGER print_settings_announced AFTER INSERT OR UPDATE OR DELETE ON print_settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');
CREATE TRIGGER print_zones_announced AFTER INSERT OR UPDATE OR DELETE ON print_zones
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');
CREATE TRIGGER size_tiers_announced AFTER INSERT OR UPDATE OR DELETE ON size_tiers
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');
CREATE TRIGGER garments_announced AFTER INSERT OR UPDATE OR DELETE ON garments
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');
CREATE TRIGGER variants_announced AFTER INSERT OR UPDATE OR DELETE ON variants
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');
-- What changes all day (on_hand, reserved) is not announced: availability is read again every two seconds.
CREATE TRIGGER inventory_items_announced AFTER INSERT OR DELETE OR UPDATE OF active, reorder_point, variant_id ON inventory_items
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');
CREATE TRIGGER quantity_breaks_announced AFTER INSERT OR UPDATE OR DELETE ON quantity_breaks
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');

-- The store's own time of change covers what belongs to it.
CREATE FUNCTION touch_store() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE store_settings SET updated_at = now();
  RETURN NULL;
END $$;
CREATE TRIGGER meetup_zones_touch_the_store AFTER INSERT OR UPDATE OR DELETE ON meetup_zones
  FOR EACH STATEMENT EXECUTE FUNCTION touch_store();
CREATE TRIGGER payment_instructions_touch_the_store AFTER INSERT OR UPDATE OR DELETE ON payment_instructions
  FOR EACH STATEMENT EXECUTE FUNCTION touch_store();

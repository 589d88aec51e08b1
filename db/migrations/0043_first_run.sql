-- The guide of a new shop: what the owner skipped, confirmed or put away. What is done is read from the shop itself.
CREATE TABLE first_run (
  id         boolean PRIMARY KEY DEFAULT true,
  opened     boolean NOT NULL DEFAULT false,
  dismissed  boolean NOT NULL DEFAULT false,
  skipped    text[] NOT NULL DEFAULT '{}',
  confirmed  text[] NOT NULL DEFAULT '{}',
  revision   integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid REFERENCES admin_users,
  CONSTRAINT first_run_is_one_row CHECK (id)
);
-- A shop that exists already knows its way.
INSERT INTO first_run (opened, dismissed)
SELECT there, there FROM (SELECT EXISTS (SELECT FROM store_settings) AS there) AS shop;

-- What the first start made up. A record is an example for as long as it contains `content`.
CREATE TABLE examples (
  kind    text NOT NULL,
  id      text NOT NULL,
  content jsonb NOT NULL,
  PRIMARY KEY (kind, id),
  CONSTRAINT examples_kind_is_known
    CHECK (kind IN ('store', 'garment', 'stock_item', 'size_tier', 'meetup_zone', 'payment_instruction'))
);

-- Orders that the shop placed to itself: they are produced like others, and no money of theirs is counted.
CREATE TABLE test_orders (
  order_id   uuid PRIMARY KEY REFERENCES orders,
  created_by uuid NOT NULL REFERENCES admin_users,
  created_at timestamptz NOT NULL
);

-- The ledger stays for ever, but for the opening stock of an example, which goes together with its item.
CREATE FUNCTION refuse_change_of_movement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.type = 'receipt' AND OLD.actor_kind = 'system' AND EXISTS (
    SELECT FROM examples WHERE kind = 'stock_item' AND id = OLD.item_id::text) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is insert-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
DROP TRIGGER inventory_movements_are_insert_only ON inventory_movements;
CREATE TRIGGER inventory_movements_are_insert_only BEFORE DELETE OR UPDATE ON inventory_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_movement();

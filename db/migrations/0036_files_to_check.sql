-- The nightly sweep looked at every file that the shop keeps. Now it looks at those of which something changed: new ones,
-- and those of orders that were lost or took other artwork. Triggers cannot be forgotten; rows may repeat and need no
-- lock. No foreign key: writers would pay for it, and the sweep drops what it does not find.
CREATE TABLE files_to_check (
  place   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind    text NOT NULL,
  file_id uuid NOT NULL,
  CONSTRAINT files_to_check_kind_is_known CHECK (kind IN ('artwork', 'proof'))
);

CREATE FUNCTION check_new_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO files_to_check (kind, file_id) VALUES (TG_ARGV[0], NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER artworks_are_checked AFTER INSERT ON artworks
  FOR EACH ROW EXECUTE FUNCTION check_new_file('artwork');
CREATE TRIGGER payment_proofs_are_checked AFTER INSERT ON payment_proofs
  FOR EACH ROW EXECUTE FUNCTION check_new_file('proof');

CREATE FUNCTION check_former_artwork() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO files_to_check (kind, file_id) VALUES ('artwork', OLD.artwork_id);
  RETURN NULL;
END $$;
CREATE TRIGGER placements_free_replaced_artwork AFTER UPDATE OF artwork_id ON placements
  FOR EACH ROW WHEN (OLD.artwork_id <> NEW.artwork_id) EXECUTE FUNCTION check_former_artwork();
CREATE TRIGGER placements_free_their_artwork AFTER DELETE ON placements
  FOR EACH ROW EXECUTE FUNCTION check_former_artwork();

CREATE FUNCTION check_artwork_of_lost_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO files_to_check (kind, file_id)
  SELECT DISTINCT 'artwork', p.artwork_id
  FROM order_items AS i JOIN placements AS p ON p.order_item_id = i.id
  WHERE i.order_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_free_their_artwork AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (NEW.status IN ('cancelled', 'expired') AND OLD.status <> NEW.status)
  EXECUTE FUNCTION check_artwork_of_lost_order();

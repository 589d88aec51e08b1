-- Orders of film without a garment: single transfers and whole sheets.
CREATE TYPE item_kind AS ENUM ('garment', 'transfer', 'sheet');

ALTER TABLE order_items
  ADD COLUMN kind item_kind NOT NULL DEFAULT 'garment',
  -- Of a sheet: its measures, what is billed, and where its prints lie if the customer laid it out. Frozen at the order.
  ADD COLUMN film jsonb,
  ADD COLUMN finish jsonb,
  ALTER COLUMN variant_id DROP NOT NULL,
  -- Not valid: earlier rows are garments and need not be read.
  ADD CONSTRAINT order_items_garments_have_a_variant CHECK ((kind = 'garment') = (variant_id IS NOT NULL)) NOT VALID,
  ADD CONSTRAINT order_items_sheets_have_film CHECK ((kind = 'sheet') = (film IS NOT NULL)) NOT VALID,
  ADD CONSTRAINT order_items_film_takes_no_blank CHECK (kind = 'garment' OR inventory_item_id IS NULL) NOT VALID,
  ADD CONSTRAINT order_items_finish_is_for_film CHECK (finish IS NULL OR kind <> 'garment') NOT VALID;

-- Film has no zone, and often no size tier. A picture may be on a sheet several times.
ALTER TABLE placements
  ALTER COLUMN zone_id DROP NOT NULL,
  ALTER COLUMN size_tier_id DROP NOT NULL,
  ADD COLUMN copies smallint NOT NULL DEFAULT 1,
  ADD CONSTRAINT placements_copies_count_from_one CHECK (copies >= 1) NOT VALID;

-- Film is cut, not pressed.
ALTER TYPE job_state ADD VALUE 'cut' AFTER 'printed';

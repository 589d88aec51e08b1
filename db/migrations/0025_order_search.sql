-- The search of orders also finds payment references and SKUs. Both indexes are built in a second or two in a shop of
-- many years; until then payments and order lines can be read but not written.
CREATE INDEX payments_by_reference ON payments USING gin (lower(reference) gin_trgm_ops)
  WHERE reference IS NOT NULL;
CREATE INDEX order_items_by_stock ON order_items (inventory_item_id, order_id)
  WHERE inventory_item_id IS NOT NULL;

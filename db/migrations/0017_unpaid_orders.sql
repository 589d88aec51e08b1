-- What orders that nobody has paid may hold of the stock.

-- A keyed digest of the customer's network address. Only unpaid orders are ever looked up by it.
ALTER TABLE orders ADD COLUMN client_digest bytea;

-- The index and the view have the same condition. A generated column would have rewritten the table.
CREATE INDEX orders_unpaid ON orders (id)
  WHERE source = 'storefront' AND status IN ('open', 'on_hold') AND production_status IN ('blocked', 'queued')
    AND payment_status IN ('unpaid', 'submitted') AND paid_minor = 0;
CREATE VIEW unpaid_orders AS
  SELECT id, units, customer_email, customer_phone, client_digest FROM orders
  WHERE source = 'storefront' AND status IN ('open', 'on_hold') AND production_status IN ('blocked', 'queued')
    AND payment_status IN ('unpaid', 'submitted') AND paid_minor = 0;

ALTER TABLE store_settings ADD COLUMN unpaid_orders jsonb NOT NULL DEFAULT '{
  "maxUnits": 60, "maxUnitsPerContact": 100, "maxUnitsPerAddress": 200,
  "maxPercentPerCustomer": 50, "maxPercent": 90, "largeUnits": 20, "largePayWithinHours": 24}';

-- Refuses a new unpaid order of the storefront that would hold too much. Orders of one customer take turns, and so do
-- orders of one item, until their transactions end. Each query here sees what the one before waited for.
CREATE FUNCTION admit_unpaid_order(
  new_client bytea, new_email text, new_phone text, new_units bigint, contact_most bigint, client_most bigint,
  item_ids uuid[], quantities bigint[], own_percent integer, all_percent integer
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  -- A shop has a dozen of most sizes, and an order for all of them is honest.
  always     CONSTANT integer := 12;
  by_contact bigint;
  by_client  bigint;
  short      text;
BEGIN
  PERFORM pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended(holder, 1) AS key
    FROM unnest(ARRAY[encode(new_client, 'hex'), lower(new_email), new_phone]) AS holder
    WHERE holder IS NOT NULL ORDER BY key) AS keys;

  SELECT
    coalesce(sum(units) FILTER (WHERE lower(customer_email) = lower(new_email) OR customer_phone = new_phone), 0),
    coalesce(sum(units) FILTER (WHERE client_digest = new_client), 0)
  INTO by_contact, by_client FROM unpaid_orders;
  IF by_contact + new_units > contact_most OR by_client + new_units > client_most THEN
    PERFORM refuse('UNPAID_UNITS');
  END IF;

  PERFORM FROM inventory_items WHERE id = ANY(item_ids) ORDER BY id FOR NO KEY UPDATE;
  WITH held AS (
    SELECT l.inventory_item_id AS item_id, sum(l.reserved_quantity) AS everybody,
      coalesce(sum(l.reserved_quantity) FILTER (
        WHERE o.client_digest = new_client OR lower(o.customer_email) = lower(new_email)
          OR o.customer_phone = new_phone), 0) AS own
    FROM unpaid_orders AS o JOIN order_items AS l ON l.order_id = o.id
    WHERE l.inventory_item_id = ANY(item_ids)
    GROUP BY l.inventory_item_id
  ), wanted AS (
    SELECT i.id, d.quantity, i.on_hand - i.reserved AS available, coalesce(held.own, 0) AS own,
      coalesce(held.everybody, 0) AS everybody, i.on_hand - i.reserved + coalesce(held.everybody, 0) AS not_sold
    FROM unnest(item_ids, quantities) AS d(item_id, quantity)
    JOIN inventory_items AS i ON i.id = d.item_id
    LEFT JOIN held ON held.item_id = i.id
  )
  SELECT string_agg(id::text, ' ') INTO short FROM wanted
  WHERE quantity > least(
    available,
    greatest(always, ceil(not_sold * own_percent / 100.0)) - own,
    greatest(always, ceil(not_sold * all_percent / 100.0)) - everybody);
  IF short IS NOT NULL THEN
    RAISE EXCEPTION 'OUT_OF_STOCK' USING ERRCODE = 'PL001', DETAIL = short;
  END IF;
  RETURN true;
END $$;

-- A customer's unpaid orders are found by key, also with a plan that was made while there were none. An empty B-tree may
-- as well be read whole, and the plan is kept while it fills; a hash index can only be asked for a key. Comparing is
-- said to be dear, so that the other indexes of open orders are not read whole either.

DROP INDEX orders_unpaid_by_client, orders_unpaid_by_email, orders_unpaid_by_phone;
CREATE INDEX orders_unpaid_by_client ON orders USING hash (client_digest)
  WHERE source = 'storefront' AND status IN ('open', 'on_hold') AND production_status IN ('blocked', 'queued')
    AND payment_status IN ('unpaid', 'submitted') AND paid_minor = 0;
CREATE INDEX orders_unpaid_by_email ON orders USING hash ((lower(customer_email)))
  WHERE source = 'storefront' AND status IN ('open', 'on_hold') AND production_status IN ('blocked', 'queued')
    AND payment_status IN ('unpaid', 'submitted') AND paid_minor = 0;
CREATE INDEX orders_unpaid_by_phone ON orders USING hash (customer_phone)
  WHERE source = 'storefront' AND status IN ('open', 'on_hold') AND production_status IN ('blocked', 'queued')
    AND payment_status IN ('unpaid', 'submitted') AND paid_minor = 0;

CREATE OR REPLACE FUNCTION admit_orders(asked jsonb, wanted jsonb)
RETURNS TABLE (order_id uuid, refusal text, short text) LANGUAGE plpgsql ROWS 16 SET cpu_operator_cost = 1 AS $$
DECLARE
  busy     uuid[];
  ids      uuid[];
  refusals text[];
  shorts   text[];
BEGIN
  SELECT array_agg(o.id) INTO busy
  FROM jsonb_to_recordset(asked) AS o(id uuid, scope text, key text, visitor text)
  WHERE CASE WHEN o.key IS NULL THEN false ELSE
    NOT pg_try_advisory_xact_lock(hashtextextended(concat_ws(' ', o.scope, o.key, o.visitor), 0)) END;

  PERFORM pg_advisory_xact_lock(lock) FROM (
    SELECT DISTINCT hashtextextended(holder, 1) AS lock
    FROM jsonb_to_recordset(asked) AS o(client bytea, email text, phone text),
      unnest(ARRAY[encode(o.client, 'hex'), lower(o.email), o.phone]) AS holder
    WHERE o.client IS NOT NULL AND holder IS NOT NULL ORDER BY lock) AS locks;

  PERFORM FROM inventory_items
  WHERE id = ANY(ARRAY(SELECT w.item FROM jsonb_to_recordset(wanted) AS w(item uuid)))
  ORDER BY id FOR NO KEY UPDATE;

  WITH o AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(asked) AS o(
      id uuid, scope text, key text, visitor text, request_hash bytea, fingerprint bytea, client bytea, email text,
      phone text, units bigint, contact_most bigint, client_most bigint, own_percent integer, all_percent integer)
  ), own AS MATERIALIZED (
    SELECT o.id, u.* FROM o CROSS JOIN LATERAL (
      SELECT
        coalesce(sum(u.units) FILTER (
          WHERE lower(u.customer_email) = lower(o.email) OR u.customer_phone = o.phone), 0) AS by_contact,
        coalesce(sum(u.units) FILTER (WHERE u.client_digest = o.client), 0) AS by_client,
        coalesce(sum(u.units), 0) AS units
      FROM (
        SELECT * FROM unpaid_orders WHERE client_digest = o.client
        UNION SELECT * FROM unpaid_orders WHERE lower(customer_email) = lower(o.email)
        UNION SELECT * FROM unpaid_orders WHERE customer_phone = o.phone) AS u
    ) AS u
    WHERE o.client IS NOT NULL
  ), lines AS (
    SELECT w."order", w.item, w.quantity, o.client, o.email, o.phone, coalesce(own.units, 0) AS own_units,
      coalesce(o.own_percent, 100) AS own_percent, coalesce(o.all_percent, 100) AS all_percent,
      i.on_hand - i.reserved AS available, i.reserved,
      sum(w.quantity) OVER (PARTITION BY w.item ORDER BY w.turn) AS so_far
    FROM ROWS FROM (jsonb_to_recordset(wanted) AS ("order" uuid, item uuid, quantity bigint)) WITH ORDINALITY
      AS w("order", item, quantity, turn)
    JOIN inventory_items AS i ON i.id = w.item
    JOIN o ON o.id = w."order"
    LEFT JOIN own ON own.id = w."order"
  ), room AS (
    SELECT l."order", l.item, l.quantity, l.so_far,
      least(l.available, share_left(l.available + held.everybody, l.all_percent, held.everybody)) AS for_all,
      share_left(l.available + held.everybody, l.own_percent, held.own) AS for_own
    FROM lines AS l CROSS JOIN LATERAL (
      SELECT coalesce(sum(i.reserved_quantity), 0) AS everybody,
        coalesce(sum(i.reserved_quantity) FILTER (
          WHERE u.client_digest = l.client OR lower(u.customer_email) = lower(l.email)
            OR u.customer_phone = l.phone), 0) AS own
      FROM unpaid_orders AS u JOIN order_items AS i ON i.order_id = u.id
      WHERE i.inventory_item_id = l.item AND l.client IS NOT NULL
        -- Unpaid orders hold no more than what is reserved, and the customer no more than what it has not paid. When
        -- there is room even so, nothing is counted.
        AND (l.so_far > share_left(l.available + l.reserved, l.all_percent, l.reserved)
          OR l.quantity > share_left(l.available, l.own_percent, l.own_units))
    ) AS held
  ), stock AS (
    SELECT r."order", string_agg(r.item::text, ' ') FILTER (WHERE r.quantity > least(r.for_all, r.for_own)) AS short,
      bool_or(r.so_far > r.for_all) AS again
    FROM room AS r GROUP BY r."order"
  ), verdicts AS (
    SELECT o.id, stock.short, CASE
      WHEN o.id = ANY(busy) THEN 'IDEMPOTENCY_IN_PROGRESS'
      WHEN EXISTS (
        SELECT FROM idempotency_keys AS k WHERE k.scope = o.scope AND k.key = o.key
          AND (k.client = o.visitor OR k.request_hash = o.request_hash)) THEN 'IDEMPOTENCY_KEY_TAKEN'
      WHEN EXISTS (SELECT FROM used_challenges AS c WHERE c.fingerprint = o.fingerprint) THEN 'CHALLENGE_USED'
      WHEN own.by_contact + o.units > o.contact_most OR own.by_client + o.units > o.client_most THEN 'UNPAID_UNITS'
      WHEN stock.short IS NOT NULL THEN 'OUT_OF_STOCK'
      WHEN stock.again THEN 'AGAIN'
    END AS refusal
    FROM o LEFT JOIN own ON own.id = o.id LEFT JOIN stock ON stock."order" = o.id
  )
  SELECT array_agg(v.id), array_agg(v.refusal), array_agg(v.short) INTO ids, refusals, shorts FROM verdicts AS v;

  WITH admitted AS (
    SELECT w.* FROM jsonb_to_recordset(wanted) AS w("order" uuid, item uuid, quantity bigint, movement uuid, at timestamptz)
    JOIN unnest(ids, refusals) AS v(id, refusal) ON v.id = w."order" AND v.refusal IS NULL
  ), reserved AS (
    UPDATE inventory_items AS i SET reserved = i.reserved + a.quantity, updated_at = a.at
    FROM (SELECT a.item, sum(a.quantity) AS quantity, max(a.at) AS at FROM admitted AS a GROUP BY a.item) AS a
    WHERE i.id = a.item
      -- Leaves out nothing. The planner expects few rows of an array, so that it uses the key.
      AND i.id = ANY(ARRAY(SELECT a.item FROM admitted AS a))
    RETURNING i.id, i.on_hand
  )
  INSERT INTO inventory_movements (
    id, item_id, type, quantity, delta, on_hand_after, order_id, actor_kind, occurred_at)
  SELECT a.movement, a.item, 'reservation', a.quantity, 0, r.on_hand, a."order", 'system', a.at
  FROM admitted AS a JOIN reserved AS r ON r.id = a.item;

  RETURN QUERY SELECT * FROM unnest(ids, refusals, shorts);
END $$;

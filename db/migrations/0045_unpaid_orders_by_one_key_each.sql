-- A customer's unpaid orders are looked up by three keys, each by its own index. As one condition with OR, PostgreSQL
-- combined them with whatever other index it expected to help, and so read the index of all phone numbers for each order.
-- That is what took most of the time of an order that came alone. Otherwise as before.
--
-- One row for each order: NULL, or why it must not be written. Reserves the stock of those that may be. Locks the
-- idempotency keys, then the customers, then the stock, each in one order, so that two calls never deadlock. Each query
-- sees what the one before waited for, so nothing that was decided changes until the transaction ends. The caller's
-- statement sees the stock as it was before it waited, so it cannot reserve it.
--
-- `wanted` is in the order of arrival. An order that has room alone, but not after those before it, gets AGAIN.
-- The orders of one call are of different customers. An order without `client` has no limits.
--
-- Plans are kept, also those that were made while a table was empty. So none may read a table whole, and comparing is said
-- to be dear, so that none reads an index whole either; as a part of a bitmap that would cost nothing, so there is none.

CREATE OR REPLACE FUNCTION admit_orders(asked jsonb, wanted jsonb)
RETURNS TABLE (order_id uuid, refusal text, short text) LANGUAGE plpgsql ROWS 16
SET cpu_operator_cost = 1 SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE
  busy        uuid[];
  items       uuid[];
  availables  bigint[];
  reserveds   bigint[];
  -- What is left of the scarcest item when everybody gets what they want and unpaid orders hold all that is reserved.
  spare       numeric;
  -- How many garments a customer may have unpaid and still get the order.
  own_spare   numeric;
  ids         uuid[];
  refusals    text[];
  shorts      text[];
  own_units   bigint[];
  most_unpaid bigint;
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

  SELECT array_agg(i.id), array_agg(i.available), array_agg(i.reserved),
    min(least(i.available, share_left(i.available + i.reserved, w.all_percent, i.reserved)) - w.quantity),
    min(share_left(i.available, w.own_percent, 0) - w.most)
  INTO items, availables, reserveds, spare, own_spare
  FROM (
    SELECT s.id, s.on_hand - s.reserved AS available, s.reserved::bigint AS reserved FROM inventory_items AS s
    WHERE s.id = ANY(ARRAY(SELECT w.item FROM jsonb_to_recordset(wanted) AS w(item uuid)))
    ORDER BY s.id FOR NO KEY UPDATE
  ) AS i
  JOIN (
    SELECT w.item, sum(w.quantity) AS quantity, max(w.quantity) AS most, min(w.own_percent) AS own_percent,
      min(w.all_percent) AS all_percent
    FROM jsonb_to_recordset(wanted) AS w(item uuid, quantity bigint, own_percent integer, all_percent integer)
    GROUP BY w.item
  ) AS w ON w.item = i.id;

  SELECT array_agg(o.id), array_agg(own.units), max(own.units), array_agg(CASE
    WHEN o.id = ANY(busy) THEN 'IDEMPOTENCY_IN_PROGRESS'
    WHEN EXISTS (
      SELECT FROM idempotency_keys AS k WHERE k.scope = o.scope AND k.key = o.key
        AND (k.client = o.visitor OR k.request_hash = o.request_hash)) THEN 'IDEMPOTENCY_KEY_TAKEN'
    WHEN EXISTS (SELECT FROM used_challenges AS c WHERE c.fingerprint = o.fingerprint) THEN 'CHALLENGE_USED'
    WHEN own.by_contact + o.units > o.contact_most OR own.by_client + o.units > o.client_most THEN 'UNPAID_UNITS'
  END)
  INTO ids, own_units, most_unpaid, refusals
  FROM jsonb_to_recordset(asked) AS o(
    id uuid, scope text, key text, visitor text, request_hash bytea, fingerprint bytea, client bytea, email text,
    phone text, units bigint, contact_most bigint, client_most bigint)
  CROSS JOIN LATERAL (
    SELECT
      coalesce(sum(u.units) FILTER (
        WHERE lower(u.customer_email) = lower(o.email) OR u.customer_phone = o.phone), 0) AS by_contact,
      coalesce(sum(u.units) FILTER (WHERE u.client_digest = o.client), 0) AS by_client,
      coalesce(sum(u.units), 0) AS units
    FROM (
      SELECT * FROM unpaid_orders WHERE client_digest = o.client
      UNION ALL
      SELECT * FROM unpaid_orders WHERE lower(customer_email) = lower(o.email) AND client_digest IS DISTINCT FROM o.client
      UNION ALL
      SELECT * FROM unpaid_orders WHERE customer_phone = o.phone AND client_digest IS DISTINCT FROM o.client
        AND lower(customer_email) IS DISTINCT FROM lower(o.email)
    ) AS u
    WHERE o.client IS NOT NULL
  ) AS own;

  IF spare < 0 OR own_spare < most_unpaid THEN
    WITH lines AS (
      SELECT w."order", w.item, w.quantity, w.own_percent, w.all_percent, o.client, o.email, o.phone, i.available,
        i.reserved, own.units AS own_units,
        sum(w.quantity) OVER (PARTITION BY w.item ORDER BY w.turn) AS so_far
      FROM ROWS FROM (
        jsonb_to_recordset(wanted) AS ("order" uuid, item uuid, quantity bigint, own_percent integer, all_percent integer)
      ) WITH ORDINALITY AS w("order", item, quantity, own_percent, all_percent, turn)
      JOIN unnest(items, availables, reserveds) AS i(id, available, reserved) ON i.id = w.item
      JOIN unnest(ids, own_units) AS own(id, units) ON own.id = w."order"
      JOIN jsonb_to_recordset(asked) AS o(id uuid, client bytea, email text, phone text) ON o.id = w."order"
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
    )
    SELECT array_agg(v.id), array_agg(stock.short), array_agg(CASE
      WHEN v.refusal IS NOT NULL THEN v.refusal
      WHEN stock.short IS NOT NULL THEN 'OUT_OF_STOCK'
      WHEN stock.again THEN 'AGAIN'
    END)
    INTO ids, shorts, refusals
    FROM unnest(ids, refusals) AS v(id, refusal) LEFT JOIN stock ON stock."order" = v.id;
  END IF;

  WITH admitted AS (
    SELECT w.* FROM jsonb_to_recordset(wanted) AS w("order" uuid, item uuid, quantity bigint, movement uuid, at timestamptz)
    JOIN unnest(ids, refusals) AS v(id, refusal) ON v.id = w."order" AND v.refusal IS NULL
  ), reserved AS (
    UPDATE inventory_items AS i SET reserved = i.reserved + a.quantity, updated_at = a.at
    FROM (SELECT a.item, sum(a.quantity) AS quantity, max(a.at) AS at FROM admitted AS a GROUP BY a.item) AS a
    -- The array leaves out nothing. The planner expects few rows of it, so that it uses the key.
    WHERE i.id = a.item AND i.id = ANY(items)
    RETURNING i.id, i.on_hand
  )
  INSERT INTO inventory_movements (
    id, item_id, type, quantity, delta, on_hand_after, order_id, actor_kind, occurred_at)
  SELECT a.movement, a.item, 'reservation', a.quantity, 0, r.on_hand, a."order", 'system', a.at
  FROM admitted AS a JOIN reserved AS r ON r.id = a.item;

  RETURN QUERY SELECT * FROM unnest(ids, refusals, shorts);
END $$;

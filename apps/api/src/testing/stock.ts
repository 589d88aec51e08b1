import type { Pool } from 'pg'
import { decodeId } from '../platform/ids.ts'

/** Whatever has a connection to the shop's database. */
interface Shop {
  readonly services: { readonly pool: Pick<Pool, 'query'> }
}

export async function onHand(shop: Shop, variantId: string): Promise<{ onHand: number; reserved: number }> {
  const { rows } = await shop.services.pool.query<{ onHand: number; reserved: number }>(
    'SELECT on_hand AS "onHand", reserved FROM inventory_items WHERE variant_id = $1',
    [decodeId('variant', variantId)],
  )
  return rows[0]!
}

/** Counts the stock to `quantity`, by a movement like any other. */
export async function setOnHand(shop: Shop, variantId: string, quantity: number): Promise<void> {
  await shop.services.pool.query(
    `WITH item AS (SELECT id, on_hand FROM inventory_items WHERE variant_id = $1 FOR UPDATE),
     counted AS (
       INSERT INTO inventory_movements (id, item_id, type, quantity, delta, on_hand_after, actor_kind, occurred_at)
       SELECT gen_random_uuid(), id, 'count', $2, $2 - on_hand, $2, 'system', now() FROM item)
     UPDATE inventory_items SET on_hand = $2 FROM item WHERE inventory_items.id = item.id`,
    [decodeId('variant', variantId), quantity],
  )
}

/** The stock items whose numbers are not what their movements, orders and print jobs say. Empty in a sound shop. */
export async function ledgerProblems(shop: Shop): Promise<unknown[]> {
  const { rows } = await shop.services.pool.query<Record<string, unknown>>(
    `SELECT i.sku, i.on_hand, i.reserved, m.moved, coalesce(o.promised, 0) AS promised,
       coalesce(m.pressed, 0) AS pressed, j.taken
     FROM inventory_items AS i
     JOIN LATERAL (
       SELECT sum(delta) AS moved,
         sum(CASE type WHEN 'reservation' THEN quantity WHEN 'release' THEN -quantity ELSE 0 END) AS held,
         sum(CASE type WHEN 'consumption' THEN quantity WHEN 'return' THEN -quantity ELSE 0 END)
           FILTER (WHERE job_id IS NOT NULL) AS pressed
       FROM inventory_movements WHERE item_id = i.id) AS m ON true
     LEFT JOIN LATERAL (
       SELECT sum(reserved_quantity) AS promised FROM order_items AS l JOIN orders AS o ON o.id = l.order_id
       WHERE l.inventory_item_id = i.id AND o.status NOT IN ('expired', 'cancelled')) AS o ON true
     JOIN LATERAL (
       SELECT count(*) AS taken FROM print_jobs JOIN order_items AS l ON l.id = order_item_id
       WHERE l.inventory_item_id = i.id AND took_blank) AS j ON true
     WHERE i.on_hand <> coalesce(m.moved, 0) OR i.reserved <> coalesce(m.held, 0)
       OR i.reserved <> coalesce(o.promised, 0) OR j.taken <> coalesce(m.pressed, 0)`,
  )
  return rows
}

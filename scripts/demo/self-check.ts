import type { Client } from 'pg'
import { stageOfRow, type OrderRow } from './order-draft.ts'

/** What is wrong with the data, in words; nothing in a sound shop. */
export async function findFaults(client: Client): Promise<string[]> {
  return [...(await ledgerFaults(client)), ...(await stageFaults(client))]
}

/** Every balance is the sum of its movements, and what is reserved is what orders still hold. */
async function ledgerFaults(client: Client): Promise<string[]> {
  const { rows } = await client.query<{
    sku: string
    onHand: string
    moved: string
    held: string
    promised: string
  }>(
    `WITH moved AS (
       SELECT item_id, sum(delta) AS moved,
         sum(CASE type WHEN 'reservation' THEN quantity WHEN 'release' THEN -quantity ELSE 0 END) AS held
       FROM inventory_movements GROUP BY item_id),
     promised AS (
       SELECT inventory_item_id AS item_id, sum(reserved_quantity) AS promised
       FROM order_items WHERE reserved_quantity > 0 GROUP BY inventory_item_id)
     SELECT i.sku, i.on_hand AS "onHand", coalesce(m.moved, 0) AS moved, coalesce(m.held, 0) AS held,
       coalesce(p.promised, 0) AS promised
     FROM inventory_items AS i LEFT JOIN moved AS m ON m.item_id = i.id LEFT JOIN promised AS p ON p.item_id = i.id
     WHERE i.on_hand <> coalesce(m.moved, 0) OR i.reserved <> coalesce(m.held, 0)
       OR i.reserved <> coalesce(p.promised, 0)`,
  )
  return rows.map(
    ({ sku, onHand, moved, held, promised }) =>
      `${sku}: ${onHand} on hand, ${moved} moved, ${held} held, ${promised} promised to orders`,
  )
}

type Standing = Parameters<typeof stageOfRow>[0] & Pick<OrderRow, 'stage'>

async function stageFaults(client: Client): Promise<string[]> {
  const { rows } = await client.query<Standing & { orders: string }>(
    `SELECT status, payment_status, artwork_status, production_status, fulfilment_status, stage,
       min(confirmed_at) AS confirmed_at, count(*) AS orders
     FROM orders
     GROUP BY status, payment_status, artwork_status, production_status, fulfilment_status, stage, confirmed_at IS NULL`,
  )
  return rows
    .filter((row) => stageOfRow(row) !== row.stage)
    .map((row) => `${row.orders} orders are ${row.stage} and should be ${stageOfRow(row)}`)
}

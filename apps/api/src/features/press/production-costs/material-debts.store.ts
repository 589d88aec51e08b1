import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'

/**
 * What printing used but stock has not yet been reduced by, in 1/10,000 of each item's unit. A later stock count settles
 * the debt. Lock the items first.
 */
export async function listDebts(tx: Tx, itemIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ itemId: string; quantity: string }>`
    SELECT d.item_id AS "itemId", trunc(d.quantity * 10000)::text AS quantity
    FROM material_debts AS d
    WHERE d.item_id = ANY(${itemIds}::uuid[]) AND NOT EXISTS (
      SELECT FROM inventory_movements AS m
      WHERE m.item_id = d.item_id AND m.type = 'count' AND m.occurred_at > d.updated_at)`.execute(tx)
  return new Map(rows.map(({ itemId, quantity }) => [itemId, BigInt(quantity)]))
}

/** Dates the debt after any count recorded while this transaction waited for the items, although that is after `now`. */
export async function writeDebts(tx: Tx, debts: ReadonlyMap<string, bigint>, now: Date): Promise<void> {
  await sql`
    INSERT INTO material_debts (item_id, quantity, updated_at)
    SELECT item_id, quantity / 10000, greatest(${now}::timestamptz, (
      SELECT max(m.occurred_at) FROM inventory_movements AS m WHERE m.item_id = d.item_id AND m.type = 'count'))
    FROM unnest(${[...debts.keys()]}::uuid[], ${[...debts.values()].map(String)}::numeric[]) AS d(item_id, quantity)
    ON CONFLICT (item_id) DO UPDATE SET quantity = excluded.quantity, updated_at = excluded.updated_at`.execute(
    tx,
  )
}

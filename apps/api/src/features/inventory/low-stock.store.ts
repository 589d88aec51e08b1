import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction.ts'

/** An item of which no more is available than its reorder point. */
export interface LowItem {
  /** UUID. */
  readonly id: string
  readonly sku: string
  readonly available: number
  readonly reorderPoint: number
}

/**
 * Marks items that have become low and gives them. An item that is being moved at this moment is left for the next
 * time: to wait for it while others are held could end in a circle.
 */
export async function markLow(tx: Tx, now: Date): Promise<LowItem[]> {
  const { rows } = await sql<LowItem>`
    UPDATE inventory_items SET low_since = ${now}
    WHERE id IN (
      SELECT id FROM inventory_items
      WHERE active AND low_since IS NULL AND on_hand - reserved <= reorder_point
      FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, sku, on_hand - reserved AS available, reorder_point AS "reorderPoint"`.execute(tx)
  return rows
}

/** Takes the mark from items of which there is enough again, or that the shop keeps no longer. */
export async function unmarkEnough(tx: Tx): Promise<void> {
  await sql`
    UPDATE inventory_items SET low_since = NULL
    WHERE id IN (
      SELECT id FROM inventory_items
      WHERE low_since IS NOT NULL AND NOT (active AND on_hand - reserved <= reorder_point)
      FOR NO KEY UPDATE SKIP LOCKED)`.execute(tx)
}

import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'

/** An item at or below its reorder point. */
export interface LowItem {
  /** UUID. */
  readonly id: string
  readonly sku: string
  readonly available: number
  readonly reorderPoint: number
}

/**
 * Marks items that have become low and returns them. Items that are locked right now are left for the next run, because
 * waiting for them while holding others could deadlock.
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

/** Removes the mark from items with enough stock and from inactive items. */
export async function unmarkRestocked(tx: Tx): Promise<void> {
  await sql`
    UPDATE inventory_items SET low_since = NULL
    WHERE id IN (
      SELECT id FROM inventory_items
      WHERE low_since IS NOT NULL AND NOT (active AND on_hand - reserved <= reorder_point)
      FOR NO KEY UPDATE SKIP LOCKED)`.execute(tx)
}

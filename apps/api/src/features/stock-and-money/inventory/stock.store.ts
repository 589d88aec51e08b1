import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'

export interface Balance {
  readonly id: string
  readonly sku: string
  readonly onHand: number
  readonly reserved: number
  /** Decimal, six places; null before anything was bought. */
  readonly averageUnitCost: string | null
}

/** In id order, so that two operations never deadlock. */
export async function lockItems(tx: Tx, ids: readonly string[]): Promise<Map<string, Balance>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('inventory_items')
    .select([
      'id',
      'sku',
      'on_hand as onHand',
      'reserved',
      // As text, because money is never a float.
      sql<string | null>`average_unit_cost::text`.as('averageUnitCost'),
    ])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function writeBalances(tx: Tx, balances: readonly Balance[], now: Date): Promise<void> {
  await sql`
    UPDATE inventory_items AS i
    SET on_hand = b.on_hand, reserved = b.reserved, average_unit_cost = b.average, updated_at = ${now}
    FROM unnest(
      ${balances.map(({ id }) => id)}::uuid[], ${balances.map(({ onHand }) => onHand)}::bigint[],
      ${balances.map(({ reserved }) => reserved)}::bigint[],
      ${balances.map(({ averageUnitCost }) => averageUnitCost)}::numeric[]) AS b(id, on_hand, reserved, average)
    WHERE i.id = b.id`.execute(tx)
}

interface LowItem {
  readonly id: string
  readonly sku: string
  readonly available: number
  readonly reorderPoint: number
}

/** Leaves locked items for the next run, because waiting for them while holding others could deadlock. */
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

export async function unmarkRestocked(tx: Tx): Promise<void> {
  await sql`
    UPDATE inventory_items SET low_since = NULL
    WHERE id IN (
      SELECT id FROM inventory_items
      WHERE low_since IS NOT NULL AND NOT (active AND on_hand - reserved <= reorder_point)
      FOR NO KEY UPDATE SKIP LOCKED)`.execute(tx)
}

import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'

/** The stock of an item, in its unit. */
export interface Balance {
  readonly id: string
  readonly sku: string
  readonly onHand: number
  readonly reserved: number
  /** Decimal, six places; null before anything was bought. */
  readonly averageUnitCost: string | null
}

/** Locks items in id order, so that two operations never deadlock. */
export async function lockItems(tx: Tx, ids: readonly string[]): Promise<Map<string, Balance>> {
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

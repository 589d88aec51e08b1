import { sql } from 'kysely'
import type { Database } from '../../../platform/database/transaction.ts'

/** The garment that each ordered variant belongs to, sold or not. Undefined once the customer was erased. */
export async function findOrderedGarments(
  database: Database,
  orderId: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  const { rows } = await sql<{ garments: Record<string, string> }>`
    SELECT (
      SELECT coalesce(jsonb_object_agg(i.variant_id, v.garment_id), '{}')
      FROM order_items AS i JOIN variants AS v ON v.id = i.variant_id WHERE i.order_id = o.id) AS garments
    FROM orders AS o WHERE o.id = ${orderId} AND o.erased_at IS NULL`.execute(database)
  return rows[0] && new Map(Object.entries(rows[0].garments))
}

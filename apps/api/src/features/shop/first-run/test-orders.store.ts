import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'

export async function listExampleGarments(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('examples').select('id').where('kind', '=', 'garment').execute()
  return rows.map(({ id }) => id)
}

export async function markTestOrder(
  tx: Tx,
  { orderId, by, at }: { readonly orderId: string; readonly by: string; readonly at: Date },
): Promise<void> {
  await tx.insertInto('test_orders').values({ order_id: orderId, created_by: by, created_at: at }).execute()
}

export async function isTestOrder(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM test_orders WHERE order_id = ${orderId}`.execute(tx)
  return rows.length > 0
}

export async function listSubmittedPayments(tx: Tx, orderId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'submitted')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

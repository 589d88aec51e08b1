import { sql } from 'kysely'
import type { Database } from '../../../platform/database/transaction.ts'
import { familyOf } from '../../../platform/records/customer-families.ts'

export interface CustomerMessage {
  readonly id: string
  readonly sender: 'customer' | 'shop'
  readonly text: string | null
  readonly pictures: number
  readonly sentAt: Date
  readonly unread: boolean
  /** Of the order or the estimate. */
  readonly number: string
  readonly orderId: string | null
  readonly estimateId: string | null
}

const MOST = 10

/** What the customer and the shop wrote to each other last, about whatever order or estimate. */
export async function listLastMessages(database: Database, id: string): Promise<CustomerMessage[]> {
  const family = familyOf(sql`${id}::uuid`)
  const { rows } = await sql<CustomerMessage>`
    SELECT m.id, m.sender, m.body AS text, cardinality(m.artwork_ids) AS pictures, m.sent_at AS "sentAt",
      m.sender = 'customer' AND m.read_at IS NULL AS unread, s.number, m.order_id AS "orderId",
      m.estimate_id AS "estimateId"
    FROM (
      SELECT m.id, m.place, o.number FROM orders AS o JOIN thread_messages AS m ON m.order_id = o.id
      WHERE o.customer_id IN ${family} AND m.channel = 'page'
      UNION ALL
      SELECT m.id, m.place, e.number FROM estimates AS e JOIN thread_messages AS m ON m.estimate_id = e.id
      WHERE e.customer_id IN ${family} AND m.channel = 'page'
      ORDER BY place DESC LIMIT ${sql.lit(MOST)}) AS s
    JOIN thread_messages AS m ON m.id = s.id
    ORDER BY m.place DESC`.execute(database)
  return rows
}

import { sql } from 'kysely'
import type { CostCategory, JobState } from '../../../platform/database/tables.generated.ts'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { ORDER_AS_JSON, utc, type Order } from '../../selling/orders/index.ts'
import { HAS_OPEN_INVOICE } from '../documents/index.ts'
import { rootOf } from '../customers/index.ts'
import { ESTIMATE_FACTS_AS_JSON, type EstimateFacts } from '../../press/production-costs/index.ts'

export interface Colleague {
  readonly id: string
  readonly name: string
}

export interface StaffFacts {
  readonly createdBy: Colleague | null
  /** UUID. */
  readonly customerId: string | null
  readonly readyAt: string | null
  readonly handedOverAt: string | null
  readonly payments: Readonly<
    Record<
      string,
      {
        readonly verifiedMinor: number | null
        readonly refundedMinor: number
        readonly payerName: string | null
        /** Null also when the file was removed. */
        readonly proofId: string | null
        readonly decidedBy: Colleague | null
        readonly decisionReason: string | null
      }
    >
  >
  readonly refunds: readonly {
    readonly id: string
    readonly paymentId: string
    readonly amountMinor: number
    readonly reason: string
    readonly reference: string | null
    readonly at: string
    readonly by: Colleague
  }[]
  readonly notes: readonly {
    readonly id: string
    readonly at: string
    readonly author: Colleague
    readonly text: string
  }[]
  readonly jobs: Readonly<Partial<Record<JobState, number>>>
  readonly hasPrinted: boolean
  readonly test: boolean
  readonly isErased: boolean
  readonly hasOpenInvoice: boolean
  readonly costs: Readonly<Partial<Record<CostCategory, number>>>
  readonly estimate: EstimateFacts
}

export interface AdminOrder {
  readonly order: Order
  readonly staff: StaffFacts
}

export async function findAdminOrder(database: Database, orderId: string): Promise<AdminOrder | undefined> {
  const { rows } = await sql<AdminOrder>`
    SELECT ${ORDER_AS_JSON} AS "order", jsonb_build_object(
      'createdBy', ${colleague('o.created_by')}, 'customerId', ${rootOf('o.customer_id')},
      'readyAt', ${utc('o.ready_at')}, 'handedOverAt', ${utc('o.handed_over_at')},
      'payments', (
        SELECT coalesce(jsonb_object_agg(p.id, jsonb_build_object(
          'verifiedMinor', p.verified_minor, 'refundedMinor', p.refunded_minor, 'payerName', p.payer_name,
          'proofId', (SELECT f.id FROM payment_proofs AS f WHERE f.id = p.proof_id AND f.removed_at IS NULL),
          'decidedBy', ${colleague('p.decided_by')}, 'decisionReason', p.decision_reason)), '{}')
        FROM payments AS p WHERE p.order_id = o.id),
      'refunds', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', r.id, 'paymentId', r.payment_id, 'amountMinor', r.amount_minor, 'reason', r.reason,
          'reference', r.reference, 'at', ${utc('r.refunded_at')}, 'by', ${colleague('r.refunded_by')}
        ) ORDER BY r.refunded_at, r.id), '[]')
        FROM refunds AS r WHERE r.order_id = o.id),
      'notes', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', n.id, 'at', ${utc('n.created_at')}, 'author', ${colleague('n.author_id')}, 'text', n.body
        ) ORDER BY n.id), '[]')
        FROM order_notes AS n WHERE n.order_id = o.id),
      'jobs', (
        SELECT coalesce(jsonb_object_agg(j.state, j.count), '{}')
        FROM (SELECT state, count(*) FROM print_jobs WHERE order_id = o.id GROUP BY state) AS j),
      'hasPrinted', EXISTS (SELECT FROM print_jobs WHERE order_id = o.id AND printed_at IS NOT NULL),
      'test', EXISTS (SELECT FROM test_orders WHERE order_id = o.id),
      'isErased', o.erased_at IS NOT NULL, 'hasOpenInvoice', ${HAS_OPEN_INVOICE},
      'costs', (
        SELECT coalesce(jsonb_object_agg(c.category, c.sum), '{}')
        FROM (SELECT category, sum(amount_minor) FROM cost_entries WHERE order_id = o.id GROUP BY category) AS c),
      'estimate', ${ESTIMATE_FACTS_AS_JSON}
    ) AS staff
    FROM orders AS o WHERE o.id = ${orderId}`.execute(database)
  return rows[0]
}

function colleague(column: string) {
  return sql`(SELECT jsonb_build_object('id', u.id, 'name', u.name) FROM admin_users AS u WHERE u.id = ${sql.raw(column)})`
}

export interface OrderDetails {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly locale: string | null
  readonly neededBy: string | null
  readonly note: string | null
}

export async function getOrderDetails(
  tx: Tx,
  orderId: string,
): Promise<OrderDetails & { erasedAt: Date | null }> {
  return tx
    .selectFrom('orders')
    .select([
      'customer_name as name',
      'customer_email as email',
      'customer_phone as phone',
      'customer_locale as locale',
      'needed_by as neededBy',
      'note',
      'erased_at as erasedAt',
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}

export async function writeOrderDetails(
  tx: Tx,
  orderId: string,
  details: OrderDetails,
  { customerId, words }: { readonly customerId: string | null; readonly words: string },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      customer_name: details.name,
      customer_email: details.email,
      customer_phone: details.phone,
      customer_locale: details.locale,
      needed_by: details.neededBy,
      note: details.note,
      customer_id: customerId,
      search_text: words,
    })
    .where('id', '=', orderId)
    .execute()
}

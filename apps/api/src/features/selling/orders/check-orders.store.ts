import type { Stage } from '@platen/contract'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/transaction.ts'
import type { stageOf } from './order-status.ts'

export type OrderCheck = 'paid' | 'refunded' | 'refunds_of_payment' | 'refunds_within_paid' | 'stage'

export interface OrderProblem {
  readonly check: OrderCheck
  readonly number: string
  readonly expected: string
  readonly found: string
}

export async function findMoneyProblems(database: Database, limit: number): Promise<OrderProblem[]> {
  const { rows } = await sql<OrderProblem>`
    WITH refunded AS (
      SELECT payment_id, sum(amount_minor) AS minor FROM refunds GROUP BY payment_id
    ), settled AS (
      SELECT p.order_id,
        sum(p.verified_minor) FILTER (WHERE p.status IN ('verified', 'refunded')) AS verified_minor,
        sum(g.minor) AS refunds_minor,
        count(*) FILTER (WHERE p.refunded_minor <> coalesce(g.minor, 0)) AS differing
      FROM payments AS p LEFT JOIN refunded AS g ON g.payment_id = p.id
      GROUP BY p.order_id
    )
    SELECT c.check, o.number, c.expected::text AS expected, c.found::text AS found
    FROM orders AS o LEFT JOIN settled AS s ON s.order_id = o.id
    CROSS JOIN LATERAL (VALUES
      ('paid', coalesce(s.verified_minor, 0), o.paid_minor::bigint),
      ('refunded', coalesce(s.refunds_minor, 0), o.refunded_minor::bigint),
      ('refunds_of_payment', 0, coalesce(s.differing, 0)),
      ('refunds_within_paid', least(o.refunded_minor, o.paid_minor), o.refunded_minor::bigint)
    ) AS c("check", expected, found)
    WHERE c.expected <> c.found
    ORDER BY o.id, c.check
    LIMIT ${limit}`.execute(database)
  return rows
}

type Standing = Parameters<typeof stageOf>[0]

export async function listStandings(
  database: Database,
): Promise<(Standing & { readonly stage: Stage; readonly number: string })[]> {
  const { rows } = await sql<Standing & { stage: Stage; number: string }>`
    SELECT status, payment_status AS "paymentStatus", artwork_status AS "artworkStatus",
      proof_status AS "proofStatus", production_status AS "productionStatus", fulfilment_status AS "fulfilmentStatus",
      min(confirmed_at)::text AS "confirmedAt", stage, min(number) AS number
    FROM orders
    GROUP BY status, payment_status, artwork_status, proof_status, production_status, fulfilment_status, confirmed_at IS NULL, stage
    ORDER BY min(number)`.execute(database)
  return rows
}

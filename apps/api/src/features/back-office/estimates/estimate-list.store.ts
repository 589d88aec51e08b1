import type { EstimateStatus } from '@platen/contract'
import { sql } from 'kysely'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import { freshPlanFor, type Database } from '../../../platform/database/transaction.ts'
import { likePatterns } from '../../../platform/records/search-text.ts'
import { familyOf } from '../customers/index.ts'
import type { Estimate } from './estimate.ts'

export interface EstimateFilter {
  readonly before?: string | undefined
  readonly statuses?: readonly EstimateStatus[] | undefined
  readonly validTo?: string | undefined
  readonly leadId?: string | undefined
  readonly customerId?: string | undefined
  readonly q?: string | undefined
}

export type ListedEstimate = Pick<
  Estimate,
  | 'id'
  | 'number'
  | 'status'
  | 'statusSince'
  | 'customerName'
  | 'customerCompany'
  | 'version'
  | 'unsent'
  | 'orderProblem'
  | 'orderId'
  | 'createdAt'
> & {
  readonly totalMinor: number
  readonly currency: string
  readonly validUntil: string
  readonly unreadMessages: number
}

export async function listEstimates(
  database: Database,
  { before, statuses, validTo, leadId, customerId, q }: EstimateFilter,
  limit: number,
): Promise<ListedEstimate[]> {
  const conditions = [
    before !== undefined && sql`e.id < ${before}`,
    statuses !== undefined && sql`e.status IN (${sql.join(statuses.map((status) => sql.lit(status)))})`,
    validTo !== undefined &&
      sql`e.status IN ('sent', 'viewed', 'changes_requested') AND e.valid_until <= ${validTo}`,
    leadId !== undefined && sql`e.lead_id = ${leadId}`,
    customerId !== undefined &&
      sql`e.customer_id = ANY(ARRAY(SELECT id FROM ${familyOf(sql`${customerId}::uuid`)} AS family))`,
    q !== undefined && sql`e.search_text LIKE ANY(${likePatterns(q)}::text[])`,
  ].filter((condition) => condition !== false)
  const { rows } = await sql<ListedEstimate>`${freshPlanFor(q)}
    SELECT e.id, e.number, e.status, e.status_since AS "statusSince", e.customer_name AS "customerName",
      e.customer_company AS "customerCompany", e.total_minor AS "totalMinor", e.offer ->> 'currency' AS currency,
      e.valid_until AS "validUntil", e.version, e.unsent, e.order_problem AS "orderProblem",
      e.order_id AS "orderId", e.created_at AS "createdAt", (
        SELECT count(*)::integer FROM thread_messages AS m
        WHERE m.estimate_id = e.id AND m.sender = 'customer' AND m.read_at IS NULL) AS "unreadMessages"
    FROM estimates AS e
    WHERE ${sql.join([sql`true`, ...conditions], sql` AND `)}
    ORDER BY e.id DESC LIMIT ${rowLimit(limit)}`.execute(database)
  return rows
}

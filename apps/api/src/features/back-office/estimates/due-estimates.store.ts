import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Estimate } from './estimate.ts'

/** Without those that are locked right now: they are left for the next run. */
export async function expireBefore(
  tx: Tx,
  { today, now, limit }: { readonly today: string; readonly now: Date; readonly limit: number },
): Promise<Pick<Estimate, 'id' | 'number' | 'version'>[]> {
  const { rows } = await sql<Pick<Estimate, 'id' | 'number' | 'version'>>`
    UPDATE estimates SET status = 'expired', status_since = ${now}, updated_at = ${now}, revision = revision + 1
    WHERE id IN (
      SELECT e.id FROM estimates AS e
      JOIN estimate_versions AS v ON v.estimate_id = e.id AND v.version = e.version
      WHERE e.status IN ('sent', 'viewed', 'changes_requested') AND v.offer ->> 'validUntil' < ${today}
      ORDER BY e.id LIMIT ${limit} FOR NO KEY UPDATE OF e SKIP LOCKED)
    RETURNING id, number, version`.execute(tx)
  return rows
}

/** Once for each version, for customers who have not answered. */
export async function claimReminders(
  tx: Tx,
  due: {
    readonly today: string
    readonly lastDay: string
    readonly sentBefore: Date
    readonly limit: number
  },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE estimates SET reminded_version = version
    WHERE id IN (
      SELECT e.id FROM estimates AS e
      JOIN estimate_versions AS v ON v.estimate_id = e.id AND v.version = e.version
      WHERE e.status IN ('sent', 'viewed') AND e.reminded_version < e.version AND e.customer_email IS NOT NULL
        AND v.offer ->> 'validUntil' >= ${due.today} AND v.offer ->> 'validUntil' <= ${due.lastDay}
        AND v.sent_at < ${due.sentBefore}
      ORDER BY e.id LIMIT ${due.limit} FOR NO KEY UPDATE OF e SKIP LOCKED)
    RETURNING id`.execute(tx)
  return rows.map(({ id }) => id)
}

import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../platform/database/tables.generated.ts'

export interface Pulse {
  readonly outboxPending: number
  /** The age of the oldest of them; 0 when there is none. */
  readonly outboxAgeSeconds: number
  readonly checks: readonly { readonly name: string; readonly ok: boolean; readonly ageSeconds: number }[]
}

export async function readPulse(database: Kysely<DB>, now: Date): Promise<Pulse> {
  const { rows: outbox } = await sql<{ pending: number; oldest: Date | null }>`
    SELECT count(*)::integer AS pending, min(occurred_at) AS oldest
    FROM events WHERE dispatched_at IS NULL`.execute(database)
  const { rows: checks } = await sql<{ name: string; ok: boolean; checkedAt: Date }>`
    SELECT name, ok, checked_at AS "checkedAt" FROM integrity_checks`.execute(database)
  const secondsSince = (time: Date) => Math.max(0, (now.getTime() - time.getTime()) / 1000)
  const { pending, oldest } = outbox[0] ?? { pending: 0, oldest: null }
  return {
    outboxPending: pending,
    outboxAgeSeconds: oldest === null ? 0 : secondsSince(oldest),
    checks: checks.map(({ name, ok, checkedAt }) => ({ name, ok, ageSeconds: secondsSince(checkedAt) })),
  }
}

/** Empty before the job store exists. */
export async function countGivenUp(database: Kysely<DB>): Promise<{ queue: string; count: number }[]> {
  const { rows: store } = await sql<{ made: boolean }>`
    SELECT to_regclass('pgboss.queue') IS NOT NULL AS made`.execute(database)
  if (store[0]?.made !== true) return []
  const { rows } = await sql<{ queue: string; count: number }>`
    SELECT left(q.name, -5) AS queue,
      (SELECT count(*)::integer FROM pgboss.job AS j WHERE j.name = q.name AND j.state = 'created') AS count
    FROM pgboss.queue AS q
    WHERE q.name LIKE '%-dead'`.execute(database)
  return rows
}

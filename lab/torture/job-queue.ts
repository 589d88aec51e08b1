import type { Pool } from 'pg'

const STATES = ['created', 'retry', 'active', 'completed', 'failed'] as const
export type JobCounts = Readonly<Record<(typeof STATES)[number], number>>

/** Without jobs of events that are not dispatched yet. */
export async function jobsIn(pool: Pool, queue: string): Promise<JobCounts> {
  const { rows } = await pool.query<{ state: string; count: number }>(
    'SELECT state::text AS state, count(*) AS count FROM pgboss.job WHERE name = $1 GROUP BY state',
    [queue],
  )
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  return Object.fromEntries(STATES.map((state) => [state, counts[state] ?? 0])) as unknown as JobCounts
}

/** Retries are due over a day otherwise. */
export async function hurry(pool: Pool, queue: string): Promise<void> {
  await pool.query(`UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND state = 'retry'`, [queue])
}

/** Check this first: only then do all its jobs exist. */
export async function eventsAreOut(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ left: number }>(
    'SELECT count(*) AS left FROM events WHERE dispatched_at IS NULL',
  )
  return rows[0]?.left === 0
}

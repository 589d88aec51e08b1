import type { Pool } from 'pg'
import { vi } from 'vitest'

/**
 * Makes requests collide: each begins while the row is locked, and continues when all of them wait for it. A
 * decision based on an earlier read is wrong then.
 */
export async function inLockStep<Reply>(
  pool: Pool,
  row: { readonly table: string; readonly id: string },
  requests: readonly (() => PromiseLike<Reply>)[],
): Promise<Reply[]> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SELECT 1 FROM ${row.table} WHERE id = $1 FOR UPDATE`, [row.id])
    const replies = Promise.all(requests.map((request) => request()))
    await vi.waitFor(
      async () => {
        const { rows } = await pool.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        if (rows.length < requests.length) throw new Error(`${rows.length} of ${requests.length} wait.`)
      },
      { timeout: 5_000 },
    )
    await client.query('COMMIT')
    return await replies
  } finally {
    client.release()
  }
}

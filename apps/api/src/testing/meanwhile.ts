import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/**
 * Runs `statement` in a transaction that commits only when `waiting` requests of `act` wait for it. Returns the
 * result of `act`.
 */
export async function meanwhile<Result>(
  { services: { pool } }: TestApp,
  statement: string,
  act: () => Promise<Result>,
  waiting = 1,
): Promise<Result> {
  const other = await pool.connect()
  try {
    await other.query('BEGIN')
    await other.query(statement)
    const acting = act()
    await expect
      .poll(async () => {
        const { rows } = await pool.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        return rows.length
      })
      .toBe(waiting)
    await other.query('COMMIT')
    return await acting
  } finally {
    // After a failure the transaction ends with its connection.
    other.release(true)
  }
}

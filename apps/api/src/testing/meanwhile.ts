import type { Pool } from 'pg'
import { expect, vi } from 'vitest'
import type { TestApp } from './test-app.ts'

/** The transaction commits only when `waiting` requests of `act` wait for it. */
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

/**
 * Each request begins while the row is locked and continues when all of them wait, so a decision based on an
 * earlier read is wrong.
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

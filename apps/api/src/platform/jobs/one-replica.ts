import type { Pool } from 'pg'

/** The lock belongs to a database session, so it ends with the process and keeps no transaction open. */
export async function onOneReplica<Result>(
  pool: Pool,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const client = await pool.connect()
  let holdsLock = true
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked',
      [lockName(name)],
    )
    holdsLock = rows[0]?.locked === true
    if (!holdsLock) return undefined
    try {
      return await work()
    } finally {
      await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [lockName(name)]).then(
        () => (holdsLock = false),
        () => undefined,
      )
    }
  } finally {
    // A session that may still hold the lock is closed, not reused.
    client.release(holdsLock)
  }
}

function lockName(name: string): string {
  return `platen interval ${name}`
}

import type { Pool } from 'pg'

/**
 * Runs `work` unless another replica is at it. The lock belongs to a session, so it falls with its process;
 * no transaction is held open meanwhile.
 */
export async function onOneReplica<Result>(
  pool: Pool,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const client = await pool.connect()
  let broken: Error | undefined
  // Without a listener, a connection that is lost while it is out of the pool would end the process.
  const onError = (error: Error) => (broken = error)
  client.on('error', onError)
  try {
    const { rows } = await client.query<{ alone: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS alone',
      [lockName(name)],
    )
    if (rows[0]?.alone !== true) return undefined
    try {
      return await work()
    } finally {
      await client
        .query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [lockName(name)])
        .catch((error: unknown) => (broken = error as Error))
    }
  } finally {
    client.off('error', onError)
    // A session that may still hold the lock is not given to anybody else.
    client.release(broken)
  }
}

function lockName(name: string): string {
  return `platen interval ${name}`
}

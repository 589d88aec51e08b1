import type { Logger } from 'pino'
import { createPool } from './platform/database/pool.ts'
import { createDatabase, transactions } from './platform/database/transaction.ts'
import type { Platform } from './platform/platform.ts'

/** Connections for a few statements, before or beside those of the service. */
export async function withDatabase<Result>(
  url: string,
  log: Logger,
  work: (deps: Pick<Platform, 'database' | 'transaction' | 'pool'>) => Promise<Result>,
): Promise<Result> {
  const pool = createPool(url, {
    // Keeping a file takes one while it is locked.
    max: 2,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  try {
    const database = createDatabase(pool)
    return await work({ database, transaction: transactions(database), pool })
  } finally {
    await pool.end()
  }
}

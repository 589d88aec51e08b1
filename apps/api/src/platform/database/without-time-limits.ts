import { createPool } from './pool.ts'
import { createDatabase, type Database } from './transaction.ts'

/** On a connection of its own, which is closed afterwards. */
export async function withoutTimeLimits<Result>(
  databaseUrl: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const pool = createPool(databaseUrl, { max: 1, onError: () => undefined, isPatient: true })
  try {
    return await work(createDatabase(pool))
  } finally {
    await pool.end()
  }
}

import pg from 'pg'

const BIGINT = 20
const DATE = 1082
const NUMERIC = 1700

/**
 * A pool whose connections give up on a statement after 10 s and whose idle connections may break without
 * breaking the process. Types: bigint as number (money and counts stay below 2^53), date as `YYYY-MM-DD`,
 * numeric as number (lengths in millimetres; unit costs are read as text by their own queries).
 */
export function createPool(url: string, options: { max?: number; onError: (error: Error) => void }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'platen',
    max: options.max ?? 16,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    query_timeout: 12_000,
    keepAlive: true,
    types: typesOfOurs(),
  })
  pool.on('error', options.onError)
  return pool
}

function typesOfOurs(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(BIGINT, Number)
  types.setTypeParser(NUMERIC, Number)
  types.setTypeParser(DATE, String)
  return types
}

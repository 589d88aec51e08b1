import pg from 'pg'

const BIGINT = 20
const DATE = 1082
const NUMERIC = 1700
/** What a process opens at most: 16 for requests, one for health, 3 for jobs, one that listens. */
export const CONNECTIONS_OF_A_PROCESS = 21
/** For backups, whoever looks into the database, a copy that starts, and those that PostgreSQL keeps to itself. */
const CONNECTIONS_BESIDE = 10

/** What `pg` says when `query_timeout` is over. */
const LATE = 'Query read timeout'

/**
 * A pool whose connections give up on a statement after 10 s and on a silent server after 12 s, and may break without
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
    // A far end that is gone without a word is noticed by idle connections too, in half a minute.
    keepAliveInitialDelayMillis: 15_000,
    types: typesOfOurs(),
  })
  // Of an idle connection.
  pool.on('error', options.onError)
  pool.on('connect', (client) => {
    // A connection that is lost while somebody holds it says so twice: by the statement that fails, which is enough,
    // and by this event, which would end the process if nobody listened.
    client.on('error', () => undefined)
  })
  return pool
}

/** What `max_connections` must be. */
export function connectionsFor(processes: number): number {
  return processes * CONNECTIONS_OF_A_PROCESS + CONNECTIONS_BESIDE
}

/**
 * Leaves a connection whose answer did not come in time. It still owes that answer: whatever is asked next on it, a
 * rollback or the statement of somebody else, would wait behind it.
 */
export function hangUpIfLate(client: pg.PoolClient, error: unknown): void {
  if (error instanceof Error && error.message === LATE) void client.end()
}

function typesOfOurs(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(BIGINT, Number)
  types.setTypeParser(NUMERIC, Number)
  types.setTypeParser(DATE, String)
  return types
}

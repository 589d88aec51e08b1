import pg from 'pg'
import { parseTime } from './timestamps.ts'

const BIGINT = 20
const DATE = 1082
const NUMERIC = 1700
/** The most connections of a process: 14 for requests, 2 that write orders, one for health, 3 for jobs, one that listens. */
export const CONNECTIONS_OF_A_PROCESS = 21
/** For backups, database tools, a starting replica, and PostgreSQL's reserved connections. */
const CONNECTIONS_BESIDE = 10

/** The message of `pg` when `query_timeout` expires. */
const LATE = 'Query read timeout'

interface PoolOptions {
  readonly max?: number
  /** After how many milliseconds a connection that is not needed is closed; one is kept. By default all are, after a minute. */
  readonly spareMs?: number
  readonly onError: (error: Error) => void
  /** No time limits: the checks of a whole shop take minutes, and nobody waits for an answer. */
  readonly isPatient?: boolean
}

/** Money and counts (bigint) stay below 2^53, and numeric holds millimetres; queries read unit costs as text. */
export function createPool(url: string, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'platen',
    max: options.max ?? 14,
    connectionTimeoutMillis: 2_000,
    min: options.spareMs === undefined ? 0 : 1,
    idleTimeoutMillis: options.spareMs ?? 60_000,
    statement_timeout: options.isPatient ? 0 : 10_000,
    idle_in_transaction_session_timeout: 15_000,
    query_timeout: options.isPatient ? 0 : 12_000,
    keepAlive: true,
    // Detects a dead connection within half a minute, also while idle.
    keepAliveInitialDelayMillis: 15_000,
    types: typesOfOurs(),
    // Compiling a plan takes a hundred times as long as our short statements; many servers do so by default.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: (client) => client.query('SET jit = off'),
  })
  pool.on('error', options.onError)
  pool.on('connect', (client) => {
    // Without a listener this event would end the process; the failing statement already reports the error.
    client.on('error', () => undefined)
  })
  return pool
}

/** The required `max_connections`. */
export function connectionsFor(processes: number): number {
  return processes * CONNECTIONS_OF_A_PROCESS + CONNECTIONS_BESIDE
}

/** Its late response would delay whatever is sent next, even a rollback. */
export function hangUpIfLate(client: pg.PoolClient, error: unknown): void {
  if (error instanceof Error && error.message === LATE) void client.end()
}

function typesOfOurs(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(BIGINT, Number)
  types.setTypeParser(NUMERIC, Number)
  types.setTypeParser(DATE, String)
  types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseTime)
  return types
}

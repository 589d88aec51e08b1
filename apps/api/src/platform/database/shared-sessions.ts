import pg from 'pg'

const ANSWER_WITHIN_MS = 5_000
const SHARED = [
  'DATABASE_URL leads to a pooler in transaction mode, which shares connections between clients.',
  'Use the address of PostgreSQL itself or a pooler in session mode. docs/operating.md says why,',
  'and how few connections Platen needs.',
].join('\n')

/**
 * Refuses a pooler in transaction or statement mode. Locks, prepared statements and LISTEN belong to a connection: when
 * clients share it, orders fail, replicas miss changes, and the next start waits forever for a leftover lock.
 * Two clients compare which server process answers them:
 *
 *               A   B   B   A
 *     kept      1   2   2   1     each client has its own
 *     shared    1   1   1   1     the next client gets the one that is free
 *               1   2   3   1     each query goes to the next in turn
 */
export async function refuseSharedSessions(url: string): Promise<void> {
  const [a, b] = [clientOf(url), clientOf(url)]
  try {
    await Promise.all([a.connect(), b.connect()])
    // On a busy pooler, each client may get the same connection twice by chance.
    for (let round = 0; round < 3; round += 1) await refuseWhenShared(a, b)
  } finally {
    await Promise.all([a.end(), b.end()])
  }
}

async function refuseWhenShared(a: pg.Client, b: pg.Client): Promise<void> {
  const first = await backendOf(a)
  const second = await backendOf(b)
  const areKept = first !== second && (await backendOf(b)) === second && (await backendOf(a)) === first
  if (!areKept) throw new Error(SHARED)
}

function clientOf(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'platen-start',
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  // The pending query rejects with the error.
  client.on('error', () => undefined)
  return client
}

async function backendOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return rows[0]?.pid
}

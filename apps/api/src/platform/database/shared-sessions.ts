import pg from 'pg'

const ANSWER_WITHIN_MS = 5_000
const SHARED = [
  'DATABASE_URL leads to a pooler in transaction mode, which shares connections between clients.',
  'Use the address of PostgreSQL itself or a pooler in session mode. docs/operating.md says why,',
  'and how few connections Platen needs.',
].join('\n')

/**
 * Refuses a pooler that hands out its connections by the transaction or by the statement: PgBouncer's transaction mode
 * and its like. Locks, prepared statements and what is listened to belong to a connection, and there they would fall to
 * somebody else: orders fail, replicas do not hear of changes, and the next start waits for ever for a lock that the
 * last one left behind. Two clients ask which process of the server speaks to them:
 *
 *               A   B   B   A
 *     kept      1   2   2   1     each has one to itself
 *     shared    1   1   1   1     what one leaves, the next one gets
 *               1   2   3   1     or each question goes to the next in turn
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
  // Whoever waits for the query gets the error.
  client.on('error', () => undefined)
  return client
}

async function backendOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return rows[0]?.pid
}

import type { Pool, PoolClient } from 'pg'

/** The statements that the pool's connections run during `work`. */
export async function statementsDuring(pool: Pool, work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = []
  const heard = new Set<PoolClient>()
  const listen = (client: PoolClient) => {
    if (heard.has(client)) return
    heard.add(client)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      const [first] = given
      texts.push(typeof first === 'string' ? first : (first as { text: string }).text)
      return query(...given)
    }) as PoolClient['query']
  }
  pool.on('acquire', listen)
  try {
    await work()
  } finally {
    pool.off('acquire', listen)
    // Restores the method of the class.
    for (const client of heard) Reflect.deleteProperty(client, 'query')
  }
  return texts
}

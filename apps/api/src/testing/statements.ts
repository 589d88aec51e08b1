import type { Pool, PoolClient } from 'pg'

/** The texts of the statements that the pool's connections run during `work`. */
export async function statementsDuring(pool: Pool, work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = []
  const originals = new Map<PoolClient, PoolClient['query']>()
  const listen = (client: PoolClient) => {
    if (originals.has(client)) return
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    originals.set(client, client.query)
    const heard = (...given: unknown[]) => {
      const [first] = given
      texts.push(typeof first === 'string' ? first : (first as { text: string }).text)
      return query(...given)
    }
    client.query = heard as PoolClient['query']
  }
  pool.on('acquire', listen)
  try {
    await work()
  } finally {
    pool.off('acquire', listen)
    for (const [client, query] of originals) client.query = query
  }
  return texts
}

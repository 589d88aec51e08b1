import { sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Tx } from '../platform/database/transaction.ts'
import type { TestApp } from './test-app.ts'

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

interface Reading {
  readonly table: string
  readonly given: (tx: Tx) => Promise<unknown>
  readonly work: (tx: Tx) => Promise<unknown>
}

/** How many rows of a table `work` reads, with an index or without. Changes nothing permanently. */
export async function rowsRead({ services }: TestApp, { table, given, work }: Reading): Promise<number> {
  let read = 0
  const undo = new Error('The table is as it was.')
  const counted = async (tx: Tx) => {
    const { rows } = await sql<{ read: number }>`
      SELECT (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer AS read
      FROM pg_stat_xact_user_tables WHERE relname = ${table}`.execute(tx)
    if (!rows[0]) throw new Error(`There is no table ${table}.`)
    return rows[0].read
  }
  await services
    .transaction(async (tx) => {
      await given(tx)
      await sql`ANALYZE ${sql.table(table)}`.execute(tx)
      const before = await counted(tx)
      await work(tx)
      read = (await counted(tx)) - before
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return read
}

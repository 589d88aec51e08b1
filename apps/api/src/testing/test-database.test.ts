import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

test('gives each caller its own migrated database', async () => {
  const [one, other] = await Promise.all([aDatabase(), aDatabase()])
  await query(one, 'CREATE TABLE only_here AS SELECT 1 AS one')

  expect(
    await query(one, 'SELECT count(*)::int AS applied FROM schema_migrations WHERE name IS NULL'),
  ).toEqual([{ applied: 0 }])
  expect(await query(one, 'SELECT * FROM only_here')).toEqual([{ one: 1 }])
  await expect(query(other, 'SELECT * FROM only_here')).rejects.toThrow('does not exist')
})

test('drops a database even while a connection is open', async () => {
  const database = await createTestDatabase()
  const client = new Client({ connectionString: database.url })
  client.on('error', () => undefined)
  await client.connect()

  await database.drop()
  await expect(query(database, 'SELECT 1')).rejects.toThrow('does not exist')
})

test('prevents connections to the template', async () => {
  const url = new URL(inject('testServerUrl'))
  url.pathname = inject('testTemplate')

  await expect(query({ url: url.href }, 'SELECT 1')).rejects.toThrow('not currently accepting connections')
})

async function aDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  return database
}

async function query({ url }: Pick<TestDatabase, 'url'>, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

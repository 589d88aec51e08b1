import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { applyMissing, readMigrations } from './migrate.ts'

let database: TestDatabase
const clients: pg.Client[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await database.drop()
})

async function aClient(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  clients.push(client)
  return client
}

test('lets other queries pass while a migration waits for a locked table, then applies it', async () => {
  const [reader, customer, migrating] = await Promise.all([aClient(), aClient(), aClient()])
  await reader.query('BEGIN')
  await reader.query('SELECT count(*) FROM orders')

  const sql = 'ALTER TABLE orders ADD COLUMN of_a_later_release text'
  const later = { name: '9999_later.sql', sql, checksum: 'later' }
  const applied = applyMissing(migrating, [...(await readMigrations()), later])
  // Without a limit this would wait for the whole read.
  await customer.query('SET statement_timeout = 5000')
  for (let time = 0; time < 20; time += 1) {
    await customer.query('SELECT count(*) FROM orders')
    await sleep(100)
  }
  await reader.query('COMMIT')

  expect(await applied).toEqual(['9999_later.sql'])
  const { rows } = await customer.query('SELECT of_a_later_release FROM orders')
  expect(rows).toEqual([])
})

test('does not retry a migration that fails for another reason', async () => {
  const later = { name: '9998_wrong.sql', sql: 'ALTER TABLE nobody ADD COLUMN x text', checksum: 'wrong' }
  await expect(applyMissing(await aClient(), [later])).rejects.toThrow(
    'Migration 9998_wrong.sql failed and was rolled back.',
  )
})

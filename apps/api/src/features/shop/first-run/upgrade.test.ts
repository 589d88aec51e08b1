import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyMissing, readMigrations } from '../../../platform/database/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test.each([
  ['an empty database', false],
  ['a shop that exists already', true],
])('the guide is new in %s only when there was no shop', async (_, exists) => {
  const migrations = await readMigrations()
  const earlier = migrations.filter(({ name }) => name < '0043')
  await client.query('DROP SCHEMA public CASCADE')
  await client.query('CREATE SCHEMA public')
  await applyMissing(client, earlier)
  if (exists) {
    await client.query(`
      INSERT INTO store_settings (store_name, tagline, currency, currency_exponent, locales, time_zone,
        support_channels, fulfilment_methods, tax_mode, tax_rate_bp, lead_time_min_days, lead_time_max_days, policy_version)
      VALUES ('Ana', 'Prints', 'USD', 2, '{en}', 'America/El_Salvador', '[]', '[]', 'inclusive', 0, 1, 2, '1')`)
  }
  await applyMissing(client, migrations)
  const { rows } = await client.query('SELECT opened, dismissed, store_open FROM first_run')
  expect(rows).toEqual([{ opened: exists, dismissed: exists, store_open: true }])
  expect((await client.query('SELECT FROM examples')).rowCount).toBe(0)
})

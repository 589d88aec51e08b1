import { sql, type Kysely } from 'kysely'
import type pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startDatabaseProxy, type DatabaseProxy } from '../../testing/database-proxy.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { listenForChanges } from './changes.ts'
import { isDatabaseOutage } from './database-errors.ts'
import { createPool } from './pool.ts'
import type { DB } from './tables.generated.ts'
import { createDatabase, transactions } from './transaction.ts'

const PATIENTLY = { timeout: 20_000, interval: 20 }
const LATE_MS = 300

let database: TestDatabase
let proxy: DatabaseProxy
let pool: pg.Pool
let kysely: Kysely<DB>
beforeEach(async () => {
  database = await createTestDatabase()
  proxy = await startDatabaseProxy(database.url)
  pool = createPool(proxy.url, { max: 1, onError: () => undefined })
  // A timeout of seconds behaves the same.
  Object.assign(pool.options, { query_timeout: LATE_MS })
  kysely = createDatabase(pool)
})
afterEach(async () => {
  await pool.end()
  await proxy.close()
  await database.drop()
})

test('closes a connection that timed out, so that nobody waits behind it', async () => {
  await sql`SELECT 1`.execute(kysely)
  proxy.forget()
  expect(await sql`SELECT 2`.execute(kysely).catch(isDatabaseOutage)).toBe(true)
  // The only slot of the pool is free for a new, working connection.
  expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('limits the time of a statement, except for a pool that checks a whole shop', async () => {
  const limit = 'SELECT current_setting($1) AS value'
  const patient = createPool(database.url, { max: 1, onError: () => undefined, isPatient: true })
  onTestFinished(() => patient.end())
  expect((await pool.query(limit, ['statement_timeout'])).rows).toEqual([{ value: '10s' }])
  expect((await patient.query(limit, ['statement_timeout'])).rows).toEqual([{ value: '0' }])
})

test('fails only the transaction whose connection breaks', async () => {
  const broken = transactions(kysely)(async (tx) => {
    await sql`SELECT 1`.execute(tx)
    proxy.reset()
    await vi.waitFor(() => expect(proxy.lines).toBe(0), PATIENTLY)
    await sql`SELECT 2`.execute(tx)
  })
  expect(await broken.catch(isDatabaseOutage)).toBe(true)
  expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('receives changes again after its connection went silent', async () => {
  const heard = vi.fn()
  const changes = listenForChanges(proxy.url, () => undefined, { lookAfterMs: 50, answerWithinMs: LATE_MS })
  onTestFinished(() => changes.stop())
  changes.on('store', heard)
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), PATIENTLY)

  proxy.forget()
  heard.mockClear()
  await pool.query(`SELECT pg_notify('platen_changed', 'store')`)
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), PATIENTLY)
})

import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { databaseUrl } from '../../testing/test-server.ts'
import { databaseRefusal, isDatabaseOutage, violatedConstraint } from './database-errors.ts'
import { createPool } from './pool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const OUTAGES: Record<string, string> = {
  'a connection that was ended': 'SELECT pg_terminate_backend(pg_backend_pid())',
  'a statement that takes too long': `SET statement_timeout = 20; SELECT pg_sleep(5)`,
  'too many connections': `DO $$ BEGIN RAISE SQLSTATE '53300'; END $$`,
  'a deadlock': `DO $$ BEGIN RAISE SQLSTATE '40P01'; END $$`,
  'a lock that is not given': `DO $$ BEGIN RAISE SQLSTATE '55P03'; END $$`,
  'a server that is going down': `DO $$ BEGIN RAISE SQLSTATE '57P01'; END $$`,
  'a server that is coming up': `DO $$ BEGIN RAISE SQLSTATE '57P03'; END $$`,
  'a full disk': `DO $$ BEGIN RAISE SQLSTATE '53100'; END $$`,
  'a database that accepts no changes': 'BEGIN READ ONLY; CREATE TABLE refused (id int)',
}

test.each(Object.entries(OUTAGES))('treats %s as an outage', async (_name, sql) => {
  const error = await errorOf(database.url, sql)
  expect(isDatabaseOutage(error)).toBe(true)
  expect(databaseRefusal(error)).toMatchObject({ code: 'DATABASE_UNAVAILABLE', status: 503 })
})

test.each(['a full disk', 'a database that accepts no changes'])(
  'says for %s that it is the disk',
  async (name) => {
    expect(databaseRefusal(await errorOf(database.url, OUTAGES[name]!))?.message).toContain('disk')
  },
)

const DEFECTS: Record<string, string> = {
  'a table that is not there': 'SELECT 1 FROM nowhere',
  'a value that cannot be read': `SELECT 'a'::int`,
  'broken SQL': 'SELEC 1',
  'a broken rule': `DO $$ BEGIN RAISE unique_violation USING CONSTRAINT = 'one_of_a_kind'; END $$`,
}

test.each(Object.entries(DEFECTS))('treats %s as a defect', async (_name, sql) => {
  const error = await errorOf(database.url, sql)
  expect(isDatabaseOutage(error)).toBe(false)
  expect(databaseRefusal(error)).toBeUndefined()
})

test('treats a missing database as an outage', async () => {
  expect(isDatabaseOutage(await errorOf(databaseUrl(database.url, 'gone'), 'SELECT 1'))).toBe(true)
})

test.each(['127.0.0.1', 'localhost'])('a server at %s that is not there is an outage', async (host) => {
  const url = `postgresql://platen@${host}:${await anUnusedPort()}/shop`
  expect(isDatabaseOutage(await errorOf(url, 'SELECT 1'))).toBe(true)
})

test('treats a host without any responding address as an outage', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  })
  expect(isDatabaseOutage(new AggregateError([refused, refused]))).toBe(true)
  expect(isDatabaseOutage(new AggregateError([new Error('something else')]))).toBe(false)
})

test('treats a silent server as an outage', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo

  expect(isDatabaseOutage(await errorOf(`postgresql://a@127.0.0.1:${port}/b`, 'SELECT 1'))).toBe(true)
})

test.each([
  ['a file', Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'open' })],
  ['another error', new Error('x')],
  ['no error at all', 'x'],
])('does not treat an error of %s as an outage', (_name, error) => {
  expect(isDatabaseOutage(error)).toBe(false)
})

test('returns the violated constraint', async () => {
  expect(violatedConstraint(await errorOf(database.url, DEFECTS['a broken rule']!))).toBe('one_of_a_kind')
  expect(violatedConstraint(await errorOf(database.url, 'SELEC 1'))).toBeUndefined()
})

async function errorOf(url: string, sql: string): Promise<unknown> {
  const pool = createPool(url, { max: 1, onError: () => undefined })
  try {
    return await pool.query(sql).then(
      () => expect.fail('It worked.'),
      (error: unknown) => error,
    )
  } finally {
    await pool.end()
  }
}

async function anUnusedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

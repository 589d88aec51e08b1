import { randomUUID } from 'node:crypto'
import { OPERATIONS } from '@platen/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBareServer } from '../../testing/bare-server.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { uploadedForm } from '../../testing/uploaded-form.ts'
import { createPool } from '../database/pool.ts'
import { createDatabase, transactions, type Tx } from '../database/transaction.ts'
import { registerIdempotency, route, type IdempotentOperation } from './route.ts'
import { createUploadCapacity } from './uploads/upload-capacity.ts'
import { uploadRoute } from './uploads/upload-route.ts'

let database: TestDatabase
let pool: ReturnType<typeof createPool>
beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url, { max: 4, onError: () => undefined })
  await pool.query('CREATE TABLE effects (operation text)')
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const IDEMPOTENT = OPERATIONS.filter((operation) => operation.idempotent) as IdempotentOperation[]

test.each(IDEMPOTENT)(
  'runs $operationId once per key, and refuses the key for another request',
  async (operation) => {
    const send = await serveOnce(operation)
    const key = randomUUID()

    const first = await send('one', key)
    expect(first.statusCode).toBe(operation.success.status)
    expect(first.headers).not.toHaveProperty('idempotent-replayed')
    const again = await send('one', key)
    expect(again.statusCode).toBe(first.statusCode)
    expect(again.json()).toEqual(first.json())
    expect(again.headers['idempotent-replayed']).toBe('true')

    // There is only one request for an operation without a body and without an id.
    if (!operation.body && !operation.upload && !operation.params) return
    const other = await send('another', key)
    expect([other.statusCode, other.json<{ error: { code: string } }>().error.code]).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ])
    expect((await send('one', randomUUID())).json()).toEqual({ times: 2 })
  },
)

test.each(IDEMPOTENT.filter(({ access }) => access === undefined))(
  'keeps keys for $operationId apart by client, but finds the same request from another network',
  async (operation) => {
    const send = await serveOnce(operation)
    const key = randomUUID()

    const first = await send('one', key, '192.0.2.1')
    const { times } = first.json<{ times: number }>()
    const strangers = await send('another', key, '192.0.2.2')
    expect(strangers.headers).not.toHaveProperty('idempotent-replayed')
    expect([strangers.statusCode, strangers.json()]).toEqual([first.statusCode, { times: times + 1 }])

    const onTheMove = await send('one', key, '192.0.2.3')
    expect(onTheMove.headers['idempotent-replayed']).toBe('true')
    expect(onTheMove.json()).toEqual(first.json())
    expect((await send('a third', key, '192.0.2.1')).statusCode).toBe(422)
  },
)

const AT_ONCE = {
  ...IDEMPOTENT.find(({ operationId }) => operationId === 'submit_payment')!,
  operationId: 'at_the_same_time',
}

test('runs one request once when it comes from two networks at the same time', async () => {
  const send = await serveOnce(AT_ONCE)
  const key = randomUUID()
  const replies = await Promise.all(['192.0.2.1', '192.0.2.2'].map((address) => send('one', key, address)))
  expect(replies.map((reply) => reply.json<object>())).toEqual([{ times: 1 }, { times: 1 }])
})

test('runs the requests of two clients that chose the same key at the same time', async () => {
  const send = await serveOnce(AT_ONCE)
  const key = randomUUID()
  const holder = await pool.connect()
  try {
    await holder.query('BEGIN; LOCK TABLE effects IN SHARE MODE')
    const replies = ['192.0.2.1', '192.0.2.2'].map((address) => send(`of ${address}`, key, address))
    const waiting = async () =>
      (await holder.query("SELECT FROM pg_locks WHERE NOT granted AND relation = 'effects'::regclass"))
        .rowCount
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2)
    await holder.query('COMMIT')
    const { status } = AT_ONCE.success
    expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual([status, status])
  } finally {
    holder.release(true)
  }
})

async function serveOnce(operation: IdempotentOperation) {
  const kysely = createDatabase(pool)
  const transaction = transactions(kysely)
  const limits = {
    consume: () => Promise.resolve({ name: 'admin', limit: 99, remaining: 99, resetSeconds: 1 }),
  }
  const { app } = await startBareServer((server) => {
    server.setValidatorCompiler(() => () => true)
    registerIdempotency(server, { database: kysely, transaction, clock: { now: () => new Date() } })
    const { upload } = operation
    const effect = async (tx: Tx) => {
      await sql`INSERT INTO effects VALUES (${operation.operationId})`.execute(tx)
      const { rows } = await sql<{ times: number }>`
        SELECT count(*)::int AS times FROM effects WHERE operation = ${operation.operationId}`.execute(tx)
      return rows[0]!
    }
    if (upload) {
      const virusScan = () => Promise.resolve()
      const deps = { limits, uploadCapacity: createUploadCapacity(), virusScan }
      uploadRoute(server, { ...operation, upload }, deps, (_file, { transaction: once }) => once(effect))
    } else {
      route(server, operation, ({ transaction: once }) => once(effect))
    }
  })
  return (what: string, key: string, remoteAddress = '192.0.2.1') => {
    // A request without a body is identified by its path.
    const names = operation.body || operation.upload ? 'same' : what
    const url = operation.path.replaceAll(/\{\w+\}/g, names)
    const content = operation.upload ? uploadedForm({ content: what }) : { payload: { what }, headers: {} }
    const headers = { ...content.headers, 'idempotency-key': key }
    return app.inject({ method: operation.method, url, payload: content.payload, headers, remoteAddress })
  }
}

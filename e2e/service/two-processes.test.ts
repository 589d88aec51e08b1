import type { OrderCreate } from '@platen/contract'
import { expectData } from '@platen/api-client'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPool } from '../../apps/api/src/platform/database/pool.ts'
import { ledgerProblems, onHand, setOnHand } from '../../apps/api/src/testing/stock.ts'
import { createTestDatabase, type TestDatabase } from '../../apps/api/src/testing/test-database.ts'
import { aBotToken, aShopper, submitOrder, type Shopper } from '../../lab/harness/shopper.ts'
import {
  aDataFolder,
  endServices,
  startService,
  type StartedService,
} from '../../lab/harness/started-service.ts'

const PATIENTLY = { timeout: 20_000, interval: 50 }

let database: TestDatabase
let pool: Pool
let one: StartedService
let other: StartedService
let shopper: Shopper
beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url, { max: 2, onError: () => undefined })
  ;[one, other] = await startTwo()
  shopper = await aShopper(one.url)
})
afterAll(async () => {
  await endServices()
  await pool.end()
  await database.drop()
})

function startTwo(environment: Record<string, string> = {}): Promise<[StartedService, StartedService]> {
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: aDataFolder(),
    // So that each test can be a client of its own.
    TRUST_PROXY: 'loopback',
    ...environment,
  }
  return Promise.all([startService(settings), startService(settings)])
}

const from = (address: string) => ({ 'x-forwarded-for': address })
const times = <Value>(n: number, make: (index: number) => Value) =>
  Array.from({ length: n }, (_, index) => make(index))

test('two processes that start together on an empty database create one shop with one owner', async () => {
  const passwords = [one, other].filter((service) => service.output().includes("The owner's first password"))
  expect(passwords).toHaveLength(1)
  const { rows } = await pool.query(
    'SELECT (SELECT count(*) FROM admin_users) AS owners, (SELECT count(*) FROM store_settings) AS shops',
  )
  expect(rows).toEqual([{ owners: 1, shops: 1 }])
})

test('counts submissions across both processes', async () => {
  const order = await shopper.order()
  const remaining: (string | null)[] = []
  for (const service of times(10, (index) => (index % 2 === 0 ? one : other))) {
    const reply = await submitOrder(service.url, order, from('192.0.2.10'))
    // No challenge was solved, and the attempt counts.
    expect(reply.status).toBe(403)
    remaining.push(reply.headers.get('ratelimit-remaining'))
  }
  expect(remaining).toEqual(['9', '8', '7', '6', '5', '4', '3', '2', '1', '0'])
  for (const service of [one, other]) {
    const reply = await submitOrder(service.url, order, from('192.0.2.10'))
    expect([reply.status, reply.code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await submitOrder(one.url, order, from('192.0.2.11'))).status).toBe(403)
})

test('refuses a challenge that was already used at the other process', async () => {
  const order = { ...(await shopper.order()), botToken: await aBotToken(one.url) }
  expect((await submitOrder(one.url, order, from('192.0.2.20'))).status).toBe(201)
  const again = await submitOrder(other.url, order, from('192.0.2.20'))
  expect([again.status, again.code]).toEqual([403, 'BOT_CHECK_FAILED'])

  const fresh = { ...order, botToken: await aBotToken(one.url) }
  expect((await submitOrder(other.url, fresh, from('192.0.2.20'))).status).toBe(201)
})

test('the same idempotency key at both processes makes one order, and both repeat the same response', async () => {
  const order = { ...(await shopper.order()), botToken: await aBotToken(one.url), note: 'once, please' }
  const headers = { ...from('192.0.2.30'), 'idempotency-key': 'both-at-once' }
  const replies = await Promise.all([one, other].map(({ url }) => submitOrder(url, order, headers)))
  const taken = replies.filter(({ status }) => status === 201)
  const waiting = replies.filter(({ status }) => status !== 201)
  expect(taken.length).toBeGreaterThan(0)
  expect(waiting.every(({ code }) => code === 'IDEMPOTENCY_IN_PROGRESS')).toBe(true)

  for (const { url } of [one, other]) {
    const replay = await submitOrder(url, order, headers)
    expect([replay.status, replay.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
    expect(replay.text).toBe(taken[0]!.text)
  }
  expect(await countOrders('once, please')).toBe(1)
})

test('the last unit goes to exactly one of many buyers at both processes', async () => {
  // Without challenges, because this race is for the last unit.
  const rivals = await startTwo({ BOT_PROTECTION: 'off', RATE_LIMIT_FACTOR: '1000' })
  const order = await shopper.order({ kind: 'hoodie', size: 'L' })
  const { variantId } = order.items[0]!
  for (const round of [1, 2, 3]) {
    await setOnHand({ services: { pool } }, variantId, round)
    const replies = await Promise.all(times(60, (index) => submitOrder(rivals[index % 2]!.url, order)))
    expect(countBy(replies, ({ status, code }) => code ?? String(status))).toEqual({
      201: 1,
      OUT_OF_STOCK: 59,
    })
    expect(await onHand({ services: { pool } }, variantId)).toEqual({ onHand: round, reserved: round })
  }
  await Promise.all(rivals.map((rival) => rival.end('SIGTERM')))
})

test('a settings change shows at both processes', async () => {
  await pool.query(`UPDATE store_settings SET tagline = 'Now open on Sundays', policy_version = '2027-01'`)
  for (const { url } of [one, other]) {
    await vi.waitFor(async () => {
      const reply = await fetch(`${url}/api/v1/public-config`)
      expect(await reply.json()).toMatchObject({ tagline: 'Now open on Sundays', policyVersion: '2027-01' })
    }, PATIENTLY)
  }
  // Both replicas refuse an order drafted under the old policy.
  const old: OrderCreate = { ...(await shopper.order()), acceptedPolicyVersion: '2026-11' }
  for (const { url } of [one, other]) {
    const refused = await submitOrder(url, { ...old, botToken: await aBotToken(url) }, from('192.0.2.40'))
    expect([refused.status, refused.code]).toEqual([409, 'POLICY_CHANGED'])
  }
})

test('artwork uploaded to one process can be ordered at the other', async () => {
  const elsewhere = await aShopper(other.url)
  const order = await elsewhere.order()
  const items = order.items.map(({ variantId, quantity, placements }) => ({
    variantId,
    quantity,
    placements,
  }))
  const quote = await expectData(shopper.shop.createQuote({ body: { items } }))
  expect(quote.items[0]?.placements[0]?.preflight?.state).toBe('passed')
})

test('stock matches its ledger after concurrent orders at both processes', async () => {
  expect(await countOrders()).toBeGreaterThan(0)
  expect(await ledgerProblems({ services: { pool } })).toEqual([])
})

async function countOrders(note?: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'SELECT count(*) AS n FROM orders WHERE $1::text IS NULL OR note = $1',
    [note ?? null],
  )
  return rows[0]?.n ?? 0
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Record<string, number> {
  const groups = Map.groupBy(items, keyOf)
  return Object.fromEntries([...groups].map(([key, members]) => [key, members.length]))
}

import type { AdminOrderSummary } from '@platen/contract'
import { beforeAll, expect, test } from 'vitest'
import { shared, sharedTestApp } from '../../testing/shared.ts'
import { statementsDuring } from '../../testing/statements.ts'
import { openStorefront } from '../../testing/storefront.ts'
import { aMember } from '../../testing/team.ts'

const shop = sharedTestApp()
const storefront = shared(() => openStorefront(shop))
const owner = shared(() => aMember(shop, 'owner'))
const viewer = shared(() => aMember(shop, 'viewer'))
beforeAll(async () => {
  for (let n = 0; n < 3; n += 1) await storefront.ordered()
})

const ITEMS = '/api/admin/inventory-items'
const ORDERS = '/api/admin/orders'
const times = <Result>(count: number, make: (n: number) => Result) =>
  Array.from({ length: count }, (_, n) => make(n))

test('the same list asked for together is read once, and each request counts for itself', async () => {
  const someone = await aMember(shop, 'owner')
  let replies: Awaited<ReturnType<typeof shop.get>>[] = []
  const statements = await statementsDuring(shop.services.pool, async () => {
    const asked = [`${ORDERS}?limit=2&sort=newest`, `${ORDERS}?sort=newest&limit=2`]
    replies = await Promise.all(times(20, (n) => shop.get(asked[n % 2]!, someone.headers)))
  })
  expect(statements.filter((text) => text.includes('FROM orders'))).toHaveLength(1)
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  expect(new Set(replies.map(({ headers }) => headers['x-request-id'])).size).toBe(20)
  expect(new Set(replies.map(({ headers }) => headers['ratelimit-remaining'])).size).toBe(20)
  const next = replies.slice(0, 2).map(({ headers }) => String(headers.link).replace(/cursor=[^&>]+/, ''))
  expect(next[0]).toContain(`<${ORDERS}?limit=2&sort=newest&`)
  expect(next[1]).toContain(`<${ORDERS}?sort=newest&limit=2&`)
})

test('a list shows what was written before it was asked for, also while others read it', async () => {
  const { pool } = shop.services
  // Their list reads orders first and print jobs then.
  const support = await aMember(shop, 'support')
  const names = async (reply: ReturnType<typeof shop.get>) =>
    (await reply).json<AdminOrderSummary[]>().map(({ customerName }) => customerName)
  const waiting = async () => {
    const { rows } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  const other = await pool.connect()
  try {
    await other.query('BEGIN; LOCK TABLE print_jobs IN ACCESS EXCLUSIVE MODE')
    const before = shop.get(ORDERS, support.headers)
    await expect.poll(waiting).toBe(1)
    await pool.query(`UPDATE orders SET customer_name = 'Written meanwhile'`)
    const after = times(3, () => shop.get(ORDERS, support.headers))
    // One read for all three, which does not wait for the first one for long.
    await expect.poll(waiting).toBe(2)
    await other.query('COMMIT')
    expect(await names(before)).not.toContain('Written meanwhile')
    for (const reply of after) expect(new Set(await names(reply))).toEqual(new Set(['Written meanwhile']))
  } finally {
    // After a failure the transaction ends with its connection.
    other.release(true)
  }
})

test('two of different rights never share an answer', async () => {
  const asWhom = (n: number) => (n % 2 === 0 ? owner : viewer)
  const actionsOf = (body: string) =>
    (JSON.parse(body) as AdminOrderSummary[]).flatMap(({ allowedActions }) => allowedActions)
  const replies = await Promise.all(times(20, (n) => shop.get(ORDERS, asWhom(n).headers)))
  const actions = replies.map(({ body }) => actionsOf(body).length)
  expect(actions.filter((_count, n) => n % 2 === 0)).not.toContain(0)
  expect(actions.filter((_count, n) => n % 2 === 1)).toEqual(times(10, () => 0))
})

test('who may not read a list, or is not signed in, is refused while others read it', async () => {
  const press = await aMember(shop, 'production')
  const everybody = [owner.headers, {}, press.headers, owner.headers]
  const replies = await Promise.all(everybody.map((headers) => shop.get('/api/admin/customers', headers)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 401, 403, 200])
})

test('who shares an answer gets it in the encoding they accept', async () => {
  const accepted = ['br', 'gzip', undefined, 'br', 'gzip', undefined]
  const replies = await Promise.all(
    accepted.map((encoding) =>
      shop.get(ITEMS, { ...owner.headers, ...(encoding && { 'accept-encoding': encoding }) }),
    ),
  )
  expect(replies.map(({ headers }) => headers['content-encoding'])).toEqual(accepted)
  expect(replies[3]!.rawPayload.equals(replies[0]!.rawPayload)).toBe(true)
  expect(replies[4]!.rawPayload.equals(replies[1]!.rawPayload)).toBe(true)
})

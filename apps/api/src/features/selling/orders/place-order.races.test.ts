import type { OrderRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { codeOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { findVariant, openStorefront } from '../../../testing/storefront.ts'
import { ledgerProblems, onHand, setOnHand } from '../../../testing/stock.ts'

const shop = sharedTestApp()
const storefront = shared(() => openStorefront(shop))

const times = <Value>(n: number, make: (index: number) => Value) =>
  Array.from({ length: n }, (_, index) => make(index))
const countByStatus = (replies: readonly { statusCode: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, (reply) => reply.statusCode)].map(([status, all]) => [status, all.length]),
  )

async function countOrders(): Promise<number> {
  const { rows } = await shop.services.pool.query<{ n: number }>('SELECT count(*) AS n FROM orders')
  return rows[0]?.n ?? 0
}

test('sells the last unit to exactly one of 200 buyers, five times over', async () => {
  const variantId = await findVariant(shop, { kind: 'tote', colour: 'Natural', size: 'One size' })
  const [line] = (await storefront.order()).items
  const placement = { ...line!.placements[0]!, widthMm: 100, heightMm: 100 }
  const order = await storefront.order({ items: [{ variantId, quantity: 1, placements: [placement] }] })
  for (let round = 1; round <= 5; round += 1) {
    const { reserved } = await onHand(shop, variantId)
    await setOnHand(shop, variantId, reserved + 1)
    const replies = await Promise.all(times(200, () => storefront.place(order)))
    expect(countByStatus(replies)).toEqual({ 201: 1, 409: 199 })
    expect(await onHand(shop, variantId)).toEqual({ onHand: round, reserved: round })
  }
  expect(await ledgerProblems(shop)).toEqual([])
}, 120_000)

test('orders for the same two blanks in opposite order never deadlock', async () => {
  const [first, second] = [await findVariant(shop, { size: 'L' }), await findVariant(shop, { size: 'XL' })]
  const [line] = (await storefront.order()).items
  const lines = [first, second].map((variantId) => ({ ...line!, variantId }))
  const [there, back] = [
    await storefront.order({ items: lines }),
    await storefront.order({ items: lines.toReversed() }),
  ]
  const replies = await Promise.all(times(40, (index) => storefront.place(index % 2 === 0 ? there : back)))
  expect(countByStatus(replies)).toEqual({ 201: 40 })
  expect(await ledgerProblems(shop)).toEqual([])
})

test('the same key returns the same response and makes one order', async () => {
  const before = await countOrders()
  const order = await storefront.order()
  const first = await storefront.place(order, { 'idempotency-key': 'again-1' })
  const second = await storefront.place(order, { 'idempotency-key': 'again-1' })
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.body).toBe(first.body)
  expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([
    undefined,
    'true',
  ])
  expect(await countOrders()).toBe(before + 1)
})

test('the same key many times at once makes one order, and every response is that order or "in progress"', async () => {
  const before = await countOrders()
  const order = await storefront.order()
  const replies = await Promise.all(
    times(30, () => storefront.place(order, { 'idempotency-key': 'at-once' })),
  )
  const accepted = replies.filter(({ statusCode }) => statusCode === 201)
  expect(new Set(accepted.map((reply) => reply.json<OrderRecord>().id)).size).toBe(1)
  expect(
    replies
      .filter(({ statusCode }) => statusCode !== 201)
      .every((reply) => codeOf(reply) === 'IDEMPOTENCY_IN_PROGRESS'),
  ).toBe(true)
  expect(await countOrders()).toBe(before + 1)
})

test('the same key with another body is refused, and the first response stays', async () => {
  const order = await storefront.order()
  const headers = { 'idempotency-key': 'other-body' }
  const first = await storefront.place(order, headers)
  const other = await storefront.place({ ...order, note: 'changed' }, headers)
  expect(refusalOf(other)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  expect((await storefront.place(order, headers)).body).toBe(first.body)
})

test('the same order with a new challenge solution is still the same request', async () => {
  const order = await storefront.order()
  const headers = { 'idempotency-key': 'solved-again' }
  const first = await storefront.place({ ...order, botToken: 'one' }, headers)
  const second = await storefront.place({ ...order, botToken: 'another' }, headers)
  expect([second.statusCode, second.body]).toEqual([201, first.body])
})

test('a refused request does not use up its key', async () => {
  const order = await storefront.order()
  const headers = { 'idempotency-key': 'second-try' }
  expect((await storefront.place({ ...order, expectedTotalMinor: 1 }, headers)).statusCode).toBe(409)
  expect((await storefront.place(order, headers)).statusCode).toBe(201)
})

test('a key is forgotten after a day', async () => {
  const order = await storefront.order()
  const headers = { 'idempotency-key': 'a-day-later' }
  const first = (await storefront.place(order, headers)).json<OrderRecord>()
  shop.clock.advance(24 * 3_600_000 + 1000)
  const later = await storefront.place(order, headers)
  expect(later.statusCode).toBe(201)
  expect(later.json<OrderRecord>().id).not.toBe(first.id)
})

test('a payment that is reported twice with one key is one payment', async () => {
  const { trackingToken } = await storefront.ordered()
  const pay = () =>
    shop.post(
      `/api/v1/orders/${String(trackingToken)}/payments`,
      { instructionId: 'bank_main', reference: 'R-1' },
      { 'idempotency-key': 'pay-once' },
    )
  const replies = [await pay(), await pay(), ...(await Promise.all(times(5, pay)))]
  expect(countByStatus(replies)).toEqual({ 201: 7 })
  expect((await storefront.track(String(trackingToken))).payments).toHaveLength(1)
})

test('a key of 129 characters is refused', async () => {
  const reply = await storefront.place(await storefront.order(), { 'idempotency-key': 'k'.repeat(129) })
  expect(refusalOf(reply)).toEqual([400, 'BAD_REQUEST'])
})

import type {
  AdminOrderRecord,
  DiscountCreate,
  DiscountRecord,
  DiscountUse,
  OrderRecord,
  QuoteResponse,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { openOrderClient } from '../../../testing/order-client.ts'
import { codeOf, errorOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { ledgerProblems, setOnHand } from '../../../testing/stock.ts'
import { checkOrders } from './check-orders.ts'
import { expireUnpaidOrders } from './expire-unpaid.ts'
import type { NewOrder } from './new-order.ts'
import { insertOrder } from './place-order.store.ts'
import { refusalOf } from './place-order.ts'
import { prepareOrder } from './prepare-order.ts'
import { orderWriter } from './write-orders.ts'

const shop = sharedTestApp({ config: { rateLimitFactor: 1000 } })
const client = shared(() => openOrderClient(shop))

let codes = 0
async function aCode(terms: Partial<DiscountCreate> = {}): Promise<DiscountRecord> {
  const reply = await shop.post(
    '/api/admin/discounts',
    {
      ...{
        code: `CODE-${(codes += 1)}`,
        kind: 'percent',
        percentOff: 10,
        amountMinor: null,
        garmentKinds: [],
      },
      ...{ minimumMinor: 0, validFrom: null, validUntil: null, maxUses: null, maxUsesEach: null, note: null },
      ...terms,
    },
    client.owner.headers,
  )
  if (reply.statusCode !== 201) throw new Error(reply.body)
  return reply.json<DiscountRecord>()
}
const read = async ({ id }: { id: string }) =>
  (await shop.get(`/api/admin/discounts/${id}`, client.owner.headers)).json<DiscountRecord>()
const usesOf = async ({ id }: { id: string }) =>
  (await shop.get(`/api/admin/discounts/${id}/uses`, client.owner.headers)).json<DiscountUse[]>()
const reasonsOf = (reply: { body: string }) =>
  errorOf(reply).fields?.map(({ path, reason }) => [path, reason])
const place = async (discountCode: string, changes: object = {}) => {
  const { storefront } = client
  return storefront.place(await storefront.order({ discountCode, ...changes }))
}
const booksAreRight = async () => {
  expect(await ledgerProblems(shop)).toEqual([])
  expect((await checkOrders(shop.services)).problems).toEqual([])
}

test('an order with a code costs less by it, says so to its customer, and the code counts it', async () => {
  const code = await aCode()
  const plain = await client.place()
  const order = await client.place({ discountCode: code.code.toLowerCase() })
  const tenth = Math.round(plain.totals.totalMinor / 10)
  expect(order.discount).toEqual({ code: code.code, kind: 'percent', amountMinor: tenth })
  expect(order.totals).toMatchObject({
    discountMinor: tenth,
    totalMinor: plain.totals.totalMinor - tenth,
  })
  expect(plain.discount).toBeNull()
  const tracked = await client.storefront.track(String(order.trackingToken))
  expect(tracked).toMatchObject({ discount: order.discount, totals: order.totals })
  expect(await read(code)).toMatchObject({ uses: 1, givenMinor: tenth })
  expect(await usesOf(code)).toMatchObject([{ orderId: order.id, number: order.number, amountMinor: tenth }])
  const csv = (await shop.get('/api/admin/orders/export', client.owner.headers)).body
  expect(csv).toContain(code.code)
  await booksAreRight()
})

test('a quote has the price with the code, and an order with another price is refused', async () => {
  const code = await aCode({ kind: 'amount', percentOff: null, amountMinor: 100 })
  const { items, expectedTotalMinor, ...rest } = await client.storefront.order()
  const quote = await shop.post('/api/v1/quotes', {
    items: items.map(({ note: _note, ...item }) => item),
    fulfilment: { method: 'pickup' },
    discountCode: code.code,
  })
  const { totals, discount } = quote.json<QuoteResponse>()
  expect(discount).toEqual({ code: code.code, kind: 'amount', amountMinor: 100 })
  expect(totals.totalMinor).toBe(expectedTotalMinor - 100)
  const stale = await client.storefront.place({ ...rest, items, expectedTotalMinor, discountCode: code.code })
  expect(codeOf(stale)).toBe('PRICE_CHANGED')
  expect((await read(code)).uses).toBe(0)
})

test('free delivery takes the fee off, and an amount never takes more than the garments cost', async () => {
  const free = await aCode({ kind: 'free_delivery', percentOff: null })
  const fulfilment = {
    method: 'delivery',
    address: { line1: 'Calle 1', city: 'San Salvador', country: 'SV' },
  } as const
  const plain = await client.place({ fulfilment })
  expect(plain.totals.feeMinor).toBeGreaterThan(0)
  const order = await client.place({ fulfilment, discountCode: free.code })
  expect(order.totals).toMatchObject({ feeMinor: 0, discountMinor: 0 })
  expect(order.discount).toMatchObject({ kind: 'free_delivery', amountMinor: plain.totals.feeMinor })
  const all = await aCode({ kind: 'amount', percentOff: null, amountMinor: 9_000_000 })
  const gratis = await client.place({ discountCode: all.code })
  expect(gratis).toMatchObject({ paymentStatus: 'paid', totals: { totalMinor: 0, dueMinor: 0 } })
  await booksAreRight()
})

test.each([
  [{ garmentKinds: ['hoodie'] }, 'code_other_kinds'],
  [{ minimumMinor: 90_000_000 }, 'code_below_minimum'],
] as [Partial<DiscountCreate>, string][])(
  'refuses a code whose terms %j the order does not meet',
  async (terms, reason) => {
    const code = await aCode(terms)
    expect(reasonsOf(await place(code.code))).toEqual([['discountCode', reason]])
    expect((await read(code)).uses).toBe(0)
  },
)

test('a customer uses a code as often as allowed, by email or phone, and again once an order is cancelled', async () => {
  const code = await aCode({ maxUsesEach: 1 })
  const customer = { name: 'Eva', email: 'eva@example.com', phone: '+50370000011' }
  const first = (await place(code.code, { customer })).json<OrderRecord>()
  for (const again of [
    { name: 'E', email: 'EVA@example.com' },
    { name: 'E', phone: '+50370000011' },
  ])
    expect(reasonsOf(await place(code.code, { customer: again }))).toEqual([
      ['discountCode', 'code_used_by_customer'],
    ])
  expect((await place(code.code, { customer: { name: 'B', email: 'b@example.com' } })).statusCode).toBe(201)
  await client.done(first, 'cancellation', { reason: 'No.' })
  expect(await read(code)).toMatchObject({ uses: 1 })
  expect((await place(code.code, { customer })).statusCode).toBe(201)
  const returned = (await usesOf(code)).find(({ orderId }) => orderId === first.id)
  expect(returned?.returnedAt).not.toBeNull()
  await booksAreRight()
})

test('a code comes back when an order expires unpaid', async () => {
  const code = await aCode({ maxUses: 1 })
  const order = (await place(code.code)).json<OrderRecord>()
  expect(reasonsOf(await place(code.code))).toEqual([['discountCode', 'code_used_up']])
  await shop.services.pool.query(`UPDATE orders SET pay_before = now() - interval '1 day' WHERE id = $1`, [
    decodeId('order', order.id),
  ])
  await expireUnpaidOrders({ ...shop.services, clock: { now: () => new Date() } })
  expect(await read(code)).toMatchObject({ uses: 0, givenMinor: 0 })
  expect((await place(code.code)).statusCode).toBe(201)
})

async function prepared(code: string, at: number): Promise<NewOrder> {
  const { expectedTotalMinor: _total, ...request } = await client.storefront.order()
  return prepareOrder(
    shop.services,
    {
      ...request,
      discountCode: code,
      customer: { name: `Rival ${at}`, email: `${code}-${at}@example.com` },
      instructionPath: 'payment.instructionId',
      source: 'storefront',
      createdBy: null,
    },
    await shop.services.shop.get(),
    shop.clock.now(),
  )
}

test.each([
  ['gathered in statements', () => orderWriter(shop.services.orderDatabase)],
  ['alone', () => (order: NewOrder) => insertOrder(shop.services.orderDatabase, order)],
])(
  'of 100 orders at once, %s, exactly as many get a code as may',
  async (_, writer) => {
    await setOnHand(shop, client.storefront.variantId, 500)
    const code = await aCode({ maxUses: 10 })
    // One after another, because only what is written at once is tested.
    const orders: NewOrder[] = []
    for (let at = 0; at < 100; at += 1) orders.push(await prepared(code.code, at))
    const write = writer()
    const outcomes = await Promise.allSettled(orders.map((order) => write(order)))
    const placed = outcomes.filter(({ status }) => status === 'fulfilled')
    expect(placed).toHaveLength(10)
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [refusalOf(outcome.reason)] : [],
    )
    expect(new Set(refused.map(String))).toEqual(
      new Set(['Refusal: discountCode: was used as often as it can be']),
    )
    expect(await read(code)).toMatchObject({ uses: 10 })
    const { rows } = await shop.services.pool.query('SELECT FROM discount_uses WHERE discount_id = $1', [
      decodeId('discount', code.id),
    ])
    expect(rows).toHaveLength(10)
    await booksAreRight()
  },
  60_000,
)

test('orders of one batch with and without codes are all written, each with its own', async () => {
  const [one, two] = [await aCode(), await aCode({ kind: 'amount', percentOff: null, amountMinor: 50 })]
  const orders = await Promise.all([prepared(one.code, 1), prepared(two.code, 2), prepared(one.code, 3)])
  const write = orderWriter(shop.services.orderDatabase)
  await Promise.all(orders.map((order) => write(order)))
  expect([(await read(one)).uses, (await read(two)).uses]).toEqual([2, 1])
})

test('staff give a code to an order, change what it contains with it, replace it and take it off', async () => {
  const [tenth, fifty] = [
    await aCode({ maxUses: 1 }),
    await aCode({ kind: 'amount', percentOff: null, amountMinor: 50 }),
  ]
  const order = await client.place()
  const price = order.totals.totalMinor
  const change = async (body: object) => {
    const { revision } = (
      await shop.get(`/api/admin/orders/${order.id}`, client.owner.headers)
    ).json<AdminOrderRecord>()
    return client.decide(order, 'changes', { revision, ...body })
  }
  const items = order.items.map(({ id, variantId, quantity }) => ({ id, variantId, quantity }))
  const given = (await change({ items, discountCode: tenth.code })).json<OrderRecord>()
  expect(given).toMatchObject({
    totals: { totalMinor: price - Math.round(price / 10) },
    discount: { code: tenth.code },
  })
  const doubled = items.map((item) => ({ ...item, quantity: 2 }))
  // Used up by this order, which keeps it.
  const more = (await change({ items: doubled })).json<OrderRecord>()
  expect(more.totals.totalMinor).toBe(2 * price - Math.round((2 * price) / 10))
  expect(await read(tenth)).toMatchObject({ uses: 1, givenMinor: more.discount!.amountMinor })
  const other = (await change({ items: doubled, discountCode: fifty.code })).json<OrderRecord>()
  expect(other).toMatchObject({ discount: { code: fifty.code, amountMinor: 50 } })
  expect([(await read(tenth)).uses, (await read(fifty)).uses]).toEqual([0, 1])
  const none = (await change({ items: doubled, discountCode: null })).json<OrderRecord>()
  expect(none).toMatchObject({ discount: null, totals: { totalMinor: 2 * price, discountMinor: 0 } })
  expect(await read(fifty)).toMatchObject({ uses: 0, givenMinor: 0 })
  expect(reasonsOf(await change({ items, discountCode: 'NO-SUCH' }))).toEqual([
    ['discountCode', 'unknown_code'],
  ])
  await booksAreRight()
})

test('a code that gave free delivery is taken off with the delivery charged again', async () => {
  const free = await aCode({ kind: 'free_delivery', percentOff: null })
  const fulfilment = {
    method: 'delivery',
    address: { line1: 'Calle 1', city: 'San Salvador', country: 'SV' },
  } as const
  const order = await client.place({ fulfilment, discountCode: free.code })
  const fee = order.discount!.amountMinor
  const items = order.items.map(({ id, variantId, quantity }) => ({ id, variantId, quantity }))
  const kept = await client.done(order, 'changes', { revision: order.revision, items })
  expect(kept).toMatchObject({ totals: { feeMinor: 0 }, discount: { amountMinor: fee } })
  const off = await client.done(order, 'changes', { revision: kept.revision, items, discountCode: null })
  expect(off).toMatchObject({ totals: { feeMinor: fee }, discount: null })
})

test('a code that staff end is refused to orders that were prepared before', async () => {
  const code = await aCode()
  const order = await prepared(code.code, 1)
  await shop.post(`/api/admin/discounts/${code.id}/ending`, { revision: 1 }, client.owner.headers)
  const outcome = await insertOrder(shop.services.orderDatabase, order).catch((error: unknown) => error)
  expect(String(refusalOf(outcome))).toContain('has ended')
})

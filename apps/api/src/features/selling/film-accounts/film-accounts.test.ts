import type {
  AccountFilm,
  AdminOrderRecord,
  CustomerDetail,
  FilmMovementRecord,
  FilmPricesRecord,
  OrderRecord,
  QuoteResponse,
} from '@platen/contract'
import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../../../check-books.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { ACCOUNT, signedInByPhone, type CookieHeader } from '../../../testing/account-client.ts'
import { codeOf, errorOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openStorefront, policyVersion } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { expireUnpaidOrders } from '../orders/index.ts'

const shop = sharedTestApp()
const store = shared(() => openStorefront(shop))
const owner = shared(() => aMember(shop, 'owner'))

interface Trader {
  readonly id: string
  readonly phone: string
  readonly cookie: CookieHeader
}

/** A metre costs everybody 10.00 here, and traders 6.00, from 10 m 10 % less. */
beforeAll(async () => {
  const { lists, updatedAt: _at, updatedBy: _by, ...prices } = await admin<FilmPricesRecord>('film-prices')
  const own = { sheetPerMetreMinor: 1_000, minimumSheetMinor: 0, lengthBreaks: [] }
  const retail = { ...lists[0]!, ...own }
  const trade = {
    ...{ ...retail, id: 'trade', name: 'Trade', sheetPerMetreMinor: 600 },
    transfer: { by: 'area', perDm2Minor: 10 },
    lengthBreaks: [{ fromCm: 1_000, percentOffBp: 1_000 }],
  }
  const reply = await replacePrices({ ...prices, sheets: true, transfers: true, lists: [retail, trade] })
  expect(reply.statusCode, reply.body).toBe(200)
})

const fieldsOf = (reply: { readonly body: string }) => errorOf(reply).fields
const replacePrices = (payload: object) =>
  shop.app.inject({ method: 'PUT', url: '/api/admin/film-prices', headers: owner.headers, payload })

let phones = 0
async function admin<Body>(path: string): Promise<Body> {
  return (await shop.get(`/api/admin/${path}`, owner.headers)).json<Body>()
}
const decide = (path: string, body: object) => shop.post(`/api/admin/${path}`, body, owner.headers)
const aTrader = async (details: object = { trade: true, priceListId: 'trade' }): Promise<Trader> => {
  const phone = `+5058111${String((phones += 1)).padStart(4, '0')}`
  const reply = await decide('customers', { name: 'Textiles Rivas', phone, ...details })
  expect(reply.statusCode, reply.body).toBe(201)
  const { id } = reply.json<CustomerDetail>()
  return { id, phone, cookie: await signedInByPhone(shop, owner, id) }
}
const give = async ({ id }: Pick<Trader, 'id'>, deltaCm: number) => {
  const reply = await decide(`customers/${id}/film-movements`, { deltaCm, reason: 'Paid in cash.' })
  expect(reply.statusCode, reply.body).toBe(201)
}
const filmOf = async ({ cookie }: Pick<Trader, 'cookie'>) =>
  (await shop.get(`${ACCOUNT}/film`, cookie)).json<AccountFilm>()
const creditOf = async ({ id }: Pick<Trader, 'id'>) =>
  (await admin<CustomerDetail>(`customers/${id}`)).filmCreditMm
const movementsOf = ({ id }: Pick<Trader, 'id'>) =>
  admin<FilmMovementRecord[]>(`customers/${id}/film-movements`)

/** So many sheets, each billed as 11 cm of film: a print of 100 mm and the gap. */
const sheets = async (quantity = 1, more: object = {}) => {
  const pieces = [{ artworkId: store.artworkId, widthMm: 100, heightMm: 100, xMm: 5, yMm: 0, turned: false }]
  const layout = await shop.post('/api/v1/layouts', { pieces })
  return { kind: 'sheet', layoutId: layout.json<{ id: string }>().id, quantity, ...more }
}
const quote = (items: readonly object[], headers: CookieHeader = {}) =>
  shop.post('/api/v1/quotes', { items }, headers)
const order = async (
  items: readonly object[],
  headers: CookieHeader = {},
  { expectedTotalMinor, ...changes }: { expectedTotalMinor?: number; phone?: string } = {},
) => {
  const request = await store.orderOf({ items: items as never })
  const { phone = '+50588887777' } = changes
  return shop.post(
    '/api/orders',
    { ...request, customer: { name: 'Rivas', phone }, expectedTotalMinor: expectedTotalMinor ?? 0 },
    { 'idempotency-key': crypto.randomUUID(), ...headers },
  )
}
const ordered = async (...args: Parameters<typeof order>) => {
  const reply = await order(...args)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json<OrderRecord>()
}
const buy = async ({ cookie }: Pick<Trader, 'cookie'>, lengthCm: number, expectedTotalMinor: number) =>
  shop.post(
    `${ACCOUNT}/film-purchases`,
    {
      ...{ lengthCm, instructionId: 'cash_studio', locale: 'es', expectedTotalMinor },
      acceptedPolicyVersion: await policyVersion(shop),
    },
    { 'idempotency-key': crypto.randomUUID(), ...cookie },
  )
const bought = async (trader: Trader, lengthCm: number, totalMinor: number) => {
  const reply = await buy(trader, lengthCm, totalMinor)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json<OrderRecord>()
}
const pay = async ({ id }: Pick<OrderRecord, 'id'>, amountMinor: number) => {
  const reply = await decide(`orders/${id}/payments`, { instructionId: 'cash_studio', amountMinor })
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json<AdminOrderRecord>()
}

test('a trade customer who is signed in gets the prices of their list, and nobody else', async () => {
  const trader = await aTrader()
  const item = await sheets(2)
  const [own, everybodys] = [await quote([item], trader.cookie), await quote([item])]
  expect(own.json<QuoteResponse>().totals.totalMinor).toBe(2 * 66)
  expect(everybodys.json<QuoteResponse>().totals.totalMinor).toBe(2 * 110)
  expect(await filmOf(trader)).toMatchObject({
    prices: { sheetPerMetreMinor: 600, lengthBreaks: [{ fromCm: 1_000, percentOffBp: 1_000 }] },
  })
  // Typing the contact of somebody gives nobody their prices.
  const guest = await order([item], {}, { expectedTotalMinor: 132, phone: trader.phone })
  expect(codeOf(guest)).toBe('PRICE_CHANGED')
  const { totals } = await ordered([item], trader.cookie, { expectedTotalMinor: 132 })
  expect(totals.totalMinor).toBe(132)
})

test('a page of another origin is a visitor, whatever cookie the browser sends', async () => {
  const trader = await aTrader()
  await give(trader, 100)
  const headers = { ...trader.cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await quote([await sheets(2)], headers)).json<QuoteResponse>().totals.totalMinor).toBe(220)
  const reply = await quote([await sheets(1, { prepaid: true })], headers)
  expect(fieldsOf(reply)).toMatchObject([{ reason: 'not_signed_in' }])
})

test('staff price and enter an order for a customer with their prices and prepaid film', async () => {
  const trader = await aTrader()
  await give(trader, 11)
  const customer = { phone: trader.phone }
  const items = [await sheets(1, { prepaid: true }), await sheets(1)]
  const priced = await decide('quotes', { items, customer })
  expect(priced.json<QuoteResponse>().totals.totalMinor).toBe(66)
  const reply = await decide('orders', {
    ...{ source: 'phone', customer: { name: 'Textiles Rivas', ...customer }, items },
    ...{ fulfilment: { method: 'pickup' }, instructionId: 'cash_studio', expectedTotalMinor: 66 },
  })
  expect(reply.statusCode, reply.body).toBe(201)
  expect(await creditOf(trader)).toBe(0)
})

test('film in advance is an order that is complete once it is paid, and the film is there then', async () => {
  const trader = await aTrader()
  // 20 m at 6.00 less 10 %.
  const purchase = await bought(trader, 2_000, 10_800)
  expect(purchase).toMatchObject({
    items: [],
    extras: [{ text: 'Film prepagado, 20 m', quantity: 1, unitPriceMinor: 10_800, lineTotalMinor: 10_800 }],
    customer: { name: 'Textiles Rivas', phone: trader.phone },
    totals: { totalMinor: 10_800, dueMinor: 10_800 },
  })
  expect((await store.track(purchase.trackingToken!)).number).toBe(purchase.number)
  expect((await pay(purchase, 5_000)).status).toBe('open')
  expect(await creditOf(trader)).toBe(0)
  expect(await pay(purchase, 5_800)).toMatchObject({ status: 'completed', stage: 'completed' })
  expect(await creditOf(trader)).toBe(20_000)
  expect(await filmOf(trader)).toMatchObject({
    creditMm: 20_000,
    mayBuy: true,
    movements: [{ type: 'purchase', deltaMm: 20_000, balanceMm: 20_000, orderNumber: purchase.number }],
  })
})

test('a sheet takes its centimetres from prepaid film and costs nothing; cancelling gives them back once', async () => {
  const trader = await aTrader()
  await give(trader, 100)
  const item = await sheets(3, { prepaid: true })
  expect((await quote([item], trader.cookie)).json<QuoteResponse>().totals.totalMinor).toBe(0)
  const placed = await ordered([item], trader.cookie)
  expect(placed.items[0]).toMatchObject({ unitPriceMinor: 0, film: { prepaid: true, billedCm: 11 } })
  expect(placed.paymentStatus).toBe('paid')
  expect(await creditOf(trader)).toBe(1_000 - 330)
  expect((await decide(`orders/${placed.id}/cancellation`, {})).statusCode).toBe(201)
  expect(await creditOf(trader)).toBe(1_000)
  expect(
    (await movementsOf(trader)).map(({ type, deltaMm, balanceMm }) => [type, deltaMm, balanceMm]),
  ).toEqual([
    ['return', 330, 1_000],
    ['use', -330, 670],
    ['correction', 1_000, 1_000],
  ])
})

test.each([
  [
    'a guest',
    async () => [{}, await sheets(1, { prepaid: true })] as const,
    'items[0].prepaid',
    'not_signed_in',
  ],
  [
    'somebody with too little',
    async () => {
      const trader = await aTrader()
      await give(trader, 21)
      return [trader.cookie, await sheets(2, { prepaid: true })] as const
    },
    'items[0].prepaid',
    'too_little_film',
  ],
  [
    'a transfer',
    async () =>
      [
        (await aTrader()).cookie,
        {
          kind: 'transfer',
          artworkId: store.artworkId,
          widthMm: 90,
          heightMm: 80,
          quantity: 1,
          prepaid: true,
        },
      ] as const,
    'items[0].prepaid',
    'not_used',
  ],
])('prepaid film is refused for %s, in a quote and in an order', async (_who, prepare, path, reason) => {
  const [cookie, item] = await prepare()
  for (const reply of [await quote([item], cookie), await order([item], cookie)]) {
    expect(reply.statusCode).toBe(422)
    expect(fieldsOf(reply)).toMatchObject([{ path, reason }])
  }
})

test('of 100 who want the last metre at once, as many get film as there is', async () => {
  const trader = await aTrader()
  // Nine sheets of 11 cm, and one centimetre that nobody can use.
  await give(trader, 100)
  const item = await sheets(1, { prepaid: true })
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      order([item], trader.cookie, { phone: `+5058666${String(n).padStart(4, '0')}` }),
    ),
  )
  const placed = replies.filter(({ statusCode }) => statusCode === 201)
  expect(placed).toHaveLength(9)
  for (const reply of replies) {
    if (reply.statusCode !== 201) expect(fieldsOf(reply)).toMatchObject([{ reason: 'too_little_film' }])
  }
  expect(await creditOf(trader)).toBe(10)
  expect(await checkBooks(shop.services)).toEqual([])
})

test('a refund takes back its part of the film, and none that was used', async () => {
  const trader = await aTrader()
  const purchase = await bought(trader, 500, 3_000)
  await pay(purchase, 3_000)
  const refund = (amountMinor: number) =>
    decide(`orders/${purchase.id}/refunds`, { amountMinor, reason: 'Too much film.' })
  expect((await refund(1_000)).statusCode).toBe(201)
  // A third of 5 m, in started centimetres.
  expect(await creditOf(trader)).toBe(5_000 - 1_670)
  await ordered([await sheets(20, { prepaid: true })], trader.cookie)
  expect(await creditOf(trader)).toBe(1_130)
  const refused = await refund(2_000)
  expect(fieldsOf(refused)).toMatchObject([{ path: 'amountMinor', reason: 'film_used', limit: '1.13' }])
  expect(await creditOf(trader)).toBe(1_130)
})

test('an order that staff added a garment to goes on, and takes the film back when it is cancelled', async () => {
  const trader = await aTrader()
  const purchase = await bought(trader, 2_000, 10_800)
  const { revision } = await admin<AdminOrderRecord>(`orders/${purchase.id}`)
  const [garment] = (await store.order()).items
  const changed = await decide(`orders/${purchase.id}/changes`, {
    revision,
    items: [garment],
    reason: 'A sample.',
  })
  expect(changed.statusCode, changed.body).toBe(201)
  const { totals } = changed.json<AdminOrderRecord>()
  // At the price that it was bought for.
  expect(totals.totalMinor).toBeGreaterThan(10_800)
  expect((await pay(purchase, totals.totalMinor)).status).toBe('open')
  expect(await creditOf(trader)).toBe(20_000)
  await ordered([await sheets(1, { prepaid: true })], trader.cookie)
  const cancel = () => decide(`orders/${purchase.id}/cancellation`, { reason: 'Not wanted.' })
  expect(fieldsOf(await cancel())).toMatchObject([{ path: 'reason', reason: 'film_used', limit: '19.89' }])
  await give(trader, 11)
  expect((await cancel()).statusCode).toBe(201)
  expect(await creditOf(trader)).toBe(0)
  expect(await checkBooks(shop.services)).toEqual([])
})

test('only customers who buy to sell on can buy film in advance, at the price of now', async () => {
  const other = await aTrader({ trade: false })
  expect(errorOf(await buy(other, 500, 5_000))).toMatchObject({
    ...{ code: 'FORBIDDEN', details: { reason: 'not_trade' } },
  })
  expect((await filmOf(other)).mayBuy).toBe(false)
  const trader = await aTrader()
  expect(codeOf(await buy(trader, 500, 1))).toBe('PRICE_CHANGED')
  expect((await shop.post(`${ACCOUNT}/film-purchases`, {})).statusCode).toBe(401)
})

test('staff add and take film with a reason, and never below zero', async () => {
  const trader = await aTrader()
  await give(trader, 250)
  const path = `customers/${trader.id}/film-movements`
  const taken = await decide(path, { deltaCm: -251, reason: 'Spoiled.' })
  expect(fieldsOf(taken)).toMatchObject([{ path: 'deltaCm', reason: 'too_little_film', limit: '2.5' }])
  expect(fieldsOf(await decide(path, { deltaCm: 0, reason: 'Nothing.' }))).toMatchObject([
    { path: 'deltaCm' },
  ])
  await give(trader, -50)
  expect(await movementsOf(trader)).toMatchObject([
    {
      type: 'correction',
      deltaMm: -500,
      balanceMm: 2_000,
      reason: 'Paid in cash.',
      by: { name: expect.any(String) as string },
    },
    { deltaMm: 2_500 },
  ])
  const support = await aMember(shop, 'support')
  const refused = await shop.post(`/api/admin/${path}`, { deltaCm: 1, reason: 'x' }, support.headers)
  expect(refused.statusCode).toBe(403)
})

test('who is merged brings their film, and takes back what is left of it when they are split', async () => {
  const [into, other] = [await aTrader(), await aTrader()]
  await give(other, 300)
  await give(into, 100)
  const { revision } = await admin<CustomerDetail>(`customers/${into.id}`)
  await decide(`customers/${into.id}/merges`, { customerId: other.id, revision })
  expect([await creditOf(into), await creditOf(other)]).toEqual([4_000, 0])
  // Signed in as the one who was merged.
  expect((await filmOf(other)).creditMm).toBe(4_000)
  await ordered([await sheets(20, { prepaid: true })], other.cookie)
  expect(await creditOf(into)).toBe(1_800)
  await decide(`customers/${other.id}/split`, {})
  expect([await creditOf(into), await creditOf(other)]).toEqual([0, 1_800])
  expect(await checkBooks(shop.services)).toEqual([])
})

test('a customer of a list that was removed pays what everybody pays', async () => {
  const trader = await aTrader()
  const { updatedAt: _at, updatedBy: _by, ...prices } = await admin<FilmPricesRecord>('film-prices')
  const put = (lists: readonly object[], revision: number) => replacePrices({ ...prices, lists, revision })
  const [first] = prices.lists
  const without = (await put([first!], prices.revision)).json<FilmPricesRecord>()
  expect((await admin<CustomerDetail>(`customers/${trader.id}`)).priceListId).toBeNull()
  expect((await filmOf(trader)).prices.sheetPerMetreMinor).toBe(1_000)
  await put(prices.lists, without.revision)
  const reply = await decide('customers', { name: 'A', phone: '+50581110000', priceListId: 'no_such_list' })
  expect(fieldsOf(reply)).toMatchObject([{ path: 'priceListId', reason: 'not_found' }])
})

test('an estimate for a trade customer has their prices', async () => {
  const trader = await aTrader()
  const preview = async (customer?: object) => {
    const reply = await decide('estimate-previews', {
      ...(customer && { customer }),
      lines: [await sheets(1)],
      ...{ fulfilment: { method: 'pickup' }, instructionId: 'cash_studio' },
    })
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json<{ totals: { totalMinor: number } }>().totals.totalMinor
  }
  expect([await preview(), await preview({ phone: trader.phone })]).toEqual([110, 66])
})

test('an order that expires unpaid gives its prepaid film back', async () => {
  const trader = await aTrader()
  await give(trader, 50)
  const transfer = { kind: 'transfer', artworkId: store.artworkId, widthMm: 100, heightMm: 80, quantity: 1 }
  const items = [await sheets(1, { prepaid: true }), transfer]
  const total = (await quote(items, trader.cookie)).json<QuoteResponse>().totals.totalMinor
  expect(total).toBeGreaterThan(0)
  await ordered(items, trader.cookie, { expectedTotalMinor: total })
  expect(await creditOf(trader)).toBe(390)
  // Longer than the sessions of this file.
  shop.clock.advance(40 * 24 * 3_600_000)
  await expireUnpaidOrders(shop.services)
  expect(await checkBooks(shop.services)).toEqual([])
  const { rows } = await shop.services.pool.query(
    'SELECT balance_mm FROM film_accounts WHERE customer_id = $1',
    [decodeId('customer', trader.id)],
  )
  expect(rows).toEqual([{ balance_mm: 500 }])
})

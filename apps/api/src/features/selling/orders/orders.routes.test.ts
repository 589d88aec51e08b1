import type { GarmentOrderCreate, OrderRecord, QuoteResponse } from '@platen/contract'
import { describe, expect, test } from 'vitest'
import { codeOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aPicture, findVariant, openStorefront, upload } from '../../../testing/storefront.ts'
import { ledgerProblems, onHand, setOnHand } from '../../../testing/stock.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { expireUnpaidOrders } from './index.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const storefront = shared(() => openStorefront(shop))

const messageOf = (reply: { body: string }) => (JSON.parse(reply.body) as { detail: string }).detail
type Item = GarmentOrderCreate['items'][number]
const withItem = (body: GarmentOrderCreate, change: object): GarmentOrderCreate => ({
  ...body,
  items: body.items.map((item) => ({ ...item, ...change })),
})
const withPlacement = (
  body: GarmentOrderCreate,
  change: Partial<Item['placements'][number]>,
): GarmentOrderCreate => withItem(body, { placements: [{ ...body.items[0]!.placements[0]!, ...change }] })

const meetup = (date: string) => ({
  fulfilment: { method: 'meetup', meetupZoneId: 'centro', slot: { date, from: '17:00' } },
})

test('accepts an order, reserves its blank and shows it on the tracking page', async () => {
  const before = await onHand(shop, storefront.variantId)
  const reply = await storefront.place(await storefront.order({ note: 'Gift, please fold' }))
  expect(reply.statusCode).toBe(201)

  const order = reply.json<OrderRecord>()
  expect(order).toMatchObject({
    stage: 'awaiting_payment',
    paymentStatus: 'unpaid',
    artworkStatus: 'approved',
    totals: { subtotalMinor: 1450, totalMinor: 1450, dueMinor: 1450, taxMinor: 167 },
    promisedBy: '2026-11-25',
    payBefore: '2026-11-22T15:00:00.000Z',
    allowedActions: ['submit_payment'],
  })
  expect(order.number).toMatch(/^PL-2026-\d{6}$/)
  expect(order.items[0]?.placements[0]?.artwork.preflight.dpi).toBe(304)
  expect(await onHand(shop, storefront.variantId)).toEqual({
    onHand: before.onHand,
    reserved: before.reserved + 1,
  })

  const tracked = await storefront.track(String(order.trackingToken))
  const { trackingToken, ...created } = order
  expect(tracked).toEqual(created)
})

test('prices a quote and an order by the same rules, including quantity breaks', async () => {
  const items = (await storefront.order()).items.map((item) => ({ ...item, quantity: 12 }))
  const quote = (
    await shop.post('/api/v1/quotes', { items, fulfilment: { method: 'delivery' } })
  ).json<QuoteResponse>()
  expect(quote.totals).toEqual({
    subtotalMinor: 17_400,
    discountMinor: 1740,
    feeMinor: 450,
    taxMinor: 1802 + 52,
    totalMinor: 16_110,
  })
  const address = { line1: 'Calle 1', city: 'San Salvador', country: 'SV' }
  const order = await storefront.ordered({ items, fulfilment: { method: 'delivery', address } })
  expect(order.totals.totalMinor).toBe(quote.totals.totalMinor)
})

test('quotes items without artwork', async () => {
  const items = [
    {
      variantId: storefront.variantId,
      quantity: 1,
      placements: [{ zoneId: 'left_chest', widthMm: 90, heightMm: 90 }],
    },
  ]
  const quote = await shop.post('/api/v1/quotes', { items })
  expect(quote.json<QuoteResponse>().items[0]?.placements).toEqual([
    { zoneId: 'left_chest', sizeTierId: 'small', priceMinor: 300, preflight: null },
  ])
})

test('an order with a payment reference waits for the payment review', async () => {
  const order = await storefront.ordered({ payment: { instructionId: 'bank_main', reference: 'TRX-1' } })
  expect(order).toMatchObject({ stage: 'payment_review', paymentStatus: 'submitted', allowedActions: [] })
  expect(order.payments).toMatchObject([{ amountMinor: 1450, reference: 'TRX-1', status: 'submitted' }])
  expect(order.timeline.map(({ event }) => event)).toEqual(['order.created', 'payment.submitted'])
})

test('an order keeps its agreed payment method after the shop stops offering it', async () => {
  const { trackingToken, instruction } = await storefront.ordered()
  expect(instruction).toMatchObject({ id: 'bank_main', account: '0000-1234-5678', referenceRequired: true })
  const { pool } = shop.services
  await pool.query(`UPDATE payment_instructions SET active = false WHERE id = 'bank_main'`)
  try {
    await expect.poll(async () => (await shop.services.shop.get()).paymentInstructions.length).toBe(2)
    const token = String(trackingToken)
    expect((await storefront.track(token)).instruction).toEqual(instruction)
    const pay = (body: object) => shop.post(`/api/v1/orders/${token}/payments`, body)
    expect(codeOf(await pay({ instructionId: 'bank_main' }))).toBe('VALIDATION_FAILED')
    expect((await pay({ instructionId: 'no_such_way', reference: 'TRX-7' })).statusCode).toBe(422)
    expect((await pay({ instructionId: 'bank_main', reference: 'TRX-7' })).statusCode).toBe(201)
  } finally {
    await pool.query(`UPDATE payment_instructions SET active = true WHERE id = 'bank_main'`)
    await expect.poll(async () => (await shop.services.shop.get()).paymentInstructions.length).toBe(3)
  }
})

test('a customer can report a payment once from the tracking page', async () => {
  const { trackingToken } = await storefront.ordered()
  const pay = (body: object) => shop.post(`/api/v1/orders/${String(trackingToken)}/payments`, body)
  expect(codeOf(await pay({ instructionId: 'bank_main' }))).toBe('VALIDATION_FAILED')
  expect((await pay({ instructionId: 'bank_main', reference: 'A', amountMinor: 99_999 })).statusCode).toBe(
    422,
  )
  const paid = await pay({ instructionId: 'bank_main', reference: 'TRX-2' })
  expect(paid.statusCode).toBe(201)
  expect(paid.json()).toMatchObject({ amountMinor: 1450, status: 'submitted' })
  const again = await pay({ instructionId: 'bank_main', reference: 'TRX-3' })
  expect(codeOf(again)).toBe('INVALID_TRANSITION')
  expect((await storefront.track(String(trackingToken))).stage).toBe('payment_review')
})

test('takes the key of an order from a header, so that it is in no address', async () => {
  const { trackingToken: key = '', number } = await storefront.ordered()
  const headers = { 'order-key': key }
  expect((await shop.get('/api/v1/orders/own', headers)).json()).toMatchObject({ number })
  const body = { instructionId: 'bank_main', reference: 'TRX-OWN' }
  const pay = (orderKey: string) =>
    shop.post('/api/v1/orders/own/payments', body, { 'order-key': orderKey, 'idempotency-key': 'one-key' })
  const paid = await pay(key)
  expect(paid.statusCode).toBe(201)

  const other = await storefront.ordered()
  const asOther = await pay(String(other.trackingToken))
  expect(codeOf(asOther), 'the key of the order is part of the request').toBe('IDEMPOTENCY_KEY_REUSED')
  expect((await storefront.track(String(other.trackingToken))).payments).toEqual([])
  const named = await shop.get(`/api/v1/orders/${String(other.trackingToken)}`, headers)
  expect(named.json(), 'a key in the path counts').toMatchObject({ number: other.number })

  for (const wrong of [
    {},
    { 'order-key': 'A'.repeat(43) },
    { 'order-key': 'short' },
    { 'order-key': 'own' },
  ]) {
    expect((await shop.get('/api/v1/orders/own', wrong)).statusCode).toBe(404)
  }
})

test('a forged tracking token opens nothing', async () => {
  const { trackingToken } = await storefront.ordered()
  const forged = `${String(trackingToken).slice(0, -6)}AAAAAA`
  for (const token of [forged, 'A'.repeat(43), 'short', '%00']) {
    const reply = await shop.get(`/api/v1/orders/${token}`)
    expect(refusalOf(reply)).toEqual([404, 'RESOURCE_NOT_FOUND'])
  }
})

describe('refuses and stores nothing of', () => {
  const cases: Record<
    string,
    [change: (order: GarmentOrderCreate) => object, says: RegExp, status?: number]
  > = {
    'a quantity of 0': [(o) => withItem(o, { quantity: 0 }), /items\[0\]\.quantity/],
    'a quantity that is text': [(o) => withItem(o, { quantity: '1' }), /quantity/],
    'an unknown field': [() => ({ discount: 100 }), /discount: is not a known field/],
    'no items': [() => ({ items: [] }), /items/],
    'nine placements': [
      (o) => withItem(o, { placements: Array.from({ length: 9 }, () => o.items[0]!.placements[0]) }),
      /placements/,
    ],
    'a customer without email and phone': [() => ({ customer: { name: 'Ana' } }), /email or a phone/],
    'a name of 121 characters': [
      (o) => ({ customer: { ...o.customer, name: '印'.repeat(121) } }),
      /customer\.name/,
    ],
    'a note with half a character': [() => ({ note: 'bad \ud800 x' }), /note/],
    'a name with a line break': [
      (o) => ({ customer: { ...o.customer, name: 'Ana\nBcc: x' } }),
      /customer\.name/,
    ],
    'a phone that is not E.164': [(o) => ({ customer: { ...o.customer, phone: '7000-5678' } }), /phone/],
    'a variant that does not exist': [
      (o) => withItem(o, { variantId: 'var_01jd3v9k6qf2nt7wz5xr8m0abc' }),
      /items\[0\]\.variantId/,
    ],
    'a made-up variant id': [
      (o) => withItem(o, { variantId: 'var_0123456789abcdefghjkmnpqrs' }),
      /items\[0\]\.variantId/,
    ],
    'an id of another type': [(o) => withPlacement(o, { artworkId: o.items[0]!.variantId }), /artworkId/],
    'an artwork that does not exist': [
      (o) => withPlacement(o, { artworkId: 'art_01jd3v9k6qf2nt7wz5xr8m0abc' }),
      /artworkId: this artwork does not exist/,
    ],
    'a zone that the garment lacks': [(o) => withPlacement(o, { zoneId: 'left_leg' }), /zoneId/],
    'a print larger than its zone': [(o) => withPlacement(o, { widthMm: 305.1 }), /placements\[0\].*305/],
    'a print moved out of its zone': [(o) => withPlacement(o, { offsetXMm: 60 }), /reaches out of its zone/],
    'a print turned out of its zone': [
      (o) => withPlacement(o, { widthMm: 10, heightMm: 356, rotationDeg: 90 }),
      /356 × 10/,
    ],
    'a length with two decimals': [(o) => withPlacement(o, { widthMm: 200.05 }), /at most one decimal/],
    'a turn by 45 degrees': [(o) => withPlacement(o, { rotationDeg: 45 as 0 }), /rotationDeg/],
    'a price that changed': [() => ({ expectedTotalMinor: 1449 }), /14\.50 USD \(totalMinor 1450\)/, 409],
    'an old policy': [() => ({ acceptedPolicyVersion: '2020-01' }), /2026-11/, 409],
    'a delivery without an address': [() => ({ fulfilment: { method: 'delivery' } }), /fulfilment\.address/],
    'a meetup without a zone': [() => ({ fulfilment: { method: 'meetup' } }), /meetupZoneId/],
    'a slot that the zone does not have': [() => meetup('2026-11-24'), /no slot on that day/],
    'a slot in the past': [() => meetup('2026-11-16'), /slot\.date/],
    'a pickup with an address': [
      () => ({ fulfilment: { method: 'pickup', address: { line1: 'a', city: 'b', country: 'SV' } } }),
      /fulfilment\.address: is not used/,
    ],
    'a country that does not exist': [
      () => ({ fulfilment: { method: 'delivery', address: { line1: 'a', city: 'b', country: 'ZZ' } } }),
      /country/,
    ],
    'a slot in the far future': [() => meetup('2099-11-23'), /slot\.date/],
    'a day in the far future': [() => ({ neededBy: '9999-12-31' }), /neededBy/],
    'a payment method that the shop does not accept': [
      () => ({ payment: { instructionId: 'bitcoin' } }),
      /payment\.instructionId/,
    ],
    'a proof that was never uploaded': [
      () => ({
        payment: { instructionId: 'mobile_wallet', proofUploadId: 'prf_01jd3v9k6qf2nt7wz5xr8m0abc' },
      }),
      /proofUploadId/,
    ],
    'a day in the past': [() => ({ neededBy: '2026-11-19' }), /neededBy/],
    'a day that does not exist': [() => ({ neededBy: '2026-02-30' }), /neededBy/],
    'a filled honeypot': [() => ({ website: 'https://spam.example' }), /bot check/i, 403],
  }

  test.each(Object.entries(cases))('%s', async (_name, [change, says, status = 422]) => {
    const [before, order] = [await countOrders(), await storefront.order()]
    const reply = await storefront.place({ ...order, ...change(order) })
    expect([reply.statusCode, messageOf(reply)]).toEqual([status, expect.stringMatching(says)])
    expect(await countOrders()).toBe(before)
  })
})

test('says in error.details what a program needs to order again', async () => {
  const order = await storefront.order()
  const detailsAfter = async (change: object) => {
    const reply = await storefront.place({ ...order, ...change })
    return reply.json<{ error: { details: object } }>().error.details
  }
  const { totalMinor } = (await shop.post('/api/v1/quotes', { items: order.items })).json<{
    totals: { totalMinor: number }
  }>().totals
  expect(await detailsAfter({ expectedTotalMinor: 1 })).toEqual({ totalMinor })
  expect(await detailsAfter({ acceptedPolicyVersion: '2020-01' })).toEqual({
    policyVersion: order.acceptedPolicyVersion,
  })
})

test('accepts a name of 120 characters in any script and returns it unchanged', async () => {
  const name = '𠮷'.repeat(60) + '🙂'.repeat(20) + 'ñ'.repeat(36) + 'أحمد'
  expect(Array.from(name)).toHaveLength(120)
  const order = await storefront.order()
  const reply = await storefront.place({ ...order, customer: { ...order.customer, name } })
  expect(reply.json<OrderRecord>().customer.name).toBe(name)
  expect((await storefront.track(String(reply.json<OrderRecord>().trackingToken))).customer.name).toBe(name)
})

test('a youth size takes a smaller print than an adult size', async () => {
  const youth = await findVariant(shop, { size: 'YS' })
  const order = withPlacement(await storefront.order(), { widthMm: 240, heightMm: 240 })
  const items = order.items.map((item) => ({ ...item, variantId: youth }))
  const reply = await storefront.place({ ...order, items })
  expect(messageOf(reply)).toMatch(/at most 229 × 254 mm/)
})

test('accepts an order whose artwork has too few pixels and waits for a better file', async () => {
  const [small, medium] = await Promise.all([
    upload(shop, await aPicture(900)),
    upload(shop, await aPicture(2400)),
  ])
  const large = withPlacement(await storefront.order(), { widthMm: 305, heightMm: 305 })
  const statusWith = async (artworkId: string) => {
    return (await storefront.ordered({ items: withPlacement(large, { artworkId }).items })).artworkStatus
  }
  expect(await statusWith(small.id)).toBe('failed')
  expect(await statusWith(medium.id)).toBe('warning')
})

test('names the lines that ran out of stock between quote and order and reserves nothing', async () => {
  const hoodie = await findVariant(shop, { kind: 'hoodie', colour: 'Sand', size: 'L' })
  await setOnHand(shop, hoodie, 3)
  const [line] = (await storefront.order()).items
  const placements = line!.placements.map((print) => ({ ...print, zoneId: 'hoodie_front' }))
  const order = await storefront.order({
    items: [
      line!,
      { ...line!, placements, variantId: hoodie, quantity: 2 },
      { ...line!, placements, variantId: hoodie, quantity: 2 },
    ],
  })
  const teeBefore = await onHand(shop, storefront.variantId)
  const reply = await storefront.place(order)
  expect(refusalOf(reply)).toEqual([409, 'OUT_OF_STOCK'])
  const { lines } = reply.json<{ error: { details: { lines: { path: string }[] } } }>().error.details
  expect(messageOf(reply)).toContain(lines.map(({ path }) => path)[0])
  expect(messageOf(reply)).toMatch(/items\[1\] Pullover hoodie, Sand, L; items\[2\]/)
  expect(messageOf(reply)).not.toMatch(/items\[0\]/)
  expect(await onHand(shop, storefront.variantId)).toEqual(teeBefore)
  expect(await onHand(shop, hoodie)).toEqual({ onHand: 3, reserved: 0 })
})

test('an order that is not paid in time expires and releases its blanks', async () => {
  const variantId = await findVariant(shop, { colour: 'White', size: 'S' })
  const items = (await storefront.order()).items.map((item) => ({ ...item, variantId, quantity: 2 }))
  const before = await onHand(shop, variantId)
  const place = (payment: GarmentOrderCreate['payment']) => storefront.ordered({ items, payment })
  const unpaid = await place({ instructionId: 'bank_main' })
  const submitted = await place({ instructionId: 'bank_main', reference: 'TRX-9' })
  expect(await onHand(shop, variantId)).toEqual({ onHand: before.onHand, reserved: 4 })
  shop.clock.advance(49 * 3_600_000)
  await expireUnpaidOrders(shop.services)

  const tracked = await storefront.track(String(unpaid.trackingToken))
  expect(tracked).toMatchObject({ stage: 'expired', status: 'expired', allowedActions: [] })
  expect(tracked.timeline.at(-1)?.event).toBe('order.expired')
  expect((await storefront.track(String(submitted.trackingToken))).status).toBe('open')
  expect(await onHand(shop, variantId)).toEqual({ onHand: before.onHand, reserved: 2 })
  expect(await ledgerProblems(shop)).toEqual([])
  const { rows } = await shop.services.pool.query<{ n: number }>(
    `SELECT count(*) AS n FROM audit_log WHERE action = 'order.expired' AND entity_id = $1`,
    [unpaid.id],
  )
  expect(rows[0]?.n).toBe(1)
})

test('an order that reserved nothing releases nothing when it expires', async () => {
  const variantId = await findVariant(shop, { colour: 'White', size: 'M' })
  const items = (await storefront.order()).items.map((item) => ({ ...item, variantId }))
  const { rows } = await shop.services.pool.query<{ id: string }>(
    'SELECT id FROM inventory_items WHERE variant_id = $1',
    [decodeId('variant', variantId)],
  )
  const keepStock = async (active: boolean) => {
    await shop.services.pool.query('UPDATE inventory_items SET variant_id = $2 WHERE id = $1', [
      rows[0]?.id,
      active ? decodeId('variant', variantId) : null,
    ])
    const inventoryItem = async () =>
      (await shop.services.shop.get()).variants.get(decodeId('variant', variantId))
    await expect.poll(async () => (await inventoryItem())?.inventoryItemId !== null).toBe(active)
  }
  const paid = { instructionId: 'bank_main', reference: 'TRX-10' }
  await storefront.place(await storefront.order({ items, payment: paid }))
  await keepStock(false)
  const madeToOrder = await storefront.ordered({ items })
  await keepStock(true)
  expect((await onHand(shop, variantId)).reserved).toBe(1)

  shop.clock.advance(49 * 3_600_000)
  await expireUnpaidOrders(shop.services)
  expect((await storefront.track(String(madeToOrder.trackingToken))).status).toBe('expired')
  expect((await onHand(shop, variantId)).reserved).toBe(1)
  expect(await ledgerProblems(shop)).toEqual([])
})

test('an order that costs nothing needs no payment', async () => {
  const tote = await findVariant(shop, { kind: 'tote', colour: 'Black', size: 'One size' })
  await shop.services.pool.query(`INSERT INTO quantity_breaks VALUES ('tote', 2, 10000)`)
  const [line] = (await storefront.order()).items
  const items = [{ ...line!, variantId: tote, quantity: 2 }]
  const payment = { instructionId: 'bank_main', reference: 'NOTHING' }
  await expect.poll(async () => (await storefront.order({ items })).expectedTotalMinor).toBe(0)
  const order = await storefront.ordered({ items, payment })
  expect(order).toMatchObject({
    paymentStatus: 'paid',
    payments: [],
    allowedActions: [],
    stage: 'ready_to_print',
    payBefore: null,
  })
})

async function countOrders(): Promise<number> {
  const { rows } = await shop.services.pool.query<{ n: number }>('SELECT count(*) AS n FROM orders')
  return rows[0]?.n ?? 0
}

import type {
  AdminMetricsResponse,
  AdminOrderRecord,
  CatalogResponse,
  CostEntryRecord,
  FirstRunResponse,
  SettingsUsage,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { openFloor } from '../../../testing/floor.ts'
import { errorOf, refusalOf } from '../../../testing/replies.ts'
import { freshTestApp } from '../../../testing/shared.ts'
import { ledgerProblems, onHand } from '../../../testing/stock.ts'
import { aMember } from '../../../testing/team.ts'

const URL = '/api/admin/first-run'
const CUSTOMER = { name: 'Ana', email: 'ana@taller.example' }
const TEE = {
  ...{ slug: 'own-tee', kind: 'tee', name: 'Own tee', description: 'Mine.', fabric: 'cotton' },
  ...{ basePriceMinor: 1100, active: true, sort: 0 },
  variants: [{ colour: 'Black', colourHex: '#17171a', size: 'M', surchargeMinor: 0, active: true }],
}

const shop = freshTestApp()

async function open() {
  const { headers } = await aMember(shop, 'owner')
  const post = (path: string, body: object = {}, more = {}) =>
    shop.post(`${URL}${path}`, body, { ...headers, ...more })
  return {
    headers,
    post,
    read: async () => (await shop.get(URL, headers)).json<FirstRunResponse>(),
    testOrder: async () => {
      const reply = await post('/test-orders', { customer: CUSTOMER })
      if (reply.statusCode !== 201) throw new Error(reply.body)
      return reply.json<AdminOrderRecord>()
    },
    pay: async ({ id, payments }: AdminOrderRecord) => {
      const path = `/api/admin/orders/${id}/payments/${payments[0]!.id}/verification`
      const reply = await shop.post(path, {}, headers)
      if (reply.statusCode !== 201) throw new Error(reply.body)
    },
    end: async (order: { readonly id: string }, garment = 'unused') =>
      post(`/test-orders/${order.id}/cancellation`, { garment }),
    costsOf: async ({ id }: AdminOrderRecord) =>
      (await shop.get(`/api/admin/cost-entries?orderId=${id}`, headers)).json<CostEntryRecord[]>(),
  }
}

test('a test order is an order like others whose money is not counted', async () => {
  const guide = await open()
  const order = await guide.testOrder()
  expect(order).toMatchObject({
    test: true,
    source: 'storefront',
    stage: 'payment_review',
    customer: CUSTOMER,
    items: [{ size: 'M', quantity: 1, placements: [{ widthMm: 200, heightMm: 200 }] }],
  })
  // Something for the review to decide about.
  const { preflight } = order.items[0]!.placements[0]!.artwork
  expect(preflight.findings.map(({ code }) => code)).toEqual(['OPAQUE_BOX'])
  const listed = await shop.get('/api/admin/orders', guide.headers)
  expect(listed.json()).toMatchObject([{ number: order.number, test: true }])
  await guide.pay(order)
  const metrics = (await shop.get('/api/admin/metrics', guide.headers)).json<AdminMetricsResponse>()
  expect(metrics).toMatchObject({ orders: { count: 0 }, topGarments: [] })
  expect(metrics.series.every(({ orders, netMinor }) => orders === 0 && netMinor === 0)).toBe(true)
  const csv = (await shop.get('/api/admin/orders/export', guide.headers)).body
  expect(csv).not.toContain(order.number)
  const usage = (await shop.get('/api/admin/settings/usage', guide.headers)).json<SettingsUsage>()
  expect(usage.currencyFixed).toBe(false)
  expect((await guide.read()).steps).toContainEqual({ name: 'test_order', state: 'done' })
})

test('orders the shop’s own garment rather than an example', async () => {
  const guide = await open()
  await shop.post('/api/admin/garments', { ...TEE, sort: 99 }, guide.headers)
  await expect
    .poll(async () => {
      const { garments } = (await shop.get('/api/v1/catalog')).json<CatalogResponse>()
      return garments.map(({ name }) => name)
    })
    .toContain('Own tee')
  expect((await guide.testOrder()).items[0]!.garmentName).toBe('Own tee')
})

test('a test order is placed once for one key', async () => {
  const guide = await open()
  const key = { 'idempotency-key': 'a-test' }
  const first = await guide.post('/test-orders', { customer: CUSTOMER }, key)
  const again = await guide.post('/test-orders', { customer: CUSTOMER }, key)
  expect(again.json<AdminOrderRecord>().id).toBe(first.json<AdminOrderRecord>().id)
})

test('says what a shop lacks for a test order', async () => {
  const guide = await open()
  await guide.post('/example-removals')
  const lacks = async () => {
    const reply = await guide.post('/test-orders', { customer: CUSTOMER })
    return [...refusalOf(reply), errorOf(reply).details?.reason, errorOf(reply).details?.state]
  }
  await expect.poll(lacks).toEqual([409, 'INVALID_TRANSITION', 'shop_not_ready', 'product'])
  await shop.post('/api/admin/garments', TEE, guide.headers)
  await expect.poll(lacks).toEqual([409, 'INVALID_TRANSITION', 'shop_not_ready', 'payment'])
})

test('a test order that ends before anything was pressed gives back its stock', async () => {
  const guide = await open()
  const order = await guide.testOrder()
  const { variantId } = order.items[0]!
  const before = await onHand(shop, variantId!)
  expect(before.reserved).toBe(1)
  const ended = await guide.end(order)
  expect(ended.json()).toMatchObject({ status: 'cancelled', payments: [{ status: 'rejected' }] })
  expect(await onHand(shop, variantId!)).toEqual({ onHand: before.onHand, reserved: 0 })
  expect(await guide.read()).toMatchObject({ testOrder: { status: 'cancelled' } })
})

test('a test order that was paid, pressed and packed gives back its money, its garment and the cost of it', async () => {
  const guide = await open()
  const floor = await openFloor(shop)
  const order = await guide.testOrder()
  const { variantId } = order.items[0]!
  const { onHand: before } = await onHand(shop, variantId!)
  await guide.pay(order)
  await shop.post(`/api/admin/orders/${order.id}/artwork-approval`, {}, guide.headers)
  await floor.moveOn(
    (await floor.jobsOf(order)).map(({ id }) => id),
    'packed',
  )
  expect((await onHand(shop, variantId!)).onHand).toBe(before - 1)
  const ended = (await guide.end(order)).json<AdminOrderRecord>()
  expect(ended).toMatchObject({
    ...{ status: 'cancelled', paymentStatus: 'refunded' },
    refunds: [{ amountMinor: order.totals.totalMinor, reason: 'This was a test order.' }],
  })
  expect(await onHand(shop, variantId!)).toEqual({ onHand: before, reserved: 0 })
  const blanks = (await guide.costsOf(order)).filter(({ category }) => category === 'blank')
  expect(blanks.map(({ amountMinor }) => amountMinor).sort()).toEqual([-340, 340])
  expect(await ledgerProblems(shop)).toEqual([])
  // A second time there is nothing left to give back.
  expect((await guide.end(order)).statusCode).toBe(201)
  expect(await onHand(shop, variantId!)).toEqual({ onHand: before, reserved: 0 })
})

test('a garment that was really pressed stays used', async () => {
  const guide = await open()
  const floor = await openFloor(shop)
  const order = await guide.testOrder()
  const { variantId } = order.items[0]!
  const { onHand: before } = await onHand(shop, variantId!)
  await guide.pay(order)
  await shop.post(`/api/admin/orders/${order.id}/artwork-approval`, {}, guide.headers)
  await floor.moveOn(
    (await floor.jobsOf(order)).map(({ id }) => id),
    'packed',
  )
  const handedOver = await shop.post(`/api/admin/orders/${order.id}/handover`, {}, guide.headers)
  expect(handedOver.statusCode).toBe(201)
  expect((await guide.end(order, 'used')).json()).toMatchObject({
    ...{ status: 'completed', fulfilmentStatus: 'returned', paymentStatus: 'refunded' },
  })
  expect((await onHand(shop, variantId!)).onHand).toBe(before - 1)
  const metrics = (await shop.get('/api/admin/metrics', guide.headers)).json<AdminMetricsResponse>()
  expect(metrics).toMatchObject({ orders: { count: 0 }, onTimePercent: null, averageOrderMinor: null })
})

test('ends no order of a customer', async () => {
  const guide = await open()
  const floor = await openFloor(shop)
  const order = await floor.storefront.ordered()
  expect(refusalOf(await guide.end(order))).toEqual([404, 'RESOURCE_NOT_FOUND'])
  expect((await floor.storefront.track(order.trackingToken!)).status).toBe('open')
})

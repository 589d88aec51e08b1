import type { GarmentOrderCreate, OrderRecord } from '@platen/contract'
import { beforeEach, expect, test } from 'vitest'
import { idsOf, openFloor } from '../../../testing/floor.ts'
import { payInFull } from '../../../testing/paid-order.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { ledgerProblems, onHand, setOnHand } from '../../../testing/stock.ts'
import { openProductionGates } from './index.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))
beforeEach(() => setOnHand(shop, floor.storefront.variantId, 500))

test('creates and queues the jobs of an order that cost nothing', async () => {
  const placed = await floor.storefront.place(await floor.storefront.order())
  const order = placed.json<OrderRecord>()
  await floor.change(order, { paymentStatus: 'paid', confirmedAt: shop.clock.now().toISOString() })
  expect(await floor.jobsOf(order)).toEqual([])
  await openProductionGates(shop.services)
  expect((await floor.jobsOf(order)).map(({ state }) => state)).toEqual(['queued'])
  expect(await floor.orderRow(order)).toMatchObject({ production_status: 'queued' })
})

test('gives an arriving blank to the most urgent order', async () => {
  const orders: OrderRecord[] = []
  for (const promisedBy of ['2026-11-24', '2026-11-23']) {
    const order = await floor.aJobOrder()
    await floor.change(order, { promisedBy })
    orders.push(order)
    await floor.moveOn(idsOf(await floor.jobsOf(order)), 'pressed')
  }
  await setOnHand(shop, floor.storefront.variantId, (await onHand(shop, floor.storefront.variantId)).reserved)
  shop.clock.advance(1000)
  for (const order of orders) await floor.fail(idsOf(await floor.jobsOf(order)))
  await setOnHand(
    shop,
    floor.storefront.variantId,
    (await onHand(shop, floor.storefront.variantId)).reserved + 1,
  )
  await openProductionGates(shop.services)
  const last = await Promise.all(orders.map(async (order) => (await floor.jobsOf(order)).at(-1)?.state))
  expect(last).toEqual(['blocked', 'queued'])
  expect(await ledgerProblems(shop)).toEqual([])
})

test('does not queue jobs that wait for artwork or whose order is on hold', async () => {
  const [item] = (await floor.storefront.order()).items
  const tooLarge: GarmentOrderCreate['items'] = [
    { ...item!, placements: [{ ...item!.placements[0]!, widthMm: 300, heightMm: 300 }] },
  ]
  const unseen = (
    await floor.storefront.place(await floor.storefront.order({ items: tooLarge }))
  ).json<OrderRecord>()
  expect(unseen.artworkStatus).not.toBe('approved')
  await payInFull(shop, unseen.id)
  const held = (await floor.storefront.place(await floor.storefront.order())).json<OrderRecord>()
  await floor.change(held, { confirmedAt: shop.clock.now().toISOString(), status: 'on_hold' })
  await openProductionGates(shop.services)
  expect((await floor.jobsOf(unseen)).map(({ state }) => state)).toEqual(['blocked'])
  expect(await floor.jobsOf(held)).toEqual([])
})

test('an order that fails does not keep the others from being queued', async () => {
  const orders: OrderRecord[] = []
  for (const promisedBy of ['2026-11-21', '2026-11-22']) {
    const order = (await floor.storefront.place(await floor.storefront.order())).json<OrderRecord>()
    await floor.change(order, { promisedBy, confirmedAt: shop.clock.now().toISOString() })
    orders.push(order)
  }
  let isFirst = true
  const transaction: typeof shop.services.transaction = (work) => {
    if (!isFirst) return shop.services.transaction(work)
    isFirst = false
    return Promise.reject(new Error('The first order is broken.'))
  }
  await expect(openProductionGates({ ...shop.services, transaction })).rejects.toThrow('of 1 orders')
  const jobs = await Promise.all(orders.map((order) => floor.jobsOf(order)))
  expect(jobs.map((list) => list.map(({ state }) => state))).toEqual([[], ['queued']])
})

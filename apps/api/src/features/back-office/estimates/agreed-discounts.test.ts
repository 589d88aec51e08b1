import type { AdminOrderRecord, DocumentRecord, EstimateRecord, OrderRecord } from '@platen/contract'
import { discountsApart } from '@platen/pricing'
import { expect, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { openEstimateClient, publicPath } from '../../../testing/estimate-client.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { setOnHand } from '../../../testing/stock.ts'
import { trackingToken } from '../../selling/orders/index.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const client = shared(async () => {
  const opened = await openEstimateClient(shop)
  await setOnHand(shop, opened.storefront.variantId, 500)
  return opened
})

const read = async (id: string) =>
  (await shop.get(`/api/admin/orders/${id}`, client.owner.headers)).json<AdminOrderRecord>()
const post = (path: string, body: object) => shop.post(path, body, client.owner.headers)

/** 24 pieces, so that a quantity break takes its part too. */
async function ordered(email: string): Promise<{ estimate: EstimateRecord; order: AdminOrderRecord }> {
  const { lines, customer } = await client.request()
  const estimate = await client.sent({
    lines: lines.map((line) => ({ ...line, quantity: 24 })),
    customer: { ...customer, email, locale: 'en' },
    discount: { percent: 10, reason: 'Tenth year' },
  })
  const { version, hash } = await client.offered(estimate)
  const reply = await shop.post(`${publicPath(estimate)}/approvals`, { version, hash, name: 'Rosa Cruz' })
  expect(reply.json()).toMatchObject({ status: 'converted' })
  return { estimate, order: await read((await client.read(estimate)).orderId!) }
}

test('an order names the discount of its estimate and the reason apart from quantity breaks', async () => {
  const { estimate, order } = await ordered('agreed@example.com')
  const amountMinor = estimate.totals.agreedDiscountMinor!
  expect(order.totals.discountMinor).toBeGreaterThan(amountMinor)
  expect(order.agreedDiscount).toEqual({ amountMinor, reason: 'Tenth year' })
  const token = trackingToken(shop.services.keys.tracking, decodeId('order', order.id))
  const tracked = await shop.get(`/api/v1/orders/${token}`)
  expect(tracked.json<OrderRecord>().agreedDiscount).toEqual(order.agreedDiscount)
  const plain = await client.storefront.ordered()
  expect((await read(plain.id)).agreedDiscount).toBeNull()
})

test('its emails and its invoice name both discounts, with their amounts', async () => {
  const { order } = await ordered('papers@example.com')
  const { agreedMinor, breaksMinor } = discountsApart({
    discountMinor: order.totals.discountMinor,
    agreedDiscountMinor: order.agreedDiscount!.amountMinor,
  })
  const money = (minor: number) => `$${(minor / 100).toFixed(2)}`
  const email = await post('/api/admin/message-templates/order-received/en/preview', {
    text: { subject: 'Received', body: '{{items}}\n{{link}}' },
    orderId: order.id,
  })
  expect([email.statusCode, email.body]).toEqual([200, email.body])
  expect(email.body).toContain('Discount: Tenth year')
  expect(email.body).toContain('Quantity discount')
  for (const minor of [agreedMinor, breaksMinor]) expect(email.body).toContain(money(minor))
  const invoice = (
    await post(`/api/admin/orders/${order.id}/documents`, { kind: 'invoice' })
  ).json<DocumentRecord>()
  const file = await shop.get(`/api/admin/documents/${invoice.id}/file`, client.owner.headers)
  const text = await (await readPdf(file.rawPayload)).textOf(1)
  for (const said of [`Quantitydiscount-${money(breaksMinor)}`, `Discount:Tenthyear-${money(agreedMinor)}`])
    expect(text).toContain(said)
})

test('a change of the order computes the discount again and keeps its reason', async () => {
  const { order } = await ordered('changed@example.com')
  const [item] = order.items
  const changed = await post(`/api/admin/orders/${order.id}/changes`, {
    revision: order.revision,
    items: [{ id: item!.id, variantId: item!.variantId, quantity: 1 }],
  })
  const amountMinor = Math.round(item!.unitPriceMinor / 10)
  expect(changed.json()).toMatchObject({
    agreedDiscount: { amountMinor, reason: 'Tenth year' },
    totals: { discountMinor: amountMinor },
  })
})

test('an erasure keeps the amount and removes the reason, which may name a person', async () => {
  const { order } = await ordered('erased-discount@example.com')
  const cancelled = await post(`/api/admin/orders/${order.id}/cancellation`, {
    reason: 'Changed their mind.',
  })
  expect(cancelled.statusCode, cancelled.body).toBe(201)
  const exported = await post('/api/admin/privacy-exports', { email: 'erased-discount@example.com' })
  expect(exported.body).toContain('Tenth year')
  const erased = await post('/api/admin/privacy-erasures', {
    email: 'erased-discount@example.com',
    reason: 'Asked for it.',
  })
  expect(erased.statusCode, erased.body).toBe(201)
  const { agreedDiscount } = await read(order.id)
  expect(agreedDiscount).toEqual({ ...order.agreedDiscount, reason: null })
})

import type { AdminOrderRecord, AuditLogVerification, OrderRecord, PrintJobRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { shared, sharedTestApp } from './testing/shared.ts'
import { ledgerProblems, onHand } from './testing/stock.ts'
import { openStorefront } from './testing/storefront.ts'
import { aMember, type Member } from './testing/team.ts'

const shop = sharedTestApp()
const finance = shared(() => aMember(shop, 'finance'))
const production = shared(() => aMember(shop, 'production'))
const support = shared(() => aMember(shop, 'support'))
const owner = shared(() => aMember(shop, 'owner'))

test('completes an order from its submission to its handover, despite every setback', async () => {
  const storefront = await openStorefront(shop)
  const before = await onHand(shop, storefront.variantId)
  const { trackingToken = '', ...placed } = await place()
  const order = `/api/admin/orders/${placed.id}`

  await decide(finance, `${order}/payments/${paymentOf(placed)}/rejection`, { reason: 'No such transfer' })
  expect(await track()).toMatchObject({ stage: 'awaiting_payment', paymentStatus: 'unpaid' })
  const paid = await shop.post(`/api/v1/orders/${trackingToken}/payments`, {
    instructionId: 'bank_main',
    reference: 'SLIP-2',
  })
  expect(paid.statusCode).toBe(201)
  const verified = await decide(
    finance,
    `${order}/payments/${paid.json<{ id: string }>().id}/verification`,
    {},
  )
  // The low resolution requires an artwork review.
  expect(verified).toMatchObject({ paymentStatus: 'paid', artworkStatus: 'warning', stage: 'artwork_review' })
  expect(await decide(production, `${order}/artwork-approval`, {})).toMatchObject({ stage: 'ready_to_print' })

  await decide(support, `${order}/hold`, { reason: 'The customer asks for another day' })
  expect((await move('nested')).statusCode).toBe(409)
  await decide(support, `${order}/resumption`, {})

  await moved('nested')
  await moved('printed')
  const [spoiled = '', sound = ''] = (await moved('pressed')).map(({ id }) => id)
  const [failed] = await moved('failed', [spoiled], { reason: 'The film slipped under the press' })
  expect(failed).toMatchObject({ state: 'failed' })
  await moved('passed', [sound])
  await moved('packed', [sound])
  const [again] = await jobs('queued')
  expect(again).toMatchObject({ parentJobId: spoiled })
  for (const to of ['nested', 'printed', 'pressed', 'passed', 'packed'] as const)
    await moved(to, [again?.id ?? ''])
  expect(await track()).toMatchObject({ stage: 'ready' })

  const total = placed.totals.totalMinor
  const refunded = await decide(finance, `${order}/refunds`, { amountMinor: 300, reason: 'A day late' })
  expect(refunded).toMatchObject({ paymentStatus: 'partially_refunded' })
  expect(refunded.totals).toMatchObject({
    totalMinor: total,
    paidMinor: total,
    refundedMinor: 300,
    dueMinor: 0,
  })
  const done = await decide(support, `${order}/handover`, { receivedBy: 'Ana' })
  expect(done).toMatchObject({ stage: 'completed', status: 'completed', fulfilmentStatus: 'handed_over' })

  expect((await track()).timeline.map(({ event }) => event)).toEqual(
    expect.arrayContaining([
      ...['order.created', 'payment.submitted', 'payment.rejected', 'payment.verified', 'artwork.approved'],
      ...['order.held', 'job.printed', 'fulfilment.ready', 'payment.refunded', 'fulfilment.handed_over'],
    ]),
  )
  expect(await onHand(shop, storefront.variantId)).toEqual({
    onHand: before.onHand - 3,
    reserved: before.reserved,
  })
  expect(await ledgerProblems(shop)).toEqual([])
  const seen = (await shop.get(order, owner.headers)).json<AdminOrderRecord>()
  expect(seen.cost?.blankMinor).toBeGreaterThan(0)
  // The price includes 13 % tax, and the refund's share of it is not owed.
  const taxKept = Math.round((placed.totals.taxMinor * (total - 300)) / total)
  expect(seen.marginMinor).toBe(total - 300 - taxKept - (seen.cost?.totalMinor ?? 0))
  const chain = await shop.get('/api/admin/audit-log/verification', owner.headers)
  expect(chain.json<AuditLogVerification>()).toMatchObject({ ok: true, broken: null })
  const trail = await shop.get(`/api/admin/audit-log?entityType=order&entityId=${placed.id}`, owner.headers)
  expect(trail.json<unknown[]>().length).toBeGreaterThanOrEqual(7)

  async function place(): Promise<OrderRecord> {
    const body = await storefront.order()
    const [item] = body.items
    if (!item) throw new Error('An order has an item.')
    const [print] = item.placements
    if (!print) throw new Error('An item has a placement.')
    const coarse = { ...item, quantity: 2, placements: [{ ...print, widthMm: 300, heightMm: 300 }] }
    const reply = await storefront.place(
      await storefront.order({
        items: [coarse],
        payment: { instructionId: 'bank_main', reference: 'SLIP-1' },
      }),
    )
    expect(reply.statusCode).toBe(201)
    return reply.json<OrderRecord>()
  }

  async function decide({ headers }: Member, path: string, body: object): Promise<AdminOrderRecord> {
    const reply = await shop.post(path, body, headers)
    expect([reply.statusCode, reply.body]).toEqual([201, expect.anything()])
    return reply.json<AdminOrderRecord>()
  }

  async function jobs(state?: PrintJobRecord['state']): Promise<PrintJobRecord[]> {
    const reply = await shop.get(`/api/admin/print-jobs?orderId=${placed.id}`, production.headers)
    return reply.json<PrintJobRecord[]>().filter((job) => state === undefined || job.state === state)
  }

  async function move(to: string, jobIds?: string[], more: object = {}) {
    const ids = jobIds ?? (await jobs()).map(({ id }) => id)
    return shop.post('/api/admin/print-job-moves', { jobIds: ids, to, ...more }, production.headers)
  }

  async function moved(...of: Parameters<typeof move>): Promise<PrintJobRecord[]> {
    const reply = await move(...of)
    expect([reply.statusCode, reply.body]).toEqual([201, expect.anything()])
    return reply.json<PrintJobRecord[]>()
  }

  function track(): Promise<OrderRecord> {
    return storefront.track(trackingToken)
  }
})

function paymentOf({ payments }: OrderRecord): string {
  const [payment] = payments
  if (!payment) throw new Error('Nothing was paid.')
  return payment.id
}

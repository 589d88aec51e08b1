import type { AdminOrderSummary, OrderRecord, PrintJobRecord } from '@platen/contract'
import { beforeAll, expect, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { openOrderClient, type OrderClient } from '../../../testing/order-client.ts'
import { errorOf, refusalOf } from '../../../testing/replies.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { ledgerProblems, onHand } from '../../../testing/stock.ts'
import { aMember } from '../../../testing/team.ts'
import { expireUnpaidOrders } from '../../selling/orders/index.ts'

let client: OrderClient
const shop = sharedTestApp()
beforeAll(async () => {
  client = await openOrderClient(shop)
})

const aReadyOrder = async () => {
  const placed = await client.place()
  await client.pay(placed)
  await client.produce(placed, 'packed')
  return placed
}
const jobsOf = async (order: OrderRecord) => {
  const { rows } = await shop.services.pool.query<{ state: string }>(
    'SELECT DISTINCT state FROM print_jobs WHERE order_id = $1',
    [decodeId('order', order.id)],
  )
  return rows.map(({ state }) => state)
}
const notesOf = async (order: OrderRecord) => {
  const { rows } = await shop.services.pool.query<{ body: string }>(
    'SELECT body FROM order_notes WHERE order_id = $1 ORDER BY id',
    [decodeId('order', order.id)],
  )
  return rows.map(({ body }) => body)
}

test('an order on hold shows the reason and continues when it is resumed', async () => {
  const placed = await client.place()
  const held = await client.done(placed, 'hold', { reason: 'Waiting for your call.' })
  expect(held).toMatchObject({ stage: 'on_hold', status: 'on_hold', holdReason: 'Waiting for your call.' })
  expect(await client.pay(placed)).toMatchObject({ stage: 'on_hold', productionStatus: 'blocked' })
  expect(await client.done(placed, 'resumption')).toMatchObject({
    stage: 'ready_to_print',
    holdReason: null,
    productionStatus: 'queued',
  })
})

test('cancelling voids the jobs and releases the blanks', async () => {
  const { variantId } = client.storefront
  const before = await onHand(shop, variantId)
  const placed = await client.place()
  await client.pay(placed)
  expect((await onHand(shop, variantId)).reserved).toBe(before.reserved + 1)
  const support = await aMember(shop, 'support')
  const reply = await client.decide(placed, 'cancellation', { reason: 'Changed my mind.' }, support.headers)
  expect(reply.json<OrderRecord>()).toMatchObject({
    stage: 'cancelled',
    productionStatus: 'void',
    paymentStatus: 'paid',
  })
  expect(await onHand(shop, variantId)).toEqual(before)
  expect(await jobsOf(placed)).toEqual(['void'])
  expect(await notesOf(placed)).toEqual(['Cancelled: Changed my mind.'])
  expect(await ledgerProblems(shop)).toEqual([])
})

test('nothing is due for a cancelled order, for its customer and for staff', async () => {
  const placed = await client.place()
  expect(placed.totals.dueMinor).toBe(placed.totals.totalMinor)
  const cancelled = await client.done(placed, 'cancellation')
  const tracked = await client.storefront.track(String(placed.trackingToken))
  const list = await shop.get(`/api/admin/orders?q=${placed.number}`, client.owner.headers)
  const [listed] = list.json<AdminOrderSummary[]>()
  expect([cancelled, tracked, listed].map((record) => record?.totals.dueMinor)).toEqual([0, 0, 0])
})

test('cancelling after the first print requires a manager and a reason', async () => {
  const placed = await client.place()
  await client.pay(placed)
  await client.produce(placed, 'printed')
  const [support, manager] = [await aMember(shop, 'support'), await aMember(shop, 'manager')]
  const reason = { reason: 'Misprint.' }
  const refused = await client.decide(placed, 'cancellation', reason, support.headers)
  expect(refusalOf(refused)).toEqual([403, 'FORBIDDEN'])
  expect(errorOf(refused).message).toContain('orders:cancel_printed')
  const silent = await client.decide(placed, 'cancellation', {}, manager.headers)
  expect(errorOf(silent).fields).toMatchObject([{ path: 'reason' }])
  const done = await client.decide(placed, 'cancellation', reason, manager.headers)
  expect([done.statusCode, await jobsOf(placed)]).toEqual([201, ['void']])
})

test('support may no longer cancel after the first print', async () => {
  const placed = await client.place()
  await client.pay(placed)
  const { headers } = await aMember(shop, 'support')
  const actions = async () =>
    (await client.decide(placed, 'notes', { text: 'Looked at.' }, headers)).json<OrderRecord>().allowedActions
  expect(await actions()).toEqual(['send_proof', 'change', 'hold', 'cancel', 'add_note', 'edit'])
  await client.produce(placed, 'printed')
  expect(await actions()).toEqual(['change', 'hold', 'add_note', 'edit'])

  const jobs = await shop.get(`/api/admin/print-jobs?orderId=${placed.id}`, client.owner.headers)
  const jobIds = jobs.json<PrintJobRecord[]>().map(({ id }) => id)
  const failure = { jobIds, to: 'failed', reason: 'The film was wet.' }
  const failed = await shop.post('/api/admin/print-job-moves', failure, client.owner.headers)
  expect(failed.statusCode).toBe(201)
  // What failed is printed again, so a proof can still come first.
  expect(await actions()).toEqual(['send_proof', 'change', 'hold', 'add_note', 'edit'])
})

test('a handover completes the order; its receiver is in a note but not in the audit log', async () => {
  const placed = await aReadyOrder()
  const order = await client.done(placed, 'handover', { receivedBy: 'Her sister Eva', note: 'Two bags.' })
  expect(order).toMatchObject({ stage: 'completed', status: 'completed', fulfilmentStatus: 'handed_over' })
  expect(order.timeline.map(({ event }) => event)).toEqual([
    'order.created',
    'payment.verified',
    'document.issued',
    'job.printed',
    'fulfilment.ready',
    'fulfilment.handed_over',
    'order.completed',
  ])
  expect(await notesOf(placed)).toEqual(['Handed over to Her sister Eva. Two bags.'])
  const { rows } = await shop.services.pool.query('SELECT * FROM audit_log WHERE entity_id = $1', [placed.id])
  expect(JSON.stringify(rows)).not.toMatch(/Eva|bags/)
  const columns = await shop.services.pool.query('SELECT handed_over_at FROM orders WHERE id = $1', [
    decodeId('order', placed.id),
  ])
  expect(columns.rows).toEqual([{ handed_over_at: shop.clock.now() }])
})

test('refuses a handover while money is due', async () => {
  const setDeposit = (percent: number) =>
    shop.services.pool.query('UPDATE store_settings SET deposit_percent = $1', [percent])
  await setDeposit(10)
  try {
    const placed = await client.place()
    const amountMinor = placed.totals.totalMinor - 250
    const paid = await client.done(placed, 'payments', { instructionId: 'cash_studio', amountMinor })
    await client.produce(placed, 'packed')
    const reply = await client.decide(placed, 'handover')
    expect(refusalOf(reply)).toEqual([409, 'INVALID_TRANSITION'])
    expect(errorOf(reply).message).toMatch(/250 .*record the payment first/)
    await client.pay(paid)
    expect((await client.done(placed, 'handover')).status).toBe('completed')
  } finally {
    await setDeposit(100)
  }
})

test('a failed handover can be repeated, and a completed order can be returned', async () => {
  const placed = await aReadyOrder()
  const failed = await client.done(placed, 'failed-handover', { reason: 'Nobody was there.' })
  expect(failed).toMatchObject({ fulfilmentStatus: 'failed_attempt', stage: 'ready' })
  expect(refusalOf(await client.decide(placed, 'handover'))).toEqual([409, 'INVALID_TRANSITION'])
  const ready = await client.done(placed, 'readiness')
  expect(ready.fulfilmentStatus).toBe('ready')
  expect(ready.timeline.filter(({ event }) => event === 'fulfilment.ready')).toHaveLength(2)
  await client.done(placed, 'handover')
  const returned = await client.done(placed, 'return', { reason: 'Wrong size.' })
  expect(returned).toMatchObject({ status: 'completed', fulfilmentStatus: 'returned' })
  expect(await notesOf(placed)).toEqual(
    expect.arrayContaining(['Handover failed: Nobody was there.', 'Handed over.', 'Returned: Wrong size.']),
  )
})

test('a note is stored unchanged and is not in the audit log', async () => {
  const placed = await client.place()
  const text = '=HYPERLINK("https://x.example")\n<b>call Ana</b>'
  await client.done(placed, 'notes', { text })
  expect(await notesOf(placed)).toEqual([text])
  const { rows } = await shop.services.pool.query('SELECT * FROM audit_log WHERE entity_id = $1', [placed.id])
  expect(rows).toMatchObject([
    { action: 'order.noted', message: `The owner added a note to order ${placed.number}.` },
  ])
  expect(JSON.stringify(rows)).not.toContain('HYPERLINK')
  for (const bad of ['', '  ', 'x'.repeat(2001), 'a\u0000b']) {
    expect((await client.decide(placed, 'notes', { text: bad })).statusCode).toBe(422)
  }
})

test('production, finance and viewers may not hold, cancel or hand over', async () => {
  const placed = await client.place()
  for (const role of ['production', 'finance', 'viewer'] as const) {
    const { headers } = await aMember(shop, role)
    for (const what of ['hold', 'resumption', 'cancellation', 'handover', 'readiness', 'notes']) {
      expect(refusalOf(await client.decide(placed, what, {}, headers))).toEqual([403, 'FORBIDDEN'])
    }
  }
})

test('only one of two simultaneous handovers succeeds', async () => {
  const placed = await aReadyOrder()
  const replies = await Promise.all([client.decide(placed, 'handover'), client.decide(placed, 'handover')])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
})

test('only one of two simultaneous cancellations succeeds, and blanks are released once', async () => {
  const placed = await client.place()
  const replies = await Promise.all([
    client.decide(placed, 'cancellation'),
    client.decide(placed, 'cancellation'),
  ])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  expect(await ledgerProblems(shop)).toEqual([])
})

test('an unpaid order that was held past its payment deadline does not expire when resumed', async () => {
  const placed = await client.place()
  await client.done(placed, 'hold', { reason: 'Waiting for your call.' })
  shop.clock.advance(10 * 24 * 3_600_000)
  client = await openOrderClient(shop)
  const inADay = new Date(shop.clock.now().getTime() + 24 * 3_600_000).toISOString()
  expect((await client.done(placed, 'resumption')).payBefore).toBe(inADay)
  await expireUnpaidOrders(shop.services)
  expect((await client.storefront.track(String(placed.trackingToken))).allowedActions).toEqual([
    'submit_payment',
  ])
})

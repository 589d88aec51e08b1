import {
  getOperationsDashboard,
  listOrders,
  type AdminOrderRecord,
  type AdminOrderSummary,
  type OperationsDashboardResponse,
  type OrderRecord,
} from '@platen/contract'
import { beforeAll, expect, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { aReference, openOrderClient, type OrderClient } from '../../../testing/order-client.ts'
import { errorOf, refusalOf } from '../../../testing/replies.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { ledgerProblems } from '../../../testing/stock.ts'
import { aMember } from '../../../testing/team.ts'
import { openProductionGates } from '../../press/production/index.ts'

let client: OrderClient
const shop = sharedTestApp()
beforeAll(async () => {
  client = await openOrderClient(shop)
})

const verification = (order: OrderRecord) => `payments/${order.payments.at(-1)?.id}/verification`
const rejection = (order: OrderRecord) => `payments/${order.payments.at(-1)?.id}/rejection`
const payLater = async (order: OrderRecord, amountMinor?: number) => {
  const body = {
    instructionId: 'bank_main',
    reference: aReference(),
    ...(amountMinor ? { amountMinor } : {}),
  }
  const reply = await shop.post(`/api/v1/orders/${order.trackingToken}/payments`, body)
  expect(reply.statusCode).toBe(201)
  return client.storefront.track(String(order.trackingToken))
}

test('verifying the payment confirms the order and queues its jobs', async () => {
  const placed = await client.placePaid()
  const order = await client.done(placed, verification(placed))
  const { totalMinor } = placed.totals
  expect(order).toMatchObject({
    stage: 'ready_to_print',
    paymentStatus: 'paid',
    productionStatus: 'queued',
    totals: { paidMinor: totalMinor, dueMinor: 0 },
    payments: [{ status: 'verified', decidedAt: shop.clock.now().toISOString() }],
  })
  expect(order.timeline.map(({ event }) => event)).toContain('payment.verified')
  expect(order.allowedActions).toEqual([
    'refund',
    'send_proof',
    'change',
    'hold',
    'cancel',
    'add_note',
    'edit',
    'issue_invoice',
  ])
})

test('the audit log records the decision and its changes without customer data', async () => {
  const placed = await client.placePaid()
  await client.done(placed, verification(placed))
  const { rows } = await shop.services.pool.query<{ message: string; changes: { path: string }[] }>(
    `SELECT * FROM audit_log WHERE entity_id = $1 AND actor_kind = 'admin'`,
    [placed.id],
  )
  expect(rows).toMatchObject([
    { action: 'payment.verified', message: `The owner verified a payment for order ${placed.number}.` },
  ])
  expect(rows[0]?.changes.map(({ path }) => path)).toEqual([
    'paymentStatus',
    'productionStatus',
    'paidMinor',
    'confirmedAt',
    `payments.${placed.payments[0]?.id}.status`,
    `payments.${placed.payments[0]?.id}.verifiedMinor`,
  ])
  expect(JSON.stringify(rows)).not.toMatch(/Ana|Beltrán|ana@|70005678/)
})

test('verifying less than reported leaves the rest due for the next payment', async () => {
  const placed = await client.placePaid()
  const partly = await client.done(placed, verification(placed), { amountMinor: 500 })
  expect(partly).toMatchObject({
    stage: 'awaiting_payment',
    paymentStatus: 'partially_paid',
    productionStatus: 'blocked',
    totals: { paidMinor: 500, dueMinor: placed.totals.totalMinor - 500 },
  })
  const again = await payLater(placed)
  expect(again.paymentStatus).toBe('submitted')
  expect(await client.done({ ...again, id: placed.id }, verification(again))).toMatchObject({
    paymentStatus: 'paid',
    totals: { paidMinor: placed.totals.totalMinor, dueMinor: 0 },
  })
})

test('an overpayment is recorded, and nothing is due', async () => {
  const placed = await client.placePaid()
  const paidMinor = placed.totals.totalMinor + 700
  const order = await client.done(placed, verification(placed), { amountMinor: paidMinor })
  expect(order).toMatchObject({ paymentStatus: 'paid', totals: { paidMinor, dueMinor: 0 } })
})

test('a deposit, rounded half up, is enough to start production if the settings say so', async () => {
  const setDeposit = (percent: number) =>
    shop.services.pool.query('UPDATE store_settings SET deposit_percent = $1', [percent])
  await setDeposit(50)
  try {
    const [short, enough] = [await client.placePaid(), await client.placePaid()]
    const deposit = Math.round(short.totals.totalMinor / 2)
    expect(await client.done(short, verification(short), { amountMinor: deposit - 1 })).toMatchObject({
      productionStatus: 'blocked',
      stage: 'awaiting_payment',
    })
    expect(await client.done(enough, verification(enough), { amountMinor: deposit })).toMatchObject({
      paymentStatus: 'partially_paid',
      productionStatus: 'queued',
      stage: 'ready_to_print',
    })
  } finally {
    await setDeposit(100)
  }
})

test('without a required deposit, production starts at once and the order does not expire', async () => {
  const setDeposit = async (percent: number) => {
    await shop.services.pool.query('UPDATE store_settings SET deposit_percent = $1', [percent])
    await expect.poll(async () => (await shop.services.shop.get()).depositPercent).toBe(percent)
  }
  await setDeposit(0)
  try {
    const placed = await client.place()
    expect(placed).toMatchObject({ stage: 'ready_to_print', paymentStatus: 'unpaid', payBefore: null })
    await openProductionGates(shop.services)
    expect(await client.storefront.track(String(placed.trackingToken))).toMatchObject({
      productionStatus: 'queued',
      allowedActions: ['submit_payment'],
    })
  } finally {
    await setDeposit(100)
  }
})

test('a reference can be verified once, ignoring case, across all orders', async () => {
  const reference = aReference()
  const [first, second] = [await client.placePaid(), await client.placePaid()]
  await client.done(first, verification(first), { reference })
  const reply = await client.decide(second, verification(second), { reference: reference.toLowerCase() })
  expect(refusalOf(reply)).toEqual([409, 'DUPLICATE'])
  const taken = { instructionId: 'bank_main', amountMinor: 100, reference }
  const other = await client.place()
  expect(refusalOf(await client.decide(other, 'payments', taken))).toEqual([409, 'DUPLICATE'])
  expect(await client.storefront.track(String(second.trackingToken))).toMatchObject({
    paymentStatus: 'submitted',
    totals: { paidMinor: 0 },
  })
})

test('a rejected payment leaves the order unpaid with at least a day to pay again', async () => {
  const placed = await client.placePaid()
  const hour = 3_600_000
  const late = new Date(placed.payBefore ?? '').getTime() - shop.clock.now().getTime() - hour
  shop.clock.advance(late)
  client = await openOrderClient(shop)
  const order = await client.done(placed, rejection(placed), { reason: 'The slip shows another account.' })
  expect(order).toMatchObject({
    stage: 'awaiting_payment',
    paymentStatus: 'unpaid',
    payments: [{ status: 'rejected' }],
    payBefore: new Date(shop.clock.now().getTime() + 24 * hour).toISOString(),
  })
  expect((await client.storefront.track(String(placed.trackingToken))).allowedActions).toEqual([
    'submit_payment',
  ])
})

test('an early rejection keeps the payment deadline and earlier payments', async () => {
  const placed = await client.placePaid()
  expect((await client.done(placed, rejection(placed), { reason: 'Not there.' })).payBefore).toBe(
    placed.payBefore,
  )
  const partly = await client.placePaid()
  await client.done(partly, verification(partly), { amountMinor: 500 })
  const again = await payLater(partly)
  expect(
    await client.done({ ...again, id: partly.id }, rejection(again), { reason: 'Not there.' }),
  ).toMatchObject({
    paymentStatus: 'partially_paid',
    totals: { paidMinor: 500 },
  })
})

test('staff can record payments that they received', async () => {
  const placed = await client.place()
  const { totalMinor } = placed.totals
  const cash = { instructionId: 'cash_studio', payerName: 'A friend' }
  const partly = await client.done(placed, 'payments', { ...cash, amountMinor: 100 })
  expect(partly).toMatchObject({ paymentStatus: 'partially_paid', totals: { dueMinor: totalMinor - 100 } })
  shop.clock.advance(1000)
  const order = await client.done(placed, 'payments', { ...cash, amountMinor: totalMinor - 100 })
  expect(order).toMatchObject({
    paymentStatus: 'paid',
    productionStatus: 'queued',
    payments: [
      { method: 'cash', status: 'verified', amountMinor: 100 },
      { method: 'cash', status: 'verified' },
    ],
  })
  const more = await client.decide(placed, 'payments', { ...cash, amountMinor: 1 })
  expect(refusalOf(more)).toEqual([409, 'INVALID_TRANSITION'])
  const unknown = await client.decide(placed, 'payments', { instructionId: 'gold', amountMinor: 1 })
  expect(errorOf(unknown).fields).toMatchObject([{ path: 'instructionId' }])
})

test('refunds can be partial, take the latest payment first and never exceed what was paid', async () => {
  const placed = await client.place()
  const cash = { instructionId: 'cash_studio' }
  await client.done(placed, 'payments', { ...cash, amountMinor: 300 })
  shop.clock.advance(1000)
  const paid = await client.done(placed, 'payments', { ...cash, amountMinor: placed.totals.totalMinor - 300 })
  const rest = placed.totals.totalMinor - 300
  const reason = 'One print was crooked.'

  const partly = await client.done(placed, 'refunds', { amountMinor: rest + 100, reason, reference: 'R-1' })
  expect(partly).toMatchObject({
    paymentStatus: 'partially_refunded',
    payments: [{ status: 'verified' }, { status: 'refunded' }],
  })
  const tooMuch = await client.decide(placed, 'refunds', { amountMinor: 201, reason })
  expect(refusalOf(tooMuch)).toEqual([422, 'VALIDATION_FAILED'])
  expect(errorOf(tooMuch).fields).toMatchObject([{ path: 'amountMinor' }])
  const spent = { amountMinor: 1, reason, paymentId: paid.payments[1]?.id }
  expect(errorOf(await client.decide(placed, 'refunds', spent)).fields).toMatchObject([{ path: 'paymentId' }])

  const named = { amountMinor: 200, reason, paymentId: paid.payments[0]?.id }
  expect(await client.done(placed, 'refunds', named)).toMatchObject({ paymentStatus: 'refunded' })
  expect(refusalOf(await client.decide(placed, 'refunds', named))).toEqual([409, 'INVALID_TRANSITION'])
  expect(await refundsOf(placed)).toEqual([100, 200, rest])
})

test('payments of a cancelled order can be verified and refunded, and the order stays cancelled', async () => {
  const placed = await client.placePaid()
  await client.done(placed, 'cancellation')
  expect(await client.done(placed, verification(placed))).toMatchObject({
    stage: 'cancelled',
    paymentStatus: 'paid',
    productionStatus: 'void',
    allowedActions: ['refund', 'keep_credit', 'add_note'],
  })
  const { rows } = await shop.services.pool.query('SELECT confirmed_at FROM orders WHERE id = $1', [
    decodeId('order', placed.id),
  ])
  expect(rows).toEqual([{ confirmed_at: null }])
  const { totalMinor } = placed.totals
  expect(
    await client.done(placed, 'refunds', { amountMinor: totalMinor, reason: 'Cancelled.' }),
  ).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'refunded',
  })
})

test('a refund does not change another payment that is under review', async () => {
  const placed = await client.placePaid()
  await client.done(placed, verification(placed), { amountMinor: 500 })
  const again = await payLater(placed)
  const refunded = await client.done(placed, 'refunds', { amountMinor: 500, reason: 'Sent twice.' })
  expect(refunded.paymentStatus).toBe('submitted')
  expect((await client.done(placed, verification(again))).paymentStatus).toBe('partially_refunded')
})

test('a payment is decided once, even while another one is under review', async () => {
  const placed = await client.placePaid()
  await client.done(placed, rejection(placed), { reason: 'Not there.' })
  const settled = await client.decide(placed, verification(placed))
  expect(refusalOf(settled)).toEqual([409, 'INVALID_TRANSITION'])
  expect(errorOf(settled).message).toContain(
    'Possible now: record_payment, send_proof, change, hold, cancel, add_note, edit.',
  )
  await payLater(placed)
  for (const [what, body] of [
    [verification(placed), {}],
    [rejection(placed), { reason: 'Not there.' }],
  ] as const) {
    const reply = await client.decide(placed, what, body)
    expect([...refusalOf(reply), errorOf(reply).message]).toEqual([
      409,
      'INVALID_TRANSITION',
      'The payment is rejected; it can be verified or rejected while it is submitted.',
    ])
  }
})

test('refuses an unknown order, a payment of another order and an id of another type', async () => {
  const [placed, other] = [await client.placePaid(), await client.placePaid()]
  expect(refusalOf(await client.decide(placed, verification(other)))).toEqual([404, 'RESOURCE_NOT_FOUND'])
  const unknown = { ...placed, id: 'ord_01jd3v9k6qf2nt7wz5xr8m0abc' }
  expect(refusalOf(await client.decide(unknown, verification(placed)))).toEqual([404, 'RESOURCE_NOT_FOUND'])
  expect((await client.decide(placed, `payments/${placed.id}/verification`)).statusCode).toBe(404)
})

test('refuses zero, negative, fractional and huge amounts', async () => {
  const placed = await client.placePaid()
  for (const amountMinor of [0, -1, 1.5, 1e15, '100', null]) {
    const reply = await client.decide(placed, verification(placed), { amountMinor })
    expect([amountMinor, reply.statusCode]).toEqual([amountMinor, 422])
  }
})

test('a verification repeated with one key is one verification', async () => {
  const placed = await client.placePaid()
  const headers = { ...client.owner.headers, 'idempotency-key': 'verify-once' }
  const first = await client.decide(placed, verification(placed), {}, headers)
  const again = await client.decide(placed, verification(placed), {}, headers)
  expect([again.statusCode, again.headers['idempotent-replayed'], again.body]).toEqual([
    201,
    'true',
    first.body,
  ])
})

test('only one of several simultaneous verifications of a payment succeeds', async () => {
  const finance = await aMember(shop, 'finance')
  const placed = await client.placePaid()
  const replies = await Promise.all([
    client.decide(placed, verification(placed)),
    client.decide(placed, verification(placed), {}, finance.headers),
    client.decide(placed, verification(placed)),
  ])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  expect((await client.storefront.track(String(placed.trackingToken))).totals.paidMinor).toBe(
    placed.totals.totalMinor,
  )
})

test('only one of two orders verified with one reference at the same time is paid', async () => {
  const orders = [await client.placePaid(), await client.placePaid()]
  const reference = aReference()
  const replies = await Promise.all(
    orders.map((order) => client.decide(order, verification(order), { reference })),
  )
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
})

test('a simultaneous verification and cancellation leave a consistent order and ledger', async () => {
  for (let round = 0; round < 8; round += 1) {
    const placed = await client.placePaid()
    const moves = [verification(placed), 'cancellation']
    const replies = await Promise.all(
      (round % 2 ? moves : moves.toReversed()).map((move) => client.decide(placed, move)),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const order = await client.storefront.track(String(placed.trackingToken))
    expect(order).toMatchObject({ stage: 'cancelled', productionStatus: 'void', paymentStatus: 'paid' })
    const { rows } = await shop.services.pool.query(
      `SELECT 1 FROM print_jobs WHERE order_id = $1 AND state <> 'void'`,
      [decodeId('order', placed.id)],
    )
    expect(rows).toEqual([])
  }
  expect(await ledgerProblems(shop)).toEqual([])
})

test('simultaneous refunds never exceed what was paid', async () => {
  const placed = await client.place()
  const paid = await client.pay(placed)
  const { totalMinor } = paid.totals
  const amountMinor = Math.ceil(totalMinor / 3) + 1
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => client.decide(placed, 'refunds', { amountMinor, reason: 'Late.' })),
  )
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 422, 422, 422])
  expect(await refundsOf(placed)).toEqual([amountMinor, amountMinor])
})

const today = async () =>
  (await shop.get(getOperationsDashboard.path, client.owner.headers)).json<OperationsDashboardResponse>()
const isToRefund = async ({ id }: OrderRecord) => {
  const listed = await shop.get(`${listOrders.path}?queue=refund&limit=200`, client.owner.headers)
  const { refundsDue } = await today()
  const both = [
    refundsDue.map(({ orderId }) => orderId),
    listed.json<AdminOrderSummary[]>().map((order) => order.id),
  ]
  expect(both[0]!.toSorted()).toEqual(both[1]!.toSorted())
  return both[0]!.includes(id)
}

test('a cancelled order waits on Today until its money is refunded or kept as credit with a reason', async () => {
  const placed = await client.place()
  const { totalMinor } = (await client.pay(placed)).totals
  expect(await isToRefund(placed)).toBe(false)
  const cancelled = (await client.done(placed, 'cancellation')) as AdminOrderRecord
  expect(cancelled).toMatchObject({ queues: ['refund'], toReturnMinor: totalMinor, keptMinor: 0 })
  expect((await today()).refundsDue.find(({ orderId }) => orderId === placed.id)).toMatchObject({
    number: placed.number,
    amountMinor: totalMinor,
  })
  await client.done(placed, 'refunds', { amountMinor: 100, reason: 'Half.' })
  expect(await isToRefund(placed)).toBe(true)
  const { headers } = await aMember(shop, 'support')
  expect(refusalOf(await client.decide(placed, 'credit', { reason: 'For later.' }, headers))).toEqual([
    403,
    'FORBIDDEN',
  ])
  expect(refusalOf(await client.decide(placed, 'credit', {}))).toEqual([422, 'VALIDATION_FAILED'])

  const kept = (await client.done(placed, 'credit', { reason: 'For the next order.' })) as AdminOrderRecord
  expect(kept).toMatchObject({ queues: [], toReturnMinor: 0, keptMinor: totalMinor - 100 })
  expect(kept.internalNotes.at(-1)?.text).toBe('Kept as credit: For the next order.')
  expect(await isToRefund(placed)).toBe(false)
  expect(refusalOf(await client.decide(placed, 'credit', { reason: 'Twice.' }))).toEqual([
    409,
    'INVALID_TRANSITION',
  ])

  const back = (await client.done(placed, 'refunds', {
    amountMinor: 200,
    reason: 'After all.',
  })) as AdminOrderRecord
  expect(back).toMatchObject({ queues: [], keptMinor: totalMinor - 300 })
  // As a replica of version 0.1.0 does it.
  await shop.services.pool.query('UPDATE orders SET refunded_minor = paid_minor WHERE id = $1', [
    decodeId('order', placed.id),
  ])
  expect(await client.done(placed, 'notes', { text: 'All of it.' })).toMatchObject({ keptMinor: 0 })
})

test('an order that was paid too much waits for a refund of the difference', async () => {
  const placed = await client.placePaid()
  const { totalMinor } = placed.totals
  const paid = await client.done(placed, verification(placed), { amountMinor: totalMinor + 250 })
  expect(paid).toMatchObject({ toReturnMinor: 250, queues: ['ready_to_print', 'refund'] })
  await client.done(placed, 'refunds', { amountMinor: 250, reason: 'You paid too much.' })
  expect(await isToRefund(placed)).toBe(false)
})

test('a payment of a cancelled order stays in the queue until it is verified or rejected', async () => {
  const placed = await client.placePaid()
  const before = (await today()).queues.paymentReview.count
  await client.done(placed, 'cancellation')
  const { queues, paymentsToVerify } = await today()
  expect(queues.paymentReview.count).toBe(before)
  expect(paymentsToVerify.map(({ orderId }) => orderId)).toContain(placed.id)
  await client.done(placed, rejection(placed), { reason: 'Not found.' })
  expect((await today()).queues.paymentReview.count).toBe(before - 1)
})

test('only roles with the permission may decide about payments', async () => {
  const placed = await client.placePaid()
  for (const role of ['production', 'support', 'viewer'] as const) {
    const { headers } = await aMember(shop, role)
    expect(refusalOf(await client.decide(placed, verification(placed), {}, headers))).toEqual([
      403,
      'FORBIDDEN',
    ])
  }
})

async function refundsOf(order: OrderRecord): Promise<number[]> {
  const { rows } = await shop.services.pool.query<{ amount_minor: number }>(
    'SELECT amount_minor FROM refunds WHERE order_id = $1 ORDER BY amount_minor',
    [decodeId('order', order.id)],
  )
  return rows.map(({ amount_minor }) => amount_minor)
}

import { OPERATIONS, ROLES, type AdminOrderSummary, type OrderRecord } from '@platen/contract'
import { beforeAll, expect, test } from 'vitest'
import { openOrderClient } from '../../../testing/order-client.ts'
import { codeOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aPicture, upload } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { ORDER_ACTIONS, type OrderAction } from '../../selling/orders/index.ts'

let artworkId: string
const shop = sharedTestApp()
const client = shared(() => openOrderClient(shop))
beforeAll(async () => {
  artworkId = (await upload(shop, await aPicture())).id
})

interface Attempt {
  readonly what: string
  readonly body: object
}

/** Editing an order is an operation of another feature. */
type Handled = Exclude<OrderAction, 'edit'>

type Attempted = Pick<OrderRecord, 'items' | 'payments' | 'revision'>

const ATTEMPTS: Record<Handled, (order: Attempted) => Attempt> = {
  verify_payment: (order) => ({ what: `payments/${lastPayment(order)}/verification`, body: {} }),
  reject_payment: (order) => ({ what: `payments/${lastPayment(order)}/rejection`, body: { reason: 'No.' } }),
  record_payment: () => ({ what: 'payments', body: { instructionId: 'cash_studio', amountMinor: 1 } }),
  refund: () => ({ what: 'refunds', body: { amountMinor: 1, reason: 'Late.' } }),
  keep_credit: () => ({ what: 'credit', body: { reason: 'For the next order.' } }),
  approve_artwork: () => ({ what: 'artwork-approval', body: {} }),
  request_changes: () => ({ what: 'artwork-changes-request', body: { message: 'Larger.' } }),
  replace_artwork: (order) => ({
    what: `placements/${String(order.items[0]?.placements[0]?.id)}/artwork`,
    body: { artworkId },
  }),
  send_proof: () => ({ what: 'proofs', body: { message: 'Look.' } }),
  withdraw_proof: () => ({ what: 'proof-withdrawals', body: { reason: 'Not needed.' } }),
  approve_proof: () => ({ what: 'proof-approvals', body: { version: 1, name: 'Ana', reason: 'By phone.' } }),
  change: (order) => ({
    what: 'changes',
    body: {
      revision: order.revision,
      items: order.items.map(({ id, variantId, quantity }) => ({ id, variantId, quantity })),
    },
  }),
  hold: () => ({ what: 'hold', body: { reason: 'Wait.' } }),
  resume: () => ({ what: 'resumption', body: {} }),
  cancel: () => ({ what: 'cancellation', body: { reason: 'No.' } }),
  hand_over: () => ({ what: 'handover', body: {} }),
  fail_handover: () => ({ what: 'failed-handover', body: { reason: 'Nobody.' } }),
  make_ready: () => ({ what: 'readiness', body: {} }),
  return: () => ({ what: 'return', body: { reason: 'Torn.' } }),
  add_note: () => ({ what: 'notes', body: { text: 'Seen.' } }),
}
const HANDLED = Object.keys(ATTEMPTS) as Handled[]

const payAsCustomer = async (order: OrderRecord, reference: string) => {
  const body = { instructionId: 'bank_main', reference }
  const reply = await shop.post(`/api/v1/orders/${order.trackingToken}/payments`, body)
  expect(reply.statusCode).toBe(201)
}
const lastPayment = (order: Attempted) => order.payments.at(-1)?.id ?? 'pay_01jd3v9k6qf2nt7wz5xr8m0abc'

test('through the life of an order, offered actions work and all others are refused', async () => {
  const order = await client.placeWithPixels(1300)
  await payAsCustomer(order, 'LIFE-1')
  await step(order, 'reject_payment')
  await payAsCustomer(order, 'LIFE-2')
  await step(order, 'request_changes')
  await step(order, 'hold')
  await step(order, 'replace_artwork')
  await step(order, 'send_proof')
  await step(order, 'approve_proof')
  await step(order, 'verify_payment')
  await step(order, 'refund')
  await step(order, 'resume')
  await client.produce(order, 'printed')
  await step(order, 'add_note')
  await client.produce(order, 'packed')
  await step(order, 'fail_handover')
  await step(order, 'make_ready')
  await step(order, 'hand_over')
  await step(order, 'return')
  const ended = await readAsStaff(order)
  await refusesOtherActions(ended)
  expect(ended).toMatchObject({ stage: 'completed', fulfilmentStatus: 'returned' })
})

test('the same holds for orders that end early', async () => {
  const order = await client.placeWithPixels(1300)
  await step(order, 'record_payment')
  await step(order, 'approve_artwork')
  await step(order, 'cancel')
  await step(order, 'refund')
  const ended = await readAsStaff(order)
  await refusesOtherActions(ended)
  expect(ended).toMatchObject({ stage: 'cancelled', paymentStatus: 'refunded' })
})

test('the list offers each role the same actions as the order, also after printing', async () => {
  const untouched = await client.place()
  const printed = await client.pay(await client.place())
  await client.produce(printed, 'printed')
  for (const role of ROLES) {
    const { headers } = await aMember(shop, role)
    const listed = (await shop.get('/api/admin/orders', headers)).json<AdminOrderSummary[]>()
    for (const { id } of [untouched, printed]) {
      const record = (await shop.get(`/api/admin/orders/${id}`, headers)).json<OrderRecord>()
      const row = listed.find((order) => order.id === id)
      const inLists = record.allowedActions.filter((name) => !name.startsWith('issue_'))
      expect([role, row?.allowedActions]).toEqual([role, inLists])
    }
  }
})

test('each action requires the permission of its operation', () => {
  for (const action of HANDLED) {
    const path = ATTEMPTS[action]({ items: [], payments: [], revision: 1 })
      .what.replace(/^payments\/[^/]+\//, 'payments/{paymentId}/')
      .replace(/^placements\/[^/]+\//, 'placements/{placementId}/')
    const operation = OPERATIONS.find((candidate) => candidate.path === `/api/admin/orders/{orderId}/${path}`)
    expect([action, operation?.access]).toEqual([action, ORDER_ACTIONS[action].permission])
  }
})

async function step(placed: OrderRecord, action: Handled): Promise<void> {
  const order = await readAsStaff(placed)
  await refusesOtherActions(order)
  expect(order.allowedActions).toContain(action)
  const { what, body } = ATTEMPTS[action](order)
  await client.done(order, what, body)
}

/** Adding a note is always possible and returns the order. */
function readAsStaff(order: OrderRecord): Promise<OrderRecord> {
  return client.done(order, 'notes', { text: 'Looked at.' })
}

async function refusesOtherActions(order: OrderRecord): Promise<void> {
  for (const action of HANDLED.filter((name) => !order.allowedActions.includes(name))) {
    const { what, body } = ATTEMPTS[action](order)
    const reply = await client.decide(order, what, body)
    expect([action, reply.statusCode, codeOf(reply)]).toEqual([action, 409, 'INVALID_TRANSITION'])
  }
}

import type { OrderRecord, PaymentRejection, PaymentVerification, ReceivedPayment } from '@platen/contract'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import {
  changeOrder,
  depositMinor,
  paymentInstruction,
  paymentStatusOf,
  type LockedOrder,
  type OrderChange,
} from '../../selling/orders/index.ts'
import { issueReceipt } from '../documents/index.ts'
import { openGates } from '../../press/production/index.ts'
import {
  decideOrder,
  emitOrderEvent,
  type DecisionDeps,
  type LockedCase,
  type Outcome,
} from './decide-order.ts'
import { settleFilmPurchase } from './settle-film-purchase.ts'
import {
  findPayment,
  getDepositPercent,
  insertVerifiedPayment,
  setPaymentRejected,
  setPaymentVerified,
  type PaymentRow,
} from './order-decisions.store.ts'

type OfPayment = { readonly paymentId: string }

export async function verifyPayment(
  locked: LockedCase,
  { paymentId, amountMinor, reference }: PaymentVerification & OfPayment,
): Promise<Outcome> {
  const { tx, order, now, author } = locked
  const payment = await getSubmittedPayment(locked, paymentId)
  const receivedMinor = amountMinor ?? payment.amountMinor
  const verified = { amountMinor: receivedMinor, reference, by: author.actor.id, now }
  await setPaymentVerified(tx, payment.id, verified).catch(refuseUsedReference)
  await emitOrderEvent(locked, 'payment.verified', { paymentId, amountMinor: receivedMinor })
  return {
    order: await countPayment(locked, payment.id, receivedMinor),
    action: 'payment.verified',
    message: `${author.actor.name} verified a payment for order ${order.number}.`,
    changes: [
      { path: `payments.${paymentId}.status`, from: 'submitted', to: 'verified' },
      { path: `payments.${paymentId}.verifiedMinor`, from: null, to: receivedMinor },
    ],
  }
}

/** The customer gets time to pay again. */
export async function rejectPayment(
  locked: LockedCase,
  { paymentId, reason }: PaymentRejection & OfPayment,
): Promise<Outcome> {
  const { tx, order, now, author } = locked
  const payment = await getSubmittedPayment(locked, paymentId)
  await setPaymentRejected(tx, payment.id, { reason, by: author.actor.id, now })
  const paymentStatus = paymentStatusOf({ ...order, awaitsReview: false })
  await emitOrderEvent(locked, 'payment.rejected', { paymentId, reason })
  return {
    order: await changeOrder(tx, order, { paymentStatus, ...timeToPay(order, now) }, now),
    action: 'payment.rejected',
    message: `${author.actor.name} rejected a payment for order ${order.number}.`,
    changes: [{ path: `payments.${paymentId}.status`, from: 'submitted', to: 'rejected' }],
  }
}

export async function receivePayment(
  deps: DecisionDeps & { readonly shop: ShopCache },
  { orderId, instructionId, ...received }: ReceivedPayment & { readonly orderId: string },
): Promise<OrderRecord> {
  const instruction = paymentInstruction(instructionId, await deps.shop.get(), 'instructionId')
  return decideOrder(deps, { orderId, action: 'record_payment' }, async (locked) => {
    const { tx, order, now, author } = locked
    const { amountMinor } = received
    const id = newUuid(now)
    const paymentId = encodeId('payment', id)
    const payment = { id, orderId: order.id, instruction, by: author.actor.id, now, ...received }
    await insertVerifiedPayment(tx, payment).catch(refuseUsedReference)
    await emitOrderEvent(locked, 'payment.verified', { paymentId, amountMinor })
    return {
      order: await countPayment(locked, id, amountMinor),
      action: 'payment.received',
      message: `${author.actor.name} recorded a payment for order ${order.number}.`,
      changes: [{ path: `payments.${paymentId}.verifiedMinor`, from: null, to: amountMinor }],
    }
  })
}

/** Once enough is paid, an order that has not ended is confirmed and its jobs can be queued. */
async function countPayment(
  locked: LockedCase,
  paymentId: string,
  amountMinor: number,
): Promise<LockedOrder> {
  const { tx, order, now, author } = locked
  const paidMinor = order.paidMinor + amountMinor
  const isActive = order.status === 'open' || order.status === 'on_hold'
  const isEnough =
    paidMinor - order.returnedMinor >= depositMinor(order.totalMinor, await getDepositPercent(tx, order.id))
  const paid = await changeOrder(
    tx,
    order,
    {
      paidMinor,
      paymentStatus: paymentStatusOf({ ...order, paidMinor, awaitsReview: false }),
      ...(isActive && isEnough && order.confirmedAt === null ? { confirmedAt: now.toISOString() } : {}),
    },
    now,
  )
  await issueReceipt({ tx, orderId: order.id, now, author }, paymentId)
  return openGates(tx, await settleFilmPurchase(locked, paid), now)
}

function refuseUsedReference(error: unknown): never {
  if (violatedConstraint(error) !== 'payments_reference_verifies_once') throw error
  throw new Refusal(
    'DUPLICATE',
    'A payment with this reference was already verified, for this or another order.',
    {
      details: { reason: 'payment_verified' },
      resolution: 'Find the other payment. If this is a different transfer, enter its own reference.',
    },
  )
}

async function getSubmittedPayment({ tx, order }: LockedCase, paymentId: string): Promise<PaymentRow> {
  const payment = await findPayment(tx, order.id, decodeId('payment', paymentId))
  if (!payment) throw new Refusal('RESOURCE_NOT_FOUND', 'The order has no such payment.')
  if (payment.status === 'submitted') return payment
  throw new Refusal(
    'INVALID_TRANSITION',
    `The payment is ${payment.status}; it can be verified or rejected while it is submitted.`,
    { details: { reason: 'payment_decided', state: payment.status, allowedActions: [] } },
  )
}

const MIN_TIME_TO_PAY_MS = 24 * 3_600_000

/** At least a day to pay from now, so that an order does not expire before its customer knows that payment is due. */
export function timeToPay({ payBefore }: LockedOrder, now: Date): Pick<OrderChange, 'payBefore'> {
  const soonest = new Date(now.getTime() + MIN_TIME_TO_PAY_MS).toISOString()
  return payBefore !== null && payBefore < soonest ? { payBefore: soonest } : {}
}

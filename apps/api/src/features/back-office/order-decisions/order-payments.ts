import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import { Refusal } from '../../../platform/refusal.ts'
import {
  changeOrder,
  depositMinor,
  paymentStatusOf,
  type LockedOrder,
  type OrderChange,
} from '../../selling/orders/index.ts'
import { openGates } from '../../press/production/index.ts'
import type { LockedCase } from './decide-order.ts'
import { getDepositPercent, findPayment, type PaymentRow } from './order-decisions.store.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

/**
 * Adds a verified amount to the order. Once enough is paid, an order that has not ended is confirmed and its jobs can be
 * queued. Returns the order as it is afterwards.
 */
export async function countPayment(
  { tx, order, now }: LockedCase,
  amountMinor: number,
): Promise<LockedOrder> {
  const paidMinor = order.paidMinor + amountMinor
  const isActive = order.status === 'open' || order.status === 'on_hold'
  const isEnough = paidMinor >= depositMinor(order.totalMinor, await getDepositPercent(tx))
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
  return openGates(tx, paid, now)
}

/** DUPLICATE for a reference that was verified before; returns any other error unchanged. */
export function refusalOfReference(error: unknown): unknown {
  if (violatedConstraint(error) !== 'payments_reference_verifies_once') return error
  return new Refusal(
    'DUPLICATE',
    'A payment with this reference was already verified, for this or another order.',
    {
      resolution: 'Find the other payment. If this is a different transfer, enter its own reference.',
    },
  )
}

/** Refuses with RESOURCE_NOT_FOUND, and with INVALID_TRANSITION a payment that was already verified or rejected. */
export async function getSubmittedPayment(tx: Tx, orderId: string, paymentId: string): Promise<PaymentRow> {
  const payment = await findPayment(tx, orderId, paymentId)
  if (!payment) throw new Refusal('RESOURCE_NOT_FOUND', 'The order has no such payment.')
  if (payment.status === 'submitted') return payment
  throw new Refusal(
    'INVALID_TRANSITION',
    `The payment is ${payment.status}; it can be verified or rejected while it is submitted.`,
  )
}

const MIN_TIME_TO_PAY_MS = 24 * 3_600_000

/** At least a day to pay from now, so that an order does not expire before its customer knows that payment is due. */
export function timeToPay({ payBefore }: LockedOrder, now: Date): Pick<OrderChange, 'payBefore'> {
  const soonest = new Date(now.getTime() + MIN_TIME_TO_PAY_MS).toISOString()
  return payBefore !== null && payBefore < soonest ? { payBefore: soonest } : {}
}

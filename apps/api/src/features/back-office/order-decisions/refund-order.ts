import type { OrderCredit, OrderRefund } from '@platen/contract'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { creditRefund } from '../documents/index.ts'
import { takeBackRefundedFilm } from '../../selling/prepaid-film/index.ts'
import { changeOrder, keptMinorOf, paymentStatusOf, toReturnMinorOf } from '../../selling/orders/index.ts'
import { emitOrderEvent, type LockedCase, type Outcome } from './decide-order.ts'
import {
  insertNote,
  insertRefunds,
  listRefundable,
  type RefundPart,
  type RefundablePayment,
} from './order-decisions.store.ts'

/** Money that was kept as credit can still be refunded, which uses up the credit. */
export async function refundOrder(locked: LockedCase, refund: OrderRefund): Promise<Outcome> {
  const { tx, order, now, author } = locked
  const parts = partsOf(refund, await listRefundable(tx, order.id))
  const { amountMinor, reason, reference } = refund
  await insertRefunds(tx, parts, { orderId: order.id, reason, reference, by: author.actor.id, now })
  const refundedMinor = order.refundedMinor + amountMinor
  const keptMinor = keptMinorOf({ ...order, refundedMinor })
  const awaitsReview = order.paymentStatus === 'submitted'
  const paymentStatus = paymentStatusOf({ ...order, refundedMinor, awaitsReview })
  await emitOrderEvent(locked, 'payment.refunded', { amountMinor, reason })
  const refunded = await changeOrder(tx, order, { refundedMinor, keptMinor, paymentStatus }, now)
  await takeBackRefundedFilm(tx, refunded, now)
  if (refund.creditNote !== false)
    await creditRefund({ tx, orderId: order.id, now, author }, { amountMinor, reason })
  return {
    order: refunded,
    action: 'payment.refunded',
    message: `${author.actor.name} recorded a refund for order ${order.number}.`,
    changes: parts.map((part) => ({
      path: `payments.${encodeId('payment', part.paymentId)}.refunded`,
      from: null,
      to: part.amountMinor,
    })),
  }
}

/** The reason is kept as a note of the order, where personal data can be erased. */
export async function keepCredit(locked: LockedCase, { reason }: OrderCredit): Promise<Outcome> {
  const { tx, order, now, author } = locked
  await insertNote(locked, `Kept as credit: ${reason}`)
  await emitOrderEvent(locked, 'order.updated')
  return {
    order: await changeOrder(tx, order, { keptMinor: order.keptMinor + toReturnMinorOf(order) }, now),
    action: 'payment.kept',
    message: `${author.actor.name} kept money of order ${order.number} as credit.`,
  }
}

function partsOf(
  { amountMinor, paymentId }: OrderRefund,
  payments: readonly RefundablePayment[],
): RefundPart[] {
  const named = paymentId === undefined ? undefined : decodeId('payment', paymentId)
  const sources = named === undefined ? payments : payments.filter(({ id }) => id === named)
  if (sources.length === 0) {
    throw invalidField('paymentId', 'is not a payment of this order that can be refunded', 'not_found')
  }
  const parts = shareRefund(amountMinor, sources)
  if (parts) return parts
  const left = sources.reduce((sum, { leftMinor }) => sum + leftMinor, 0)
  throw invalidField('amountMinor', `is more than the ${left} that can be refunded`, 'more_than_refundable')
}

export function shareRefund(
  amountMinor: number,
  payments: readonly RefundablePayment[],
): RefundPart[] | undefined {
  let left = amountMinor
  const parts: RefundPart[] = []
  for (const { id, leftMinor } of payments) {
    const part = Math.min(left, leftMinor)
    if (part > 0) parts.push({ paymentId: id, amountMinor: part })
    left -= part
  }
  return left === 0 ? parts : undefined
}

import type { OrderRecord, PaymentRejection } from '@platen/contract'
import { encodeId } from '../../../platform/records/ids.ts'
import { changeOrder, paymentStatusOf, refuseUnlessPossible } from '../../selling/orders/index.ts'
import { decideOrder, emitOrderEvent, type DecisionDeps } from './decide-order.ts'
import { getSubmittedPayment, timeToPay } from './order-payments.ts'
import { setPaymentRejected } from './order-decisions.store.ts'

interface RejectPayment extends PaymentRejection {
  readonly orderId: string
  readonly paymentId: string
}

/**
 * Rejects a reported payment that was not received. The customer gets time to pay again. Refuses with INVALID_TRANSITION
 * a payment that was already verified or rejected.
 */
export async function rejectPayment(
  deps: DecisionDeps,
  { orderId, paymentId, reason }: RejectPayment,
): Promise<OrderRecord> {
  const { actor } = deps.author
  return decideOrder(deps, orderId, async (locked) => {
    const { tx, order, now } = locked
    refuseUnlessPossible(order, 'reject_payment')
    const payment = await getSubmittedPayment(tx, order.id, paymentId)

    await setPaymentRejected(tx, payment.id, { reason, by: actor.id, now })
    const paymentStatus = paymentStatusOf({ ...order, awaitsReview: false })
    const rejected = await changeOrder(tx, order, { paymentStatus, ...timeToPay(order, now) }, now)
    await emitOrderEvent(locked, 'payment.rejected', { paymentId: encodeId('payment', payment.id), reason })
    return {
      order: rejected,
      action: 'payment.rejected',
      message: `${actor.name} rejected a payment for order ${order.number}.`,
      changes: [
        { path: `payments.${encodeId('payment', payment.id)}.status`, from: 'submitted', to: 'rejected' },
      ],
    }
  })
}

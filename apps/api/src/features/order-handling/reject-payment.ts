import type { OrderRecord, PaymentRejection } from '@platen/contract'
import { encodeId } from '../../platform/ids.ts'
import { changeOrder, paymentStatusOf, refuseUnlessPossible } from '../orders/index.ts'
import { decideOrder, tell, type DecisionDeps } from './decide-order.ts'
import { getSubmittedPayment } from './get-submitted-payment.ts'
import { setPaymentRejected } from './order-handling.store.ts'
import { timeToPay } from './time-to-pay.ts'

interface RejectPayment extends PaymentRejection {
  readonly orderId: string
  readonly paymentId: string
}

/**
 * Rejects a payment that the customer told of: the money is not there. The customer gets time to pay again. Refuses
 * with INVALID_TRANSITION what was decided already.
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
    await tell(locked, 'payment.rejected', { paymentId: encodeId('payment', payment.id), reason })
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

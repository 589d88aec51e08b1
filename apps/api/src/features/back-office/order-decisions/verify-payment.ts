import type { OrderRecord, PaymentVerification } from '@platen/contract'
import { encodeId } from '../../../platform/records/ids.ts'
import { refuseUnlessPossible } from '../../selling/orders/index.ts'
import { countPayment, refusalOfReference, getSubmittedPayment } from './order-payments.ts'
import { decideOrder, emitOrderEvent, type DecisionDeps } from './decide-order.ts'
import { setPaymentVerified } from './order-decisions.store.ts'

interface VerifyPayment extends PaymentVerification {
  readonly orderId: string
  readonly paymentId: string
}

/**
 * Verifies a reported payment with the amount that was received, in minor units. Refuses with INVALID_TRANSITION a
 * payment that was already verified or rejected, and with DUPLICATE a reference that was used before.
 */
export async function verifyPayment(
  deps: DecisionDeps,
  { orderId, paymentId, amountMinor, reference }: VerifyPayment,
): Promise<OrderRecord> {
  const { actor } = deps.author
  return decideOrder(deps, orderId, async (locked) => {
    const { tx, order, now } = locked
    refuseUnlessPossible(order, 'verify_payment')
    const payment = await getSubmittedPayment(tx, order.id, paymentId)

    const receivedMinor = amountMinor ?? payment.amountMinor
    await setPaymentVerified(tx, payment.id, { amountMinor: receivedMinor, reference, by: actor.id, now })
    await emitOrderEvent(locked, 'payment.verified', {
      paymentId: encodeId('payment', payment.id),
      amountMinor: receivedMinor,
    })
    return {
      order: await countPayment(locked, receivedMinor),
      action: 'payment.verified',
      message: `${actor.name} verified a payment for order ${order.number}.`,
      changes: [
        { path: `payments.${encodeId('payment', payment.id)}.status`, from: 'submitted', to: 'verified' },
        { path: `payments.${encodeId('payment', payment.id)}.verifiedMinor`, from: null, to: receivedMinor },
      ],
    }
  }).catch((error: unknown) => {
    throw refusalOfReference(error)
  })
}

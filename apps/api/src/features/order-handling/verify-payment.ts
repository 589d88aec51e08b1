import type { OrderRecord, PaymentVerification } from '@platen/contract'
import { encodeId } from '../../platform/ids.ts'
import { refuseUnlessPossible } from '../orders/index.ts'
import { countPayment, refusalOfReference } from './count-payment.ts'
import { decideOrder, tell, type DecisionDeps } from './decide-order.ts'
import { getSubmittedPayment } from './get-submitted-payment.ts'
import { setPaymentVerified } from './order-handling.store.ts'

interface VerifyPayment extends PaymentVerification {
  readonly orderId: string
  readonly paymentId: string
}

/**
 * Verifies a payment that the customer told of, with what really arrived, in minor units. Refuses with
 * INVALID_TRANSITION what was decided already, and with DUPLICATE a reference that paid before.
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

    const arrivedMinor = amountMinor ?? payment.amountMinor
    await setPaymentVerified(tx, payment.id, { amountMinor: arrivedMinor, reference, by: actor.id, now })
    await tell(locked, 'payment.verified', {
      paymentId: encodeId('payment', payment.id),
      amountMinor: arrivedMinor,
    })
    return {
      order: await countPayment(locked, arrivedMinor),
      action: 'payment.verified',
      message: `${actor.name} verified a payment for order ${order.number}.`,
      changes: [
        { path: `payments.${encodeId('payment', payment.id)}.status`, from: 'submitted', to: 'verified' },
        { path: `payments.${encodeId('payment', payment.id)}.verifiedMinor`, from: null, to: arrivedMinor },
      ],
    }
  }).catch((error: unknown) => {
    throw refusalOfReference(error)
  })
}

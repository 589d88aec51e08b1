import type { OrderRecord, ReceivedPayment } from '@platen/contract'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { paymentInstruction, refuseUnlessPossible } from '../../selling/orders/index.ts'
import { countPayment, refusalOfReference } from './order-payments.ts'
import { decideOrder, emitOrderEvent, type DecisionDeps } from './decide-order.ts'
import { insertVerifiedPayment } from './order-decisions.store.ts'

interface ReceivePaymentDeps extends DecisionDeps {
  readonly shop: ShopCache
}

/**
 * Records a payment that staff received, in minor units, as verified. Refuses with INVALID_TRANSITION when nothing is due
 * or a payment of the customer is under review, and with DUPLICATE a reference that was used before.
 */
export async function receivePayment(
  deps: ReceivePaymentDeps,
  { orderId, ...received }: ReceivedPayment & { readonly orderId: string },
): Promise<OrderRecord> {
  const { actor } = deps.author
  const instruction = paymentInstruction(received.instructionId, await deps.shop.get(), 'instructionId')
  const { amountMinor, reference, payerName } = received
  return decideOrder(deps, orderId, async (locked) => {
    const { tx, order, now } = locked
    refuseUnlessPossible(order, 'record_payment')

    const id = newUuid(now)
    await insertVerifiedPayment(tx, {
      id,
      orderId: order.id,
      instruction,
      amountMinor,
      reference,
      payerName,
      by: actor.id,
      now,
    })
    await emitOrderEvent(locked, 'payment.verified', { paymentId: encodeId('payment', id), amountMinor })
    return {
      order: await countPayment(locked, amountMinor),
      action: 'payment.received',
      message: `${actor.name} recorded a payment for order ${order.number}.`,
      changes: [{ path: `payments.${encodeId('payment', id)}.verifiedMinor`, from: null, to: amountMinor }],
    }
  }).catch((error: unknown) => {
    throw refusalOfReference(error)
  })
}

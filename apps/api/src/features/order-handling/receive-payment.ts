import type { OrderRecord, ReceivedPayment } from '@platen/contract'
import { encodeId, newUuid } from '../../platform/ids.ts'
import type { ShopCache } from '../catalog/index.ts'
import { paymentInstruction, refuseUnlessPossible } from '../orders/index.ts'
import { countPayment, refusalOfReference } from './count-payment.ts'
import { decideOrder, tell, type DecisionDeps } from './decide-order.ts'
import { insertVerifiedPayment } from './order-handling.store.ts'

interface ReceivePaymentDeps extends DecisionDeps {
  readonly shop: ShopCache
}

/**
 * Records money that staff took themselves, in minor units, verified at once. Refuses with INVALID_TRANSITION when
 * nothing is due or a payment of the customer waits to be checked, and with DUPLICATE a reference that paid before.
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
    await tell(locked, 'payment.verified', { paymentId: encodeId('payment', id), amountMinor })
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

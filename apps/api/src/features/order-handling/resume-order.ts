import type { OrderRecord } from '@platen/contract'
import { changeOrder, refuseUnlessPossible } from '../orders/index.ts'
import { openGates } from '../production/index.ts'
import { decideOrder, tell, type DecisionDeps } from './decide-order.ts'
import { timeToPay } from './time-to-pay.ts'

/**
 * Lets an order that is on hold go on, with all that could have begun meanwhile. While it was held its customer could
 * not pay, so what is unpaid gets time to.
 */
export async function resumeOrder(
  deps: DecisionDeps,
  { orderId }: { readonly orderId: string },
): Promise<OrderRecord> {
  return decideOrder(deps, orderId, async (locked) => {
    const { tx, order, now } = locked
    refuseUnlessPossible(order, 'resume')

    const toPay = order.paymentStatus === 'unpaid' ? timeToPay(order, now) : {}
    const resumed = await changeOrder(tx, order, { status: 'open', holdReason: null, ...toPay }, now)
    await tell(locked, 'order.updated', { status: 'open' })
    return {
      order: await openGates(tx, resumed, now),
      action: 'order.resumed',
      message: `${deps.author.actor.name} resumed order ${order.number}.`,
    }
  })
}

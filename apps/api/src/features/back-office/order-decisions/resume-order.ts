import type { OrderRecord } from '@platen/contract'
import { changeOrder, refuseUnlessPossible } from '../../selling/orders/index.ts'
import { openGates } from '../../press/production/index.ts'
import { decideOrder, emitOrderEvent, type DecisionDeps } from './decide-order.ts'
import { timeToPay } from './order-payments.ts'

/**
 * Resumes an order that is on hold and queues its jobs that are ready. Its customer could not pay during the hold, so an
 * unpaid order gets time to pay.
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
    await emitOrderEvent(locked, 'order.updated', { status: 'open' })
    return {
      order: await openGates(tx, resumed, now),
      action: 'order.resumed',
      message: `${deps.author.actor.name} resumed order ${order.number}.`,
    }
  })
}

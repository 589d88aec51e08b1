import type { FailedHandover, OrderRecord } from '@platen/contract'
import { changeOrder, refuseUnlessPossible } from '../../selling/orders/index.ts'
import { decideOrder, emitOrderEvent, type DecisionDeps } from './decide-order.ts'
import { insertNote } from './order-decisions.store.ts'

/** Records a failed handover; the order has to be made ready again. */
export async function failHandover(
  deps: DecisionDeps,
  { orderId, reason }: FailedHandover & { readonly orderId: string },
): Promise<OrderRecord> {
  const { actor } = deps.author
  return decideOrder(deps, orderId, async (locked) => {
    const { tx, order, now } = locked
    refuseUnlessPossible(order, 'fail_handover')

    await insertNote(tx, order.id, { text: `Handover failed: ${reason}`, by: actor.id, now })
    await emitOrderEvent(locked, 'order.updated', { fulfilmentStatus: 'failed_attempt' })
    return {
      order: await changeOrder(tx, order, { fulfilmentStatus: 'failed_attempt' }, now),
      action: 'fulfilment.failed',
      message: `${actor.name} recorded a failed handover of order ${order.number}.`,
    }
  })
}

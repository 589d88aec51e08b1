import type { OrderRecord } from '@platen/contract'
import { changeOrder, refuseUnlessPossible } from '../../selling/orders/index.ts'
import { decideOrder, emitOrderEvent, type DecisionDeps } from './decide-order.ts'

/** Makes an order ready again after a failed handover, and notifies the customer again. */
export async function makeReady(
  deps: DecisionDeps,
  { orderId }: { readonly orderId: string },
): Promise<OrderRecord> {
  return decideOrder(deps, orderId, async (locked) => {
    const { tx, order, now } = locked
    refuseUnlessPossible(order, 'make_ready')

    await emitOrderEvent(locked, 'fulfilment.ready')
    return {
      order: await changeOrder(tx, order, { fulfilmentStatus: 'ready' }, now),
      action: 'fulfilment.ready',
      message: `${deps.author.actor.name} made order ${order.number} ready again.`,
    }
  })
}

import type { OrderRecord } from '@platen/contract'
import { changeOrder, refuseUnlessPossible } from '../orders/index.ts'
import { decideOrder, tell, type DecisionDeps } from './decide-order.ts'

/** Makes an order ready again after a handover in vain, and tells the customer once more. */
export async function makeReady(
  deps: DecisionDeps,
  { orderId }: { readonly orderId: string },
): Promise<OrderRecord> {
  return decideOrder(deps, orderId, async (locked) => {
    const { tx, order, now } = locked
    refuseUnlessPossible(order, 'make_ready')

    await tell(locked, 'fulfilment.ready')
    return {
      order: await changeOrder(tx, order, { fulfilmentStatus: 'ready' }, now),
      action: 'fulfilment.ready',
      message: `${deps.author.actor.name} made order ${order.number} ready again.`,
    }
  })
}

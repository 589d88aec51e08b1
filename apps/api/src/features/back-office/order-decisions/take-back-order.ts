import type { OrderRecord, OrderReturn } from '@platen/contract'
import { changeOrder, refuseUnlessPossible } from '../../selling/orders/index.ts'
import { decideOrder, emitOrderEvent, type DecisionDeps } from './decide-order.ts'
import { insertNote } from './order-decisions.store.ts'

/** Records the return of an order. Refunds and stock movements are recorded separately. */
export async function takeBackOrder(
  deps: DecisionDeps,
  { orderId, reason }: OrderReturn & { readonly orderId: string },
): Promise<OrderRecord> {
  const { actor } = deps.author
  return decideOrder(deps, orderId, async (locked) => {
    const { tx, order, now } = locked
    refuseUnlessPossible(order, 'return')

    await insertNote(tx, order.id, { text: `Returned: ${reason}`, by: actor.id, now })
    await emitOrderEvent(locked, 'order.updated', { fulfilmentStatus: 'returned' })
    return {
      order: await changeOrder(tx, order, { fulfilmentStatus: 'returned' }, now),
      action: 'fulfilment.returned',
      message: `${actor.name} recorded the return of order ${order.number}.`,
    }
  })
}

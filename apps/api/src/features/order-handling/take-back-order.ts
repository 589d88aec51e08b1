import type { OrderRecord, OrderReturn } from '@platen/contract'
import { changeOrder, refuseUnlessPossible } from '../orders/index.ts'
import { decideOrder, tell, type DecisionDeps } from './decide-order.ts'
import { insertNote } from './order-handling.store.ts'

/** Takes back what was handed over. Money and stock are moved by refunds and movements of their own. */
export async function takeBackOrder(
  deps: DecisionDeps,
  { orderId, reason }: OrderReturn & { readonly orderId: string },
): Promise<OrderRecord> {
  const { actor } = deps.author
  return decideOrder(deps, orderId, async (locked) => {
    const { tx, order, now } = locked
    refuseUnlessPossible(order, 'return')

    await insertNote(tx, order.id, { text: `Returned: ${reason}`, by: actor.id, now })
    await tell(locked, 'order.updated', { fulfilmentStatus: 'returned' })
    return {
      order: await changeOrder(tx, order, { fulfilmentStatus: 'returned' }, now),
      action: 'fulfilment.returned',
      message: `${actor.name} took order ${order.number} back.`,
    }
  })
}

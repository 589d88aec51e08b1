import type { OrderHandover, OrderRecord } from '@platen/contract'
import { changeOrder, refuseUnlessPossible } from '../orders/index.ts'
import { decideOrder, tell, type DecisionDeps } from './decide-order.ts'
import { insertNote } from './order-handling.store.ts'

/**
 * Hands a ready order over, which completes it. Refuses with INVALID_TRANSITION while money is due. Who received it
 * stays as a note of the order, where a person can be erased.
 */
export async function handOverOrder(
  deps: DecisionDeps,
  { orderId, receivedBy, note }: OrderHandover & { readonly orderId: string },
): Promise<OrderRecord> {
  const { actor } = deps.author
  return decideOrder(deps, orderId, async (locked) => {
    const { tx, order, now } = locked
    refuseUnlessPossible(order, 'hand_over')

    const text = [receivedBy === undefined ? 'Handed over.' : `Handed over to ${receivedBy}.`, note]
      .filter((part) => part !== undefined)
      .join(' ')
    await insertNote(tx, order.id, { text, by: actor.id, now })
    await tell(locked, 'fulfilment.handed_over')
    await tell(locked, 'order.completed')
    return {
      order: await changeOrder(
        tx,
        order,
        { status: 'completed', fulfilmentStatus: 'handed_over', handedOverAt: now.toISOString() },
        now,
      ),
      action: 'fulfilment.handed_over',
      message: `${actor.name} handed order ${order.number} over.`,
    }
  })
}

import type { OrderHandover, OrderRecord } from '@platen/contract'
import { changeOrder, refuseUnlessPossible } from '../../selling/orders/index.ts'
import { decideOrder, emitOrderEvent, type DecisionDeps } from './decide-order.ts'
import { insertNote } from './order-decisions.store.ts'

/**
 * Hands over a ready order, which completes it. Refuses with INVALID_TRANSITION while money is due. The receiver is kept
 * as a note of the order, where personal data can be erased.
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
    await emitOrderEvent(locked, 'fulfilment.handed_over')
    await emitOrderEvent(locked, 'order.completed')
    return {
      order: await changeOrder(
        tx,
        order,
        { status: 'completed', fulfilmentStatus: 'handed_over', handedOverAt: now.toISOString() },
        now,
      ),
      action: 'fulfilment.handed_over',
      message: `${actor.name} handed over order ${order.number}.`,
    }
  })
}

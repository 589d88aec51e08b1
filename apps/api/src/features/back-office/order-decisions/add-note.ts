import type { OrderNote, OrderRecord } from '@platen/contract'
import { refuseUnlessPossible } from '../../selling/orders/index.ts'
import { decideOrder, emitOrderEvent, type DecisionDeps } from './decide-order.ts'
import { insertNote } from './order-decisions.store.ts'

/** Adds a note for staff. Its text is not in the audit log, because it may be about a person. */
export async function addNote(
  deps: DecisionDeps,
  { orderId, text }: OrderNote & { readonly orderId: string },
): Promise<OrderRecord> {
  const { actor } = deps.author
  return decideOrder(deps, orderId, async (locked) => {
    const { tx, order, now } = locked
    refuseUnlessPossible(order, 'add_note')

    await insertNote(tx, order.id, { text, by: actor.id, now })
    await emitOrderEvent(locked, 'order.updated')
    return {
      order,
      action: 'order.noted',
      message: `${actor.name} added a note to order ${order.number}.`,
    }
  })
}

import type { OrderHold, OrderRecord } from '@platen/contract'
import { changeOrder, refuseUnlessPossible } from '../../selling/orders/index.ts'
import { takeOffDrafts } from '../../press/production/index.ts'
import { decideOrder, emitOrderEvent, type DecisionDeps } from './decide-order.ts'

/** Puts an order on hold until it is resumed. The customer sees the reason on the tracking page. */
export async function holdOrder(
  deps: DecisionDeps,
  { orderId, reason }: OrderHold & { readonly orderId: string },
): Promise<OrderRecord> {
  return decideOrder(deps, orderId, async (locked) => {
    const { tx, order, now } = locked
    refuseUnlessPossible(order, 'hold')

    await takeOffDrafts(tx, order, now)
    await emitOrderEvent(locked, 'order.held', { reason })
    return {
      order: await changeOrder(tx, order, { status: 'on_hold', holdReason: reason }, now),
      action: 'order.held',
      message: `${deps.author.actor.name} put order ${order.number} on hold.`,
    }
  })
}

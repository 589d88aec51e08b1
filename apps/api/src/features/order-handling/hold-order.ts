import type { OrderHold, OrderRecord } from '@platen/contract'
import { changeOrder, refuseUnlessPossible } from '../orders/index.ts'
import { takeOffDrafts } from '../production/index.ts'
import { decideOrder, tell, type DecisionDeps } from './decide-order.ts'

/** Stops an order until it is resumed. The customer reads the reason on the tracking page. */
export async function holdOrder(
  deps: DecisionDeps,
  { orderId, reason }: OrderHold & { readonly orderId: string },
): Promise<OrderRecord> {
  return decideOrder(deps, orderId, async (locked) => {
    const { tx, order, now } = locked
    refuseUnlessPossible(order, 'hold')

    await takeOffDrafts(tx, order, now)
    await tell(locked, 'order.held', { reason })
    return {
      order: await changeOrder(tx, order, { status: 'on_hold', holdReason: reason }, now),
      action: 'order.held',
      message: `${deps.author.actor.name} put order ${order.number} on hold.`,
    }
  })
}

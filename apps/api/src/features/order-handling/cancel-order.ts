import { may, type OrderCancellation, type OrderRecord } from '@platen/contract'
import type { AdminAuthor } from '../../platform/auth/guard.ts'
import { Refusal, invalidField } from '../../platform/refusal.ts'
import { changeOrder, refuseUnlessPossible, releaseReservations } from '../orders/index.ts'
import { endJobs, hasPrinted } from '../production/index.ts'
import { decideOrder, tell, type DecisionDeps } from './decide-order.ts'
import { insertNote } from './order-handling.store.ts'

/**
 * Cancels an order: its jobs are void, its blanks are free, its money stays until it is refunded. Once something was
 * printed, refuses with FORBIDDEN who may not override, and with VALIDATION_FAILED a missing reason.
 */
export async function cancelOrder(
  deps: DecisionDeps,
  { orderId, reason }: OrderCancellation & { readonly orderId: string },
): Promise<OrderRecord> {
  const { author } = deps
  return decideOrder(deps, orderId, async (locked) => {
    const { tx, order, now } = locked
    refuseUnlessPossible(order, 'cancel')
    if (await hasPrinted(tx, order.id)) refuseUnlessOverridden(author, reason)

    await endJobs(tx, order.id, 'The order was cancelled.', now)
    await releaseReservations(tx, [order.id], now)
    if (reason !== undefined) {
      await insertNote(tx, order.id, { text: `Cancelled: ${reason}`, by: author.actor.id, now })
    }
    await tell(locked, 'order.cancelled', reason === undefined ? {} : { reason })
    return {
      order: await changeOrder(
        tx,
        order,
        { status: 'cancelled', productionStatus: 'void', holdReason: null },
        now,
      ),
      action: 'order.cancelled',
      message: `${author.actor.name} cancelled order ${order.number}.`,
    }
  })
}

function refuseUnlessOverridden({ role }: AdminAuthor, reason: string | undefined): void {
  if (!may(role, 'orders:cancel_printed')) {
    throw new Refusal(
      'FORBIDDEN',
      `Something of this order is printed already. Your role, ${role}, lacks the permission orders:cancel_printed.`,
    )
  }
  if (reason === undefined) {
    throw invalidField('reason', 'is required once something of the order was printed')
  }
}

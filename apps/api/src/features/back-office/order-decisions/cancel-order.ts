import { may, type OrderCancellation, type OrderRecord } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { changeOrder, refuseUnlessPossible, releaseReservations } from '../../selling/orders/index.ts'
import { endJobs, hasPrinted } from '../../press/production/index.ts'
import { decideOrder, emitOrderEvent, type DecisionDeps } from './decide-order.ts'
import { insertNote } from './order-decisions.store.ts'

/**
 * Cancels an order: voids its jobs and releases its blanks; payments stay until they are refunded. Once something was
 * printed, refuses with FORBIDDEN without the permission, and with VALIDATION_FAILED without a reason.
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
    await emitOrderEvent(locked, 'order.cancelled', reason === undefined ? {} : { reason })
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
      `Part of this order is already printed. Your role, ${role}, lacks the permission orders:cancel_printed.`,
    )
  }
  if (reason === undefined) {
    throw invalidField('reason', 'is required once part of the order was printed')
  }
}

import type { AdminOrderRecord, TestOrderCancellation } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Platform } from '../../../platform/platform.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { Refusal } from '../../../platform/refusal.ts'
import {
  cancelOrder,
  refundOrder,
  rejectPayment,
  takeBackOrder,
  type LockedCase,
} from '../../back-office/order-decisions/index.ts'
import { readAdminOrder, type ReadAdminOrderDeps } from '../../back-office/orders-admin/index.ts'
import { returnBlanks } from '../../press/production/index.ts'
import { changesBetween, lockOrder } from '../../selling/orders/index.ts'
import { isTestOrder, listSubmittedPayments } from './test-orders.store.ts'

interface CancelTestOrder extends TestOrderCancellation {
  /** UUID. */
  readonly orderId: string
  readonly author: AdminAuthor
}

/** Quoted on the tracking page and in emails, as reasons of staff are. */
const REASON = 'This was a test order.'

export async function cancelTestOrder(
  deps: ReadAdminOrderDeps & Pick<Platform, 'transaction'>,
  { orderId, garment, author }: CancelTestOrder,
): Promise<AdminOrderRecord> {
  const shop = await deps.shop.get()
  return deps.transaction(async (tx) => {
    const before = await lockOrder(tx, orderId)
    if (!(await isTestOrder(tx, orderId))) throw new Refusal('RESOURCE_NOT_FOUND', 'This is no test order.')
    const now = deps.clock.now()
    let locked: LockedCase = { tx, order: before, now, author }

    for (const payment of await listSubmittedPayments(tx, orderId)) {
      const paymentId = encodeId('payment', payment)
      locked = { ...locked, order: (await rejectPayment(locked, { paymentId, reason: REASON })).order }
    }
    const { status, fulfilmentStatus } = locked.order
    if (status === 'open' || status === 'on_hold') {
      locked = { ...locked, order: (await cancelOrder(locked, { reason: REASON })).order }
    } else if (status === 'completed' && fulfilmentStatus === 'handed_over') {
      locked = { ...locked, order: (await takeBackOrder(locked, { reason: REASON })).order }
    }
    const amountMinor = locked.order.paidMinor - locked.order.refundedMinor
    if (amountMinor > 0) {
      locked = { ...locked, order: (await refundOrder(locked, { amountMinor, reason: REASON })).order }
    }
    if (garment === 'unused') await returnBlanks(tx, orderId, { author, shop, now, reason: REASON })
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'order.cancelled',
        entity: { type: 'order', id: encodeId('order', orderId) },
        message: `${author.actor.name} ended the test order ${before.number}.`,
        subject: before.number,
        changes: changesBetween(before, locked.order),
      },
    ])
    return readAdminOrder({ ...deps, database: tx }, orderId, author)
  })
}

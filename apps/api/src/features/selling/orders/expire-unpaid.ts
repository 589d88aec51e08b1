import { recordAudit } from '../../../platform/records/audit.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { emit } from '../../../platform/records/events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { returnDiscounts } from '../discounts/index.ts'
import { returnPrepaidFilm } from '../prepaid-film/index.ts'
import { expireOverdue, releaseReservations } from './orders.store.ts'

/** Orders per transaction, so that locks stay short even after a long outage. */
const BATCH = 100

export async function expireUnpaidOrders({
  transaction,
  clock,
}: Pick<Platform, 'transaction' | 'clock'>): Promise<number> {
  let total = 0
  for (;;) {
    const expired = await expireBatch(transaction, clock.now())
    total += expired
    if (expired < BATCH) return total
  }
}

async function expireBatch(transaction: Transaction, now: Date): Promise<number> {
  return transaction(async (tx) => {
    const orders = await expireOverdue(tx, now, BATCH)
    if (orders.length === 0) return 0

    await releaseReservations(
      tx,
      orders.map(({ id }) => id),
      now,
    )
    await returnDiscounts(
      tx,
      orders.map(({ id }) => id),
      now,
    )
    await returnPrepaidFilm(
      tx,
      orders.map(({ id }) => id),
      now,
    )
    await recordAudit(
      tx,
      orders.map(({ id, number }) => ({
        occurredAt: now,
        actor: { kind: 'system', name: 'Platen' },
        action: 'order.expired',
        entity: { type: 'order', id: encodeId('order', id) },
        message: `Order ${number} was not paid in time; its blanks were released.`,
        subject: number,
        changes: [{ path: 'status', from: 'open', to: 'expired' }],
      })),
    )
    for (const { id, number } of orders) {
      await emit(tx, { type: 'order.expired', orderId: id, payload: { number }, occurredAt: now })
    }
    return orders.length
  })
}

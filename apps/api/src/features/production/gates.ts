import { SYSTEM, recordAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { emit } from '../../platform/events.ts'
import { encodeId } from '../../platform/ids.ts'
import { changeOrder, type LockedOrder, type OrderChange } from '../orders/index.ts'
import { settleBlanks } from './blanks.ts'
import { createMissingJobs, listJobStates, queueOpenJobs } from './print-jobs.store.ts'
import { productionStatusOf } from './production-status.ts'

/**
 * Lets what may be printed into the queue: once enough was paid, every garment and placement of a locked order has
 * its job, a blank is reserved for each garment that lacks one as long as there are any, and a job is queued when its
 * artwork is approved and its garment has a blank. Call it after whatever may open a gate. Gives the order as it is
 * then.
 */
export async function openGates(tx: Tx, order: LockedOrder, now: Date): Promise<LockedOrder> {
  if (order.status !== 'open' || order.confirmedAt === null) return order
  await createMissingJobs(tx, order.id, now)
  await settleBlanks(tx, [order.id], now)
  const queued = await queueOpenJobs(tx, order.id, now)
  if (queued > 0) {
    await recordAudit(tx, [
      {
        ...SYSTEM,
        occurredAt: now,
        action: 'print_jobs.queued',
        entity: { type: 'order', id: encodeId('order', order.id) },
        message: `${queued} print ${queued === 1 ? 'job' : 'jobs'} of order ${order.number} came into the queue.`,
      },
    ])
  }
  return settleProduction(tx, order, now)
}

/** Brings the order's production in line with its jobs. When the last one is packed, the order is ready. */
export async function settleProduction(tx: Tx, order: LockedOrder, now: Date): Promise<LockedOrder> {
  const productionStatus = productionStatusOf(await listJobStates(tx, order.id))
  if (productionStatus === order.productionStatus) return order
  const becomesReady = productionStatus === 'done' && order.fulfilmentStatus === 'unfulfilled'
  const change: OrderChange = becomesReady
    ? { productionStatus, fulfilmentStatus: 'ready', readyAt: now.toISOString() }
    : { productionStatus }
  if (becomesReady) {
    await emit(tx, {
      type: 'fulfilment.ready',
      orderId: order.id,
      payload: { number: order.number },
      occurredAt: now,
    })
  }
  return changeOrder(tx, order, change, now)
}

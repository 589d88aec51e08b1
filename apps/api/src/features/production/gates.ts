import { SYSTEM, recordAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { emitAll } from '../../platform/events.ts'
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
  const [settled = order] = await settleProduction(tx, [order], now)
  return settled
}

/**
 * Brings the production of locked orders in line with their jobs, and gives them as they are then. When the last job is
 * packed, the order is ready.
 */
export async function settleProduction(
  tx: Tx,
  orders: readonly LockedOrder[],
  now: Date,
): Promise<LockedOrder[]> {
  if (orders.length === 0) return []
  const states = await listJobStates(
    tx,
    orders.map(({ id }) => id),
  )
  const settled: LockedOrder[] = []
  const ready: LockedOrder[] = []
  for (const order of orders) {
    const productionStatus = productionStatusOf(states.get(order.id) ?? [])
    if (productionStatus === order.productionStatus) {
      settled.push(order)
      continue
    }
    const becomesReady = productionStatus === 'done' && order.fulfilmentStatus === 'unfulfilled'
    const change: OrderChange = becomesReady
      ? { productionStatus, fulfilmentStatus: 'ready', readyAt: now.toISOString() }
      : { productionStatus }
    if (becomesReady) ready.push(order)
    settled.push(await changeOrder(tx, order, change, now))
  }
  await emitAll(
    tx,
    ready.map(({ id, number }) => ({
      type: 'fulfilment.ready',
      orderId: id,
      payload: { number },
      occurredAt: now,
    })),
  )
  return settled
}

import type { Platform } from '../../../platform/platform.ts'
import { SYSTEM, recordAudit } from '../../../platform/records/audit.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { emitAll } from '../../../platform/records/events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { changeOrder, type LockedOrder, type OrderChange, lockOrder } from '../../selling/orders/index.ts'
import { settleBlanks } from './blanks.ts'
import { takeOffDrafts } from './draft-sheets.ts'
import {
  blockQueuedJobs,
  createMissingJobs,
  listJobStates,
  listOrdersToQueue,
  queueOpenJobs,
  wantsProofs,
} from './print-jobs.store.ts'
import { productionStatusOf } from './production-status.ts'

/** Call it after any change that may make a job ready. Returns the order as it is afterwards. */
export async function openGates(tx: Tx, order: LockedOrder, now: Date): Promise<LockedOrder> {
  if (order.status !== 'open' || order.confirmedAt === null) return order
  const demanded = await demandProof(tx, order, now)
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
        message: `${queued} print ${queued === 1 ? 'job' : 'jobs'} of order ${order.number} entered the queue.`,
        subject: order.number,
      },
    ])
  }
  const [settled = demanded] = await settleProduction(tx, [demanded], now)
  return settled
}

/** When the settings want a proof of every order, one that has none waits for it. */
async function demandProof(tx: Tx, order: LockedOrder, now: Date): Promise<LockedOrder> {
  const isNew = order.proofStatus === 'none' && order.productionStatus === 'blocked'
  if (!isNew || !(await wantsProofs(tx))) return order
  return changeOrder(tx, order, { proofStatus: 'wanted' }, now)
}

/** While the customer has to approve a proof. Prints on sheets that are no drafts any more stay where they are. */
export async function stopQueuedPrints(tx: Tx, order: LockedOrder, now: Date): Promise<LockedOrder> {
  await takeOffDrafts(tx, order, now)
  await blockQueuedJobs(tx, order.id, now)
  const [settled = order] = await settleProduction(tx, [order], now)
  return settled
}

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

/**
 * For jobs that become ready without staff, such as when a blank arrives. Each order has a short transaction
 * of its own, most urgent first; failures are thrown together at the end.
 */
export async function openProductionGates({
  database,
  transaction,
  clock,
}: Pick<Platform, 'database' | 'transaction' | 'clock'>): Promise<void> {
  const failures: unknown[] = []
  for (const orderId of await listOrdersToQueue(database)) {
    await transaction(async (tx) => {
      await openGates(tx, await lockOrder(tx, orderId), clock.now())
    }).catch((error: unknown) => failures.push(error))
  }
  if (failures.length === 0) return
  throw new AggregateError(failures, `The jobs of ${failures.length} orders could not be queued.`)
}

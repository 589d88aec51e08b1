import type { PrintJobMove } from '@platen/contract'
import { recordAudit, type AuditEntry, type Author } from '../../../platform/records/audit.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { changesBetween, lockOrders, type LockedOrder } from '../../selling/orders/index.ts'
import type { Work } from './blanks.ts'
import { openGates, settleProduction } from './gates.ts'
import { EFFECTS, type JobChange } from './job-effects.ts'
import { listOrderIds, lockGarments, setJobState, type LockedJob } from './print-jobs.store.ts'
import { haveSameStatus } from './production-status.ts'

export interface LockedJobs {
  readonly orders: readonly LockedOrder[]
  /** Every job of each garment, whatever its state. */
  readonly jobs: readonly LockedJob[]
  /** In the order of the request. */
  readonly named: readonly LockedJob[]
}

/** Locks orders, then jobs, each in id order. */
export async function lockJobs(tx: Tx, jobIds: readonly string[]): Promise<LockedJobs> {
  const orders = await lockOrders(tx, await listOrderIds(tx, jobIds))
  const jobs = await lockGarments(tx, jobIds)
  const known = new Map(jobs.map((job) => [job.id, job]))
  const named = jobIds.map((id) => {
    const job = known.get(id)
    if (!job) throw new Refusal('RESOURCE_NOT_FOUND', `There is no print job ${encodeId('printJob', id)}.`)
    return job
  })
  return { orders, jobs, named }
}

export function pickJobs(
  { orders, jobs, named }: LockedJobs,
  isPicked: (job: LockedJob) => boolean,
): LockedJobs {
  const picked = named.filter(isPicked)
  const orderIds = new Set(picked.map(({ orderId }) => orderId))
  return {
    orders: orders.filter(({ id }) => orderIds.has(id)),
    jobs: jobs.filter(({ orderId }) => orderIds.has(orderId)),
    named: picked,
  }
}

interface JobMove extends Work {
  readonly to: PrintJobMove
  readonly reason?: string | undefined
  readonly blankSpoiled?: boolean
}

/** The caller has checked that the move is allowed. */
export async function moveLockedJobs(
  tx: Tx,
  { orders, jobs, named: moved }: LockedJobs,
  { to, reason, blankSpoiled = false, author, shop, now }: JobMove,
): Promise<JobChange[]> {
  await setJobState(
    tx,
    moved.map(({ id }) => id),
    { to, reason, now },
  )
  const others = await EFFECTS[to](tx, {
    ...{ moved, orders: new Map(orders.map((order) => [order.id, order])) },
    garments: [...Map.groupBy(jobs, ({ orderItemId, unit }) => `${orderItemId}/${unit}`).values()],
    ...{ reason: reason ?? '', blankSpoiled, author, shop, now },
  })
  const changes = [
    ...moved.map(({ id, orderId, state }): JobChange => ({ jobId: id, orderId, from: state, to })),
    ...others,
  ]
  const byOrder = Map.groupBy(changes, ({ orderId }) => orderId)
  const settled = await settleOrders(tx, orders, byOrder, { to, now })
  await recordAudit(
    tx,
    orders.map((order) =>
      auditOf(order, settled.get(order.id) ?? order, byOrder.get(order.id) ?? [], { to, author, now }),
    ),
  )
  return changes
}

/** A large sheet has prints of hundreds of orders, and most moves do not change their status. */
async function settleOrders(
  tx: Tx,
  orders: readonly LockedOrder[],
  changes: ReadonlyMap<string, readonly JobChange[]>,
  { to, now }: { to: PrintJobMove; now: Date },
): Promise<ReadonlyMap<string, LockedOrder>> {
  const settled: LockedOrder[] = []
  if (to === 'failed') {
    for (const order of orders) settled.push(await openGates(tx, order, now))
  } else {
    const moved = orders.filter(({ id }) => !(changes.get(id) ?? []).every(keepsOrderStatus))
    settled.push(...(await settleProduction(tx, moved, now)))
  }
  return new Map(settled.map((order) => [order.id, order]))
}

function keepsOrderStatus({ from, to }: JobChange): boolean {
  return from !== null && haveSameStatus(from, to)
}

function auditOf(
  order: LockedOrder,
  settled: LockedOrder,
  changes: readonly JobChange[],
  { to, author, now }: { to: string; author: Author; now: Date },
): AuditEntry {
  const count = changes.filter((change) => change.to === to && change.from !== null).length
  const jobChanges = changes.map((change) => ({
    path: `${encodeId('printJob', change.jobId)}.state`,
    from: change.from,
    to: change.to,
  }))
  return {
    ...author,
    occurredAt: now,
    action: 'print_jobs.moved',
    entity: { type: 'order', id: encodeId('order', order.id) },
    message: `${author.actor.name} moved ${count} print ${count === 1 ? 'job' : 'jobs'} of order ${order.number} to ${to}.`,
    changes: [...jobChanges, ...changesBetween(order, settled)],
  }
}

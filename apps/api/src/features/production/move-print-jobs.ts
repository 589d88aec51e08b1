import type { PrintJobMovesCreateRequest, PrintJobRecord } from '@platen/contract'
import { recordAudit, type AuditEntry, type Author } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { decodeId, encodeId } from '../../platform/ids.ts'
import { Refusal, invalidField } from '../../platform/refusal.ts'
import type { ServerKeys } from '../../platform/server-keys.ts'
import { previewUrl } from '../artworks/index.ts'
import type { ShopCache } from '../catalog/index.ts'
import { changesBetween, lockOrders, type LockedOrder } from '../orders/index.ts'
import { openGates, settleProduction } from './gates.ts'
import { EFFECTS, type Batch, type JobChange } from './job-effects.ts'
import { allowedMoves, canMove, needsReason } from './job-moves.ts'
import { toPrintJobRecord } from './print-job-record.ts'
import { findJobRows } from './print-job-rows.store.ts'
import { listOrderIds, lockGarments, setJobState, type LockedJob } from './print-jobs.store.ts'

interface MoveDeps {
  readonly transaction: Transaction
  readonly shop: ShopCache
  readonly keys: Pick<ServerKeys, 'preview'>
  readonly clock: Clock
}

interface MovePrintJobs {
  readonly request: PrintJobMovesCreateRequest
  readonly author: Author
}

/**
 * Moves jobs to another state, all or none. Gives them in the order of the request, then those that the move voided
 * or made. Refuses with INVALID_TRANSITION what the table of moves or the order's status forbids, with OUT_OF_STOCK a
 * pressing without a reserved blank, and with RESOURCE_NOT_FOUND.
 */
export async function movePrintJobs(
  { transaction, shop, keys, clock }: MoveDeps,
  { request, author }: MovePrintJobs,
): Promise<PrintJobRecord[]> {
  refuseOddRequest(request)
  const { to, reason = '', blankSpoiled = false } = request
  const jobIds = request.jobIds.map((id) => decodeId('printJob', id))
  const store = await shop.get()
  return transaction(async (tx) => {
    const now = clock.now()
    const orders = await lockOrders(tx, await listOrderIds(tx, jobIds))
    const jobs = await lockGarments(tx, jobIds)
    const moved = namedJobs(jobs, jobIds)
    orders.forEach(refuseClosed)
    moved.forEach((job) => refuseIllegal(job, request))

    await setJobState(tx, jobIds, { to, reason: request.reason, now })
    const batch: Batch = {
      ...{ moved, orders: new Map(orders.map((order) => [order.id, order])) },
      garments: [...Map.groupBy(jobs, ({ orderItemId, unit }) => `${orderItemId}/${unit}`).values()],
      ...{ reason, blankSpoiled, author, shop: store, now },
    }
    const others = await EFFECTS[to](tx, batch)
    const changes = [
      ...moved.map(({ id, orderId, state }): JobChange => ({ jobId: id, orderId, from: state, to })),
      ...others,
    ]
    const audit: AuditEntry[] = []
    for (const order of orders) {
      const settled = await (to === 'failed' ? openGates(tx, order, now) : settleProduction(tx, order, now))
      audit.push(auditOf(order, settled, changes, { to, author, now }))
    }
    await recordAudit(tx, audit)
    const rows = await findJobRows(
      tx,
      changes.map(({ jobId }) => jobId),
    )
    return rows.map((row) => toPrintJobRecord(row, (artworkId) => previewUrl(keys.preview, artworkId, now)))
  })
}

function refuseOddRequest({ to, reason, blankSpoiled }: PrintJobMovesCreateRequest): void {
  if (needsReason(to) && reason === undefined) throw invalidField('reason', `is needed to move jobs to ${to}`)
  if (!needsReason(to) && reason !== undefined) throw invalidField('reason', 'goes with failed and void only')
  if (to !== 'failed' && blankSpoiled !== undefined)
    throw invalidField('blankSpoiled', 'goes with failed only')
}

function namedJobs(jobs: readonly LockedJob[], jobIds: readonly string[]): LockedJob[] {
  const known = new Map(jobs.map((job) => [job.id, job]))
  return jobIds.map((id) => {
    const job = known.get(id)
    if (!job) throw new Refusal('RESOURCE_NOT_FOUND', `There is no print job ${encodeId('printJob', id)}.`)
    return job
  })
}

function refuseClosed({ number, status }: LockedOrder): void {
  if (status === 'open') return
  throw new Refusal(
    'INVALID_TRANSITION',
    `Order ${number} is ${status}: its print jobs can be moved only while it is open.`,
  )
}

function refuseIllegal({ id, state }: LockedJob, { to }: PrintJobMovesCreateRequest): void {
  if (canMove(state, to)) return
  const allowed = allowedMoves(state)
  const moves = allowed.length === 0 ? 'nowhere any more' : `to ${allowed.join(', ')}`
  throw new Refusal(
    'INVALID_TRANSITION',
    `Print job ${encodeId('printJob', id)} is ${state}; from there it can be moved ${moves}.`,
  )
}

/** What became of an order's jobs, and of the order by it. */
function auditOf(
  order: LockedOrder,
  settled: LockedOrder,
  changes: readonly JobChange[],
  { to, author, now }: { to: string; author: Author; now: Date },
): AuditEntry {
  const own = changes.filter(({ orderId }) => orderId === order.id)
  const count = own.filter((change) => change.to === to && change.from !== null).length
  const jobChanges = own.map((change) => ({
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

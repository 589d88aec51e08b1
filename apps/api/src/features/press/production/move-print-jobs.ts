import type { PrintJobMovesCreateRequest, PrintJobRecord } from '@platen/contract'
import type { Platform } from '../../../platform/platform.ts'
import type { Author } from '../../../platform/records/audit.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { previewUrl } from '../../selling/artworks/index.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import type { LockedOrder } from '../../selling/orders/index.ts'
import { lockSheetsOf, type SheetOfJobs } from './draft-sheets.store.ts'
import { allowedMoves, canMove, needsReason } from './job-moves.ts'
import { toPrintJobRecord, sheetNumber } from './print-job-record.ts'
import { findJobRows } from './print-job-rows.store.ts'
import type { LockedJob } from './print-jobs.store.ts'
import { lockJobs, moveLockedJobs } from './locked-jobs.ts'

interface MoveDeps extends Pick<Platform, 'transaction' | 'clock'> {
  readonly shop: ShopCache
  readonly keys: Pick<ServerKeys, 'preview'>
}

interface MovePrintJobs {
  readonly request: PrintJobMovesCreateRequest
  readonly author: Author
}

/** Returns the jobs in the order of the request, then those that the move voided or created. */
export async function movePrintJobs(
  { transaction, shop, keys, clock }: MoveDeps,
  { request, author }: MovePrintJobs,
): Promise<PrintJobRecord[]> {
  refuseInvalidRequest(request)
  const jobIds = request.jobIds.map((id) => decodeId('printJob', id))
  const store = await shop.get()
  return transaction(async (tx) => {
    const now = clock.now()
    const locked = await lockJobs(tx, jobIds)
    const sheets = await lockSheetsOf(tx, jobIds)
    locked.orders.forEach(refuseUnlessOpen)
    locked.named.forEach((job) => refuseIllegalMove(job, sheets.get(job.sheetId ?? ''), request))

    const changes = await moveLockedJobs(tx, locked, { ...request, author, shop: store, now })
    const rows = await findJobRows(
      tx,
      changes.map(({ jobId }) => jobId),
    )
    return rows.map((row) => toPrintJobRecord(row, (artworkId) => previewUrl(keys.preview, artworkId, now)))
  })
}

function refuseInvalidRequest({ to, reason, blankSpoiled }: PrintJobMovesCreateRequest): void {
  if (needsReason(to) && reason === undefined)
    throw invalidField('reason', `is required to move jobs to ${to}`, 'required')
  if (!needsReason(to) && reason !== undefined)
    throw invalidField('reason', 'is only for failed and void', 'not_used')
  if (to !== 'failed' && blankSpoiled !== undefined)
    throw invalidField('blankSpoiled', 'is only for failed', 'not_used')
}

function refuseUnlessOpen({ number, status }: LockedOrder): void {
  if (status === 'open') return
  throw new Refusal(
    'INVALID_TRANSITION',
    `Order ${number} is ${status}. Its print jobs can be moved only while it is open.`,
    { details: { reason: 'order_ended', names: [number], state: status, allowedActions: [] } },
  )
}

function refuseIllegalMove(
  { id, kind, state }: LockedJob,
  sheet: SheetOfJobs | undefined,
  { to }: PrintJobMovesCreateRequest,
): void {
  const job = { kind, state, sheetState: sheet?.state ?? null }
  if (canMove(job, to)) return
  const allowed = allowedMoves(job)
  const moves =
    allowed.length === 0 ? 'and can no longer be moved' : `and can be moved to ${allowed.join(', ')}`
  if (state !== 'nested' || !sheet) {
    throw new Refusal('INVALID_TRANSITION', `Print job ${encodeId('printJob', id)} is ${state} ${moves}.`, {
      details: { reason: 'job_moved', state, allowedActions: allowed },
    })
  }
  throw new Refusal(
    'INVALID_TRANSITION',
    `Print job ${encodeId('printJob', id)} is on sheet ${sheetNumber(sheet.number)}, which is ${sheet.state}, and is printed with that sheet.`,
    {
      details: { reason: 'job_on_sheet', names: [sheetNumber(sheet.number)], state, allowedActions: allowed },
      resolution: 'Mark the sheet as printed, or void the sheet first.',
    },
  )
}

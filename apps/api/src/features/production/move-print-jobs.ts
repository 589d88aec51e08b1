import type { PrintJobMovesCreateRequest, PrintJobRecord } from '@platen/contract'
import type { Author } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { decodeId, encodeId } from '../../platform/ids.ts'
import { Refusal, invalidField } from '../../platform/refusal.ts'
import type { ServerKeys } from '../../platform/server-keys.ts'
import { previewUrl } from '../artworks/index.ts'
import type { ShopCache } from '../catalog/index.ts'
import type { LockedOrder } from '../orders/index.ts'
import { lockSheetsOf, type SheetOfJobs } from './draft-sheets.store.ts'
import { allowedMoves, canMove, needsReason } from './job-moves.ts'
import { toPrintJobRecord } from './print-job-record.ts'
import { findJobRows } from './print-job-rows.store.ts'
import type { LockedJob } from './print-jobs.store.ts'
import { sheetNumber } from './sheet-number.ts'
import { lockJobs, shiftJobs } from './shift-jobs.ts'

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
  const jobIds = request.jobIds.map((id) => decodeId('printJob', id))
  const store = await shop.get()
  return transaction(async (tx) => {
    const now = clock.now()
    const locked = await lockJobs(tx, jobIds)
    const sheets = await lockSheetsOf(tx, jobIds)
    locked.orders.forEach(refuseClosed)
    locked.named.forEach((job) => refuseIllegal(job, sheets.get(job.sheetId ?? ''), request))

    const changes = await shiftJobs(tx, locked, { ...request, author, shop: store, now })
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

function refuseClosed({ number, status }: LockedOrder): void {
  if (status === 'open') return
  throw new Refusal(
    'INVALID_TRANSITION',
    `Order ${number} is ${status}: its print jobs can be moved only while it is open.`,
  )
}

function refuseIllegal(
  { id, state }: LockedJob,
  sheet: SheetOfJobs | undefined,
  { to }: PrintJobMovesCreateRequest,
): void {
  const job = { state, sheetState: sheet?.state ?? null }
  if (canMove(job, to)) return
  const allowed = allowedMoves(job)
  const moves = allowed.length === 0 ? 'nowhere any more' : `to ${allowed.join(', ')}`
  if (state !== 'nested' || !sheet) {
    throw new Refusal(
      'INVALID_TRANSITION',
      `Print job ${encodeId('printJob', id)} is ${state}; from there it can be moved ${moves}.`,
    )
  }
  throw new Refusal(
    'INVALID_TRANSITION',
    `Print job ${encodeId('printJob', id)} is on sheet ${sheetNumber(sheet.number)}, which is ${sheet.state}: it is printed with it.`,
    { resolution: 'Tell that the sheet was printed, or give the sheet up first.' },
  )
}

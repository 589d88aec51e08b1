import type { FilmFinish, PrintJobFinishesCreateRequest, PrintJobRecord } from '@platen/contract'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit, type Author } from '../../../platform/records/audit.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { Refusal, refuseInvalid } from '../../../platform/refusal.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { finishOrNothing, finishProblems, previewUrl } from '../../selling/artworks/index.ts'
import { lockSheetsOf, type SheetOfJobs } from './draft-sheets.store.ts'
import { allowedMoves } from './job-moves.ts'
import { lockJobs } from './locked-jobs.ts'
import { sheetNumber, toPrintJobRecord } from './print-job-record.ts'
import { findJobRows } from './print-job-rows.store.ts'
import { setFinishes, type LockedJob } from './print-jobs.store.ts'

interface SetFinishDeps extends Pick<Platform, 'transaction' | 'clock'> {
  readonly keys: Pick<ServerKeys, 'preview'>
}

interface SetPrintFinishes {
  readonly request: PrintJobFinishesCreateRequest
  readonly author: Author
}

/** Not once the sheet is locked: its film can be made again, and is then the same. */
export async function setPrintFinishes(
  { transaction, keys, clock }: SetFinishDeps,
  { request, author }: SetPrintFinishes,
): Promise<PrintJobRecord[]> {
  if (request.finish !== null) refuseInvalid(finishProblems(request.finish, 'finish'))
  const finish = finishOrNothing<FilmFinish>(request.finish)
  const jobIds = request.jobIds.map((id) => decodeId('printJob', id))
  return transaction(async (tx) => {
    const now = clock.now()
    const { orders, named } = await lockJobs(tx, jobIds)
    const sheets = await lockSheetsOf(tx, jobIds)
    for (const job of named) refuseUnlessWaiting(job, sheets.get(job.sheetId ?? ''))

    await setFinishes(tx, jobIds, finish)
    await recordAudit(
      tx,
      orders.map(({ id, number }) => {
        const count = named.filter(({ orderId }) => orderId === id).length
        return {
          ...author,
          occurredAt: now,
          action: 'print_jobs.finish_set',
          entity: { type: 'order', id: encodeId('order', id) },
          message: `${author.actor.name} set the film finish of ${count} print ${count === 1 ? 'job' : 'jobs'} of order ${number}.`,
        }
      }),
    )
    const rows = await findJobRows(tx, jobIds)
    return rows.map((row) => toPrintJobRecord(row, (artworkId) => previewUrl(keys.preview, artworkId, now)))
  })
}

function refuseUnlessWaiting({ id, kind, state }: LockedJob, sheet: SheetOfJobs | undefined): void {
  const isWaiting = state === 'blocked' || state === 'queued'
  if (isWaiting || (state === 'nested' && sheet?.state === 'draft')) return
  const allowedActions = allowedMoves({ kind, state, sheetState: sheet?.state ?? null })
  if (state === 'nested' && sheet) {
    throw new Refusal(
      'INVALID_TRANSITION',
      `Print job ${encodeId('printJob', id)} is on sheet ${sheetNumber(sheet.number)}, which is ${sheet.state}: its finish is fixed.`,
      {
        details: { reason: 'job_on_sheet', names: [sheetNumber(sheet.number)], state, allowedActions },
        resolution: 'Void the sheet first.',
      },
    )
  }
  throw new Refusal(
    'INVALID_TRANSITION',
    `Print job ${encodeId('printJob', id)} is ${state}: its finish can be set only while it waits for film.`,
    { details: { reason: 'job_moved', state, allowedActions } },
  )
}

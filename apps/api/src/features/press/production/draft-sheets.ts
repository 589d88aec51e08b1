import { recordAudit, SYSTEM } from '../../../platform/records/audit.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { emit } from '../../../platform/records/events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import type { LockedOrder } from '../../selling/orders/index.ts'
import { listJobsOnDrafts, listJobsOnSheets, lockSheetsOf, removeFromDrafts } from './draft-sheets.store.ts'
import { sheetNumber } from './print-job-record.ts'
import { setJobState, voidJobs } from './print-jobs.store.ts'

/** Locked sheets keep their prints. */
export async function leaveDrafts(tx: Tx, jobIds: readonly string[], now: Date): Promise<void> {
  if ((await lockSheetsOf(tx, jobIds)).size === 0) return
  for (const sheetId of await removeFromDrafts(tx, jobIds, now)) {
    await emitSheetEvent(tx, 'sheet.updated', { id: sheetId }, now)
  }
}

/** A locked sheet shows them as void. */
export async function endJobs(tx: Tx, orderId: string, reason: string, now: Date): Promise<void> {
  const onSheets = await listJobsOnSheets(tx, orderId)
  await lockSheetsOf(tx, onSheets)
  const onDrafts = await listJobsOnDrafts(tx, orderId)
  await voidJobs(tx, orderId, reason, now)
  await leaveDrafts(tx, onDrafts, now)
}

export async function takeOffDrafts(tx: Tx, order: LockedOrder, now: Date): Promise<void> {
  await lockSheetsOf(tx, await listJobsOnSheets(tx, order.id))
  const jobIds = await listJobsOnDrafts(tx, order.id)
  if (jobIds.length === 0) return
  await setJobState(tx, jobIds, { to: 'queued', reason: undefined, now })
  await leaveDrafts(tx, jobIds, now)
  await recordAudit(tx, [
    {
      ...SYSTEM,
      occurredAt: now,
      action: 'print_jobs.queued',
      entity: { type: 'order', id: encodeId('order', order.id) },
      message: `${jobIds.length} print ${jobIds.length === 1 ? 'job' : 'jobs'} of order ${order.number} left a draft sheet.`,
      subject: order.number,
    },
  ])
}

export async function emitSheetEvent(
  tx: Tx,
  type: 'sheet.exported' | 'sheet.updated',
  { id, number }: { readonly id: string; readonly number?: number },
  now: Date,
): Promise<void> {
  const payload = {
    sheetId: encodeId('gangSheet', id),
    ...(number === undefined ? {} : { number: sheetNumber(number) }),
  }
  await emit(tx, { type, payload, occurredAt: now })
}

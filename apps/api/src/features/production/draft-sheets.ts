import { recordAudit, SYSTEM } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { emit } from '../../platform/events.ts'
import { encodeId } from '../../platform/ids.ts'
import type { LockedOrder } from '../orders/index.ts'
import { listJobsOnDrafts, listJobsOnSheets, lockSheetsOf, removeFromDrafts } from './draft-sheets.store.ts'
import { setJobState, voidJobs } from './print-jobs.store.ts'

/** Takes jobs of locked orders off the drafts that they are on. What is locked keeps its prints. */
export async function leaveDrafts(tx: Tx, jobIds: readonly string[], now: Date): Promise<void> {
  if ((await lockSheetsOf(tx, jobIds)).size === 0) return
  for (const sheetId of await removeFromDrafts(tx, jobIds, now)) {
    await emit(tx, {
      type: 'sheet.updated',
      payload: { sheetId: encodeId('gangSheet', sheetId) },
      occurredAt: now,
    })
  }
}

/** Ends the jobs of a locked order that are not packed or over. A sheet that is locked shows them as void. */
export async function endJobs(tx: Tx, orderId: string, reason: string, now: Date): Promise<void> {
  const onSheets = await listJobsOnSheets(tx, orderId)
  await lockSheetsOf(tx, onSheets)
  const onDrafts = await listJobsOnDrafts(tx, orderId)
  await voidJobs(tx, orderId, reason, now)
  await leaveDrafts(tx, onDrafts, now)
}

/** Puts the prints of a locked order that stops for a while back into the queue, as far as their sheets are drafts. */
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
      message: `${jobIds.length} print ${jobIds.length === 1 ? 'job' : 'jobs'} of order ${order.number} left the draft of a sheet.`,
    },
  ])
}

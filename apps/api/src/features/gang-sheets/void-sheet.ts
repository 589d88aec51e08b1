import type { GangSheetDetail, GangSheetVoidingRequest } from '@platen/contract'
import { setSheetOf, shiftJobs } from '../production/index.ts'
import { decideSheet, type SheetDeps } from './decide-sheet.ts'
import { jobsStillOn } from './jobs-still-on.ts'

/** Gives a sheet up: its prints go back to the queue. What was on it stays written down. */
export async function voidSheet(
  deps: SheetDeps,
  sheetId: string,
  { revision, reason }: GangSheetVoidingRequest,
): Promise<GangSheetDetail> {
  const { author, shop } = deps
  return decideSheet(
    deps,
    { sheetId, action: 'void', revision, withJobs: [] },
    async ({ tx, sheet, name, locked, now }) => {
      const leaving = jobsStillOn(locked, sheetId)
      // They are off the sheet before they are moved, so that the draft does not lose them one by one.
      await setSheetOf(
        tx,
        leaving.named.map(({ id }) => id),
        null,
      )
      if (leaving.named.length > 0) {
        await shiftJobs(tx, leaving, { to: 'queued', author, shop: await shop.get(), now })
      }
      return {
        change: {
          state: 'voided',
          voidReason: reason,
          ...(sheet.export?.state === 'running'
            ? {
                export: {
                  ...sheet.export,
                  state: 'failed' as const,
                  finishedAt: now.toISOString(),
                  message: 'The sheet was given up meanwhile.',
                },
              }
            : {}),
        },
        audit: 'gang_sheet.voided',
        message: `${author.actor.name} gave sheet ${name} up: ${reason}`,
      }
    },
  )
}

import type { GangSheetDetail, GangSheetVoidingRequest } from '@platen/contract'
import { invalidField } from '../../platform/refusal.ts'
import { bookSpoiledFilm } from '../production-costs/index.ts'
import { setSheetOf, shiftJobs } from '../production/index.ts'
import { decideSheet, type SheetDeps } from './decide-sheet.ts'
import { jobsStillOn } from './jobs-still-on.ts'

/**
 * Gives a sheet up: its prints go back to the queue. What was on it stays written down. Film of it that came off the
 * printer and was spoiled is waste. Refuses with VALIDATION_FAILED such film of a sheet that was not exported.
 */
export async function voidSheet(
  deps: SheetDeps,
  sheetId: string,
  { revision, reason, filmUsedMm }: GangSheetVoidingRequest,
): Promise<GangSheetDetail> {
  const { author } = deps
  const shop = await deps.shop.get()
  return decideSheet(
    deps,
    { sheetId, action: 'void', revision, withJobs: [] },
    async ({ tx, sheet, name, locked, now }) => {
      if (filmUsedMm !== undefined && sheet.state !== 'exported') {
        throw invalidField('filmUsedMm', 'goes with a sheet that was exported')
      }
      const leaving = jobsStillOn(locked, sheetId)
      // They are off the sheet before they are moved, so that the draft does not lose them one by one.
      await setSheetOf(
        tx,
        leaving.named.map(({ id }) => id),
        null,
      )
      if (leaving.named.length > 0) {
        await shiftJobs(tx, leaving, { to: 'queued', author, shop, now })
      }
      if (filmUsedMm !== undefined) await bookSpoiledFilm(tx, { sheetId, filmUsedMm, author, shop, now })
      return {
        change: {
          state: 'voided',
          voidReason: reason,
          ...(filmUsedMm === undefined ? {} : { filmUsedMm }),
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

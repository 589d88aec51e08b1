import type { GangSheetDetail, GangSheetVoidingRequest } from '@platen/contract'
import { invalidField } from '../../../platform/refusal.ts'
import { recordSpoiledFilm } from '../production-costs/index.ts'
import { setSheetOf, moveLockedJobs } from '../production/index.ts'
import { decideSheet, jobsOnSheet, type SheetDeps } from './decide-sheet.ts'

/**
 * Voids a sheet: its prints go back to the queue, and the sheet keeps a record of what was on it. `filmUsedMm` is the
 * length of film spoiled in printing, which is waste. Refuses it with VALIDATION_FAILED unless the sheet was exported.
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
        throw invalidField('filmUsedMm', 'is only for a sheet that was exported')
      }
      const leaving = jobsOnSheet(locked, sheetId)
      // Removed before the jobs move, because moving a job that is on a sheet changes the sheet again.
      await setSheetOf(
        tx,
        leaving.named.map(({ id }) => id),
        null,
      )
      if (leaving.named.length > 0) {
        await moveLockedJobs(tx, leaving, { to: 'queued', author, shop, now })
      }
      if (filmUsedMm !== undefined) await recordSpoiledFilm(tx, { sheetId, filmUsedMm, author, shop, now })
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
                  message: 'The sheet was voided meanwhile.',
                },
              }
            : {}),
        },
        audit: 'gang_sheet.voided',
        message: `${author.actor.name} voided sheet ${name}: ${reason}`,
      }
    },
  )
}

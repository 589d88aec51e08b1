import type { GangSheetDetail, GangSheetPrintingRequest } from '@platen/contract'
import { invalidField } from '../../../platform/refusal.ts'
import { recordSheetPrinted } from '../production-costs/index.ts'
import { moveLockedJobs } from '../production/index.ts'
import { decideSheet, jobsOnSheet, type SheetDeps } from './decide-sheet.ts'

/**
 * Records that the sheet was printed: its jobs become printed, even those of orders on hold, because their prints are on
 * the film. Void prints are waste. Film, ink and powder leave stock, and each job gets its share of the cost.
 */
export async function printSheet(
  deps: SheetDeps,
  sheetId: string,
  { revision, filmUsedMm }: GangSheetPrintingRequest,
): Promise<GangSheetDetail> {
  const { author } = deps
  const shop = await deps.shop.get()
  return decideSheet(
    deps,
    { sheetId, action: 'print', revision, withJobs: [] },
    async ({ tx, sheet, name, locked, now }) => {
      if (filmUsedMm !== undefined && filmUsedMm < sheet.lengthMm) {
        throw invalidField('filmUsedMm', `is shorter than the sheet, which is ${sheet.lengthMm} mm long`)
      }
      const printed = jobsOnSheet(locked, sheetId)
      await moveLockedJobs(tx, printed, { to: 'printed', author, shop, now })
      await recordSheetPrinted(tx, { sheetId, filmUsedMm, author, shop, now })
      const count = printed.named.length
      return {
        change: { state: 'printed', ...(filmUsedMm === undefined ? {} : { filmUsedMm }) },
        audit: 'gang_sheet.printed',
        message: `${author.actor.name} printed sheet ${name}: ${count} ${count === 1 ? 'print' : 'prints'}.`,
      }
    },
  )
}

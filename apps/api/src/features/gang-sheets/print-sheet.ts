import type { GangSheetDetail, GangSheetPrintingRequest } from '@platen/contract'
import { invalidField } from '../../platform/refusal.ts'
import { bookSheetPrinted } from '../production-costs/index.ts'
import { shiftJobs } from '../production/index.ts'
import { decideSheet, type SheetDeps } from './decide-sheet.ts'
import { jobsStillOn } from './jobs-still-on.ts'

/**
 * The sheet came off the printer: its jobs are printed, those of orders on hold too, as their prints are on the film.
 * What is void on it is waste. Film, ink and powder leave the stock, and every job gets its share of the cost.
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
        throw invalidField('filmUsedMm', `is less than the sheet, which is ${sheet.lengthMm} mm long`)
      }
      const printed = jobsStillOn(locked, sheetId)
      await shiftJobs(tx, printed, { to: 'printed', author, shop, now })
      await bookSheetPrinted(tx, { sheetId, filmUsedMm, author, shop, now })
      const count = printed.named.length
      return {
        change: { state: 'printed', ...(filmUsedMm === undefined ? {} : { filmUsedMm }) },
        audit: 'gang_sheet.printed',
        message: `${author.actor.name} printed sheet ${name}: ${count} ${count === 1 ? 'print' : 'prints'}.`,
      }
    },
  )
}

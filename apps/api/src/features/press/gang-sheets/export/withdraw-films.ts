import type { Tx } from '../../../../platform/database/transaction.ts'
import { emitSheetEvent } from '../../production/index.ts'
import type { StoredFile } from '../../../../platform/file-removal/index.ts'
import { failRunning, lockSheetsOfOrders, markFilesOfSheets } from './sheet-exports.store.ts'

/**
 * Marks the film files that show prints of these orders for removal and returns them. Cancels exports that are running,
 * because they have already read the artwork. Lock the orders first.
 */
export async function withdrawFilms(tx: Tx, orderIds: readonly string[], now: Date): Promise<StoredFile[]> {
  const sheetIds = await lockSheetsOfOrders(tx, orderIds)
  const message = 'A customer whose artwork is on this sheet was erased meanwhile. Export the sheet again.'
  for (const id of await failRunning(tx, sheetIds, { message, now })) {
    await emitSheetEvent(tx, 'sheet.updated', { id }, now)
  }
  return markFilesOfSheets(tx, sheetIds, now)
}

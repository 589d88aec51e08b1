import type { Tx } from '../../platform/database/transaction.ts'
import { emit } from '../../platform/events.ts'
import { encodeId } from '../../platform/ids.ts'
import type { StoredFile } from '../file-removal/index.ts'
import { failRunning, lockSheetsOfOrders, markFilesOfSheets } from './sheet-exports.store.ts'

/**
 * Takes back the film that shows prints of these orders, and gives its files. What is just being made of it is not
 * wanted any more: it has read the artwork already. Lock the orders first.
 */
export async function withdrawFilms(tx: Tx, orderIds: readonly string[], now: Date): Promise<StoredFile[]> {
  const sheetIds = await lockSheetsOfOrders(tx, orderIds)
  const message = 'A customer whose artwork is on this sheet was erased meanwhile. Begin it again.'
  for (const id of await failRunning(tx, sheetIds, { message, now })) {
    await emit(tx, {
      type: 'sheet.updated',
      payload: { sheetId: encodeId('gangSheet', id) },
      occurredAt: now,
    })
  }
  return markFilesOfSheets(tx, sheetIds, now)
}

import type { GangSheetFileName } from '@platen/contract'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { StoredFile } from '../../../../platform/file-removal/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { storageKey, type StoredContent } from '../../../../platform/storage/storage.ts'
import { emitSheetEvent, sheetNumber } from '../../production/index.ts'
import {
  failRunning,
  findFile,
  lockSheetsOfOrders,
  markFilesOfSheets,
  recordMissingFile,
} from './sheet-exports.store.ts'

export const FILE_TYPES = {
  'sheet.png': 'image/png',
  'sheet.pdf': 'application/pdf',
  'labels.pdf': 'application/pdf',
  'manifest.csv': 'text/csv; charset=utf-8',
  'manifest.json': 'application/json; charset=utf-8',
  'sheet.zip': 'application/zip',
} as const satisfies Record<GangSheetFileName, string>

const DOWNLOAD_SUFFIX = {
  'sheet.png': '.png',
  'sheet.pdf': '.pdf',
  'labels.pdf': '-labels.pdf',
  'manifest.csv': '-manifest.csv',
  'manifest.json': '-manifest.json',
  'sheet.zip': '.zip',
} as const satisfies Record<GangSheetFileName, string>

type FileDeps = Pick<Platform, 'database' | 'transaction' | 'storage' | 'clock'>

/** Records a file that storage has lost as removed, so that the sheet can be exported again. */
export async function openSheetFile(
  { database, transaction, storage, clock }: FileDeps,
  sheetId: string,
  name: GangSheetFileName,
): Promise<{ content: StoredContent; headers: Record<string, string> }> {
  const file = await findFile(database, sheetId, name)
  const content = file && (await storage.open(storageKey('sheet', file.sha256)))
  if (file && !content) {
    await transaction((tx) => recordMissingFile(tx, { sheetId, name, sha256: file.sha256 }, clock.now()))
  }
  if (!file || !content) {
    throw new Refusal('RESOURCE_NOT_FOUND', 'This sheet has no such file, or the file was removed.', {
      resolution: 'Export the sheet. Its record lists the files it has.',
    })
  }
  return {
    content,
    headers: {
      'content-type': FILE_TYPES[name],
      'content-length': String(content.byteSize),
      'content-disposition': `attachment; filename="${sheetNumber(file.number)}${DOWNLOAD_SUFFIX[name]}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  }
}

/** Cancels running exports, because they have already read the artwork. Lock the orders first. */
export async function withdrawFilms(tx: Tx, orderIds: readonly string[], now: Date): Promise<StoredFile[]> {
  const sheetIds = await lockSheetsOfOrders(tx, orderIds)
  const message = 'A customer whose artwork is on this sheet was erased meanwhile. Export the sheet again.'
  for (const id of await failRunning(tx, sheetIds, { message, now })) {
    await emitSheetEvent(tx, 'sheet.updated', { id }, now)
  }
  return markFilesOfSheets(tx, sheetIds, now)
}

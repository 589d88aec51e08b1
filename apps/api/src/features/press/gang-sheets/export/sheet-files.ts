import type { GangSheetFileName } from '@platen/contract'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { CUSTOMER_ERASED } from './export-problem.ts'
import type { StoredFile } from '../../../../platform/file-removal/index.ts'
import { readByteRange } from '../../../../platform/http/answers/byte-range.ts'
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
  'sheet.tif': 'image/tiff',
  'white.png': 'image/png',
  'labels.pdf': 'application/pdf',
  'manifest.csv': 'text/csv; charset=utf-8',
  'manifest.json': 'application/json; charset=utf-8',
  'sheet.zip': 'application/zip',
} as const satisfies Record<GangSheetFileName, string>

const DOWNLOAD_SUFFIX = {
  'sheet.png': '.png',
  'sheet.pdf': '.pdf',
  'sheet.tif': '.tif',
  'white.png': '-white.png',
  'labels.pdf': '-labels.pdf',
  'manifest.csv': '-manifest.csv',
  'manifest.json': '-manifest.json',
  'sheet.zip': '.zip',
} as const satisfies Record<GangSheetFileName, string>

type FileDeps = Pick<Platform, 'database' | 'transaction' | 'storage' | 'clock'>

/** The headers of the request that ask for a part of the file. */
interface Wanted {
  readonly range?: string | undefined
  readonly 'if-range'?: string | undefined
}

interface OpenFile {
  readonly content: StoredContent
  readonly etag: string
  /** Of the answer: 206 for a part of the file. */
  readonly status: 200 | 206
  readonly headers: Record<string, string>
}

/**
 * The file or the range of it that a resumed download or a PDF reader asks for. Records a file that storage has lost as
 * removed, so that the sheet can be exported again.
 */
export async function openSheetFile(
  { database, transaction, storage, clock }: FileDeps,
  sheetId: string,
  name: GangSheetFileName,
  wanted: Wanted = {},
): Promise<OpenFile> {
  const file = await findFile(database, sheetId, name)
  const etag = `"${file?.sha256 ?? ''}"`
  const isSame = wanted['if-range'] === undefined || wanted['if-range'] === etag
  const range = file && isSame ? readByteRange(wanted.range, file.byteSize) : undefined
  const content = file && (await storage.open(storageKey('sheet', file.sha256), range))
  if (file && !content) {
    await transaction((tx) => recordMissingFile(tx, { sheetId, name, sha256: file.sha256 }, clock.now()))
  }
  if (!file || !content) {
    throw new Refusal('RESOURCE_NOT_FOUND', 'This sheet has no such file, or the file was removed.', {
      details: { reason: 'file_removed' },
      resolution: 'Export the sheet. Its record lists the files it has.',
    })
  }
  const { start, end } = range ?? { start: 0, end: content.byteSize - 1 }
  return {
    content,
    etag,
    status: range ? 206 : 200,
    headers: {
      etag,
      'accept-ranges': 'bytes',
      ...(range ? { 'content-range': `bytes ${start}-${end}/${content.byteSize}` } : {}),
      'content-type': FILE_TYPES[name],
      'content-length': String(end - start + 1),
      'content-disposition': attachment(
        `${file.fileName ?? sheetNumber(file.number)}${DOWNLOAD_SUFFIX[name]}`,
      ),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  }
}

/** RFC 6266: a name in ASCII, and as it is where that is not the same. */
function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]/g, '_')
  const exact = ascii === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`
  return `attachment; filename="${ascii}"${exact}`
}

/** Cancels running exports, because they have already read the artwork. Lock the orders first. */
export async function withdrawFilms(tx: Tx, orderIds: readonly string[], now: Date): Promise<StoredFile[]> {
  const sheetIds = await lockSheetsOfOrders(tx, orderIds)
  for (const id of await failRunning(tx, sheetIds, CUSTOMER_ERASED, now)) {
    await emitSheetEvent(tx, 'sheet.updated', { id }, now)
  }
  return markFilesOfSheets(tx, sheetIds, now)
}

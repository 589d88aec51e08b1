import { Readable } from 'node:stream'
import { csvLine, moneyCell, textCell } from '@platen/formats/csv'
import type { Platform } from '../../../platform/platform.ts'
import { readDocumentFile, type FileDeps } from './document-file.ts'
import { listDocumentsOfMonth, type DocumentRow } from './documents.store.ts'
import { getIssuingShop } from './issuing.store.ts'

/** Rows in memory at a time. Of files it is one. */
const BATCH = 500
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Made as fast as the client reads. */
export async function documentsAsZip(
  deps: FileDeps & Pick<Platform, 'log'>,
  month: string,
): Promise<NodeJS.ReadableStream> {
  const { currencyExponent } = await getIssuingShop(deps.database)
  const { default: yazl } = await import('yazl')
  const zip = new yazl.ZipFile()
  zip.addReadStreamLazy(`documents-${month}.csv`, (done) => {
    done(null, Readable.from(table(deps, month, currencyExponent)))
  })
  for await (const { id, number } of rowsOf(deps, month)) {
    // PDFs are compressed already.
    zip.addReadStreamLazy(`${number}.pdf`, { compress: false }, (done) => {
      readDocumentFile(deps, id).then(
        (file) => done(null, Readable.from([file?.pdf ?? Buffer.alloc(0)])),
        (error: unknown) => {
          deps.log.error({ err: error, document: number }, 'a document could not be exported')
          zip.outputStream.emit('error', error)
        },
      )
    })
  }
  zip.end()
  return zip.outputStream
}

async function* rowsOf({ database }: FileDeps, month: string): AsyncGenerator<DocumentRow> {
  let after: string | undefined
  for (;;) {
    const rows = await listDocumentsOfMonth(database, month, { after, limit: BATCH })
    yield* rows
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id
  }
}

async function* table(deps: FileDeps, month: string, exponent: number): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(Object.keys(COLUMNS))
  for await (const row of rowsOf(deps, month))
    yield csvLine(Object.values(COLUMNS).map((cellOf) => cellOf(row, exponent)))
}

/** A credit note takes off, so sums of the columns are right. */
function signed({ kind }: DocumentRow, minor: number): number {
  return kind === 'credit_note' ? -minor : minor
}

const COLUMNS = {
  Number: (row) => textCell(row.number),
  Kind: (row) => row.kind,
  'Issued on': (row) => row.issuedOn,
  Order: (row) => textCell(row.orderNumber),
  Invoice: (row) => textCell(row.invoiceNumber),
  Customer: (row) => textCell(row.recipient),
  'Tax ID': (row) => textCell(row.taxId),
  Currency: (row) => row.currency,
  Net: (row, exponent) => moneyCell(signed(row, row.totalMinor - row.taxMinor), exponent),
  Tax: (row, exponent) => moneyCell(signed(row, row.taxMinor), exponent),
  Total: (row, exponent) => moneyCell(signed(row, row.totalMinor), exponent),
} as const satisfies Record<string, (row: DocumentRow, exponent: number) => string>

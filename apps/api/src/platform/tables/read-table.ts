import { TableRefused, noRows, notATable } from './table-refused.ts'
import type { Table, TableBounds } from './table.ts'

const ZIP = Buffer.from('PK\x03\x04', 'latin1')
/** Of Excel before 2007, and of spreadsheets with a password. */
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const OTHERS = ['%PDF', '\x89PNG', 'GIF8', '\xff\xd8\xff', '\x1f\x8b', 'RIFF'].map((text) =>
  Buffer.from(text, 'latin1'),
)

/** By what the file is, not by its name. Throws `TableRefused`. Libraries are loaded for the kind of file that comes. */
export async function readTable(bytes: Buffer, bounds: TableBounds): Promise<Table> {
  const table = await readRows(bytes, bounds)
  if (table.rows.length === 0) throw noRows()
  return table
}

async function readRows(bytes: Buffer, bounds: TableBounds): Promise<Table> {
  if (bytes.length === 0) throw noRows()
  if (startsWith(bytes, COMPOUND_FILE)) throw oldSpreadsheet()
  if (OTHERS.some((other) => startsWith(bytes, other))) throw notATable()
  if (startsWith(bytes, ZIP)) {
    const { readXlsx } = await import('./read-xlsx.ts')
    return readXlsx(bytes, bounds)
  }
  const { readCsv } = await import('./read-csv.ts')
  return readCsv(bytes, bounds)
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start)
}

function oldSpreadsheet(): TableRefused {
  return new TableRefused({
    reason: 'old_spreadsheet',
    message: 'The spreadsheet has a password, or the format of Excel before 2007 (.xls).',
    resolution: 'Save it as XLSX without a password, then send that file.',
  })
}

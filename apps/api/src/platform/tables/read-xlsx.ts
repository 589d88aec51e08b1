import { readXlsx as readWorkbook, type Sheet } from 'hucre/xlsx'
import {
  damagedTable,
  notATable,
  tooManyColumns,
  tooManyRows,
  unpacksTooLarge,
  TableRefused,
} from './table-refused.ts'
import {
  cleanText,
  columnName,
  withHeadings,
  type Cell,
  type Table,
  type TableBounds,
  type TableRow,
} from './table.ts'
import { unpackedSize } from './unpacked-size.ts'

type Merge = NonNullable<Sheet['merges']>[number]
type SheetValue = Sheet['rows'][number][number]

/** Reads the first sheet that is not hidden. No file of the archive may unpack to more than it says. */
export async function readXlsx(
  bytes: Buffer,
  { maxRows, maxColumns, maxUnpackedBytes }: TableBounds,
): Promise<Table> {
  // Other documents are archives, too.
  if (!bytes.includes('xl/workbook')) throw notATable()
  const size = unpackedSize(bytes)
  if (size === undefined) throw damagedTable()
  if (size > maxUnpackedBytes) throw unpacksTooLarge(maxUnpackedBytes)
  const sheet = await readSheet(bytes, 2 * maxRows)
  const clean = cleanedOnce()
  const isFilled = (value: SheetValue) => toCell(value, clean) !== null
  if (sheet.rows.some((row) => row.some((value, column) => column >= maxColumns && isFilled(value))))
    throw tooManyColumns(maxColumns)
  const table = withHeadings(rowsOf(sheet, clean))
  if (table.rows.length > maxRows || sheet.rows.length >= 2 * maxRows) throw tooManyRows(maxRows)
  return { format: 'xlsx', sheet: sheet.name, encoding: null, separator: null, ...table }
}

async function readSheet(bytes: Buffer, maxRows: number): Promise<Sheet> {
  let isFirst = true
  const visible = ({ hidden, veryHidden }: { hidden?: boolean; veryHidden?: boolean }) => {
    const isWanted = isFirst && hidden !== true && veryHidden !== true
    if (isWanted) isFirst = false
    return isWanted
  }
  const { sheets } = await readWorkbook(bytes, { sheets: visible, maxRows }).catch((error: unknown) => {
    // Its errors name parts of the file; a person can only save it again.
    if (error instanceof Error && error.name !== 'Error') throw damagedTable()
    throw error
  })
  const [sheet] = sheets
  if (!sheet) throw notATable()
  return sheet
}

function rowsOf(sheet: Sheet, clean: typeof cleanText): TableRow[] {
  const merges = sheet.merges ?? []
  const headings = sheet.rows.findIndex((row) => row.some((value) => toCell(value, clean) !== null))
  const merged = merges.find(({ startRow }) => startRow <= headings)
  if (merged) throw mergedHeadings(rangeOf(merged))
  return sheet.rows.map((values, row) => ({
    number: row + 1,
    cells: values.map((value, column) => cellAt({ sheet, merges, value, row, column, clean })),
  }))
}

interface Place {
  readonly sheet: Sheet
  readonly merges: readonly Merge[]
  readonly value: SheetValue
  readonly row: number
  readonly column: number
  readonly clean: typeof cleanText
}

function cellAt({ sheet, merges, value, row, column, clean }: Place): Cell {
  const merge = merges.find(
    ({ startRow, endRow, startCol, endCol }) =>
      startRow <= row && row <= endRow && startCol <= column && column <= endCol,
  )
  if (merge) return { unusable: 'merged', place: rangeOf(merge) }
  const place = `${columnName(column)}${row + 1}`
  const kind = sheet.cells?.get(`${row},${column}`)
  if (kind?.formula !== undefined || kind?.type === 'formula') return { unusable: 'formula', place }
  if (kind?.type === 'error') return { unusable: 'error', place }
  if (value instanceof Date) return { unusable: 'date', place }
  return toCell(value, clean)
}

/** A text that thousands of cells share may be a megabyte long. */
function cleanedOnce(): typeof cleanText {
  const known = new Map<string, string>()
  return (text) => {
    const cleaned = known.get(text) ?? cleanText(text)
    known.set(text, cleaned)
    return cleaned
  }
}

function toCell(value: SheetValue, clean: typeof cleanText): Cell {
  if (value === null) return null
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value
  const text = clean(String(value))
  return text === '' ? null : text
}

function rangeOf({ startRow, startCol, endRow, endCol }: Merge): string {
  return `${columnName(startCol)}${startRow + 1}:${columnName(endCol)}${endRow + 1}`
}

function mergedHeadings(range: string): TableRefused {
  return new TableRefused({
    reason: 'merged',
    message: `The cells ${range} are merged, so the columns have no headings of their own.`,
    resolution: 'Split the merged cells, and leave one row of headings at the top.',
    limit: range,
  })
}

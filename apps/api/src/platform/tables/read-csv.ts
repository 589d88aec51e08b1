import { CsvError, parse } from 'csv-parse/sync'
import { decodeText } from './decode-text.ts'
import { TableRefused, notATable, tooManyColumns, tooManyRows } from './table-refused.ts'
import {
  SEPARATORS,
  cleanText,
  withHeadings,
  type Cell,
  type Separator,
  type Table,
  type TableBounds,
} from './table.ts'

/** What a spreadsheet shows as text by an apostrophe before it, as our exports write it. */
const ESCAPED = /^'+[=+\-@\t\r]/
/** Excel's way of naming the separator in the first line. */
const NAMED_SEPARATOR = /^sep=([,;\t|])\r?\n/i

export function readCsv(bytes: Uint8Array, { maxRows, maxColumns }: TableBounds): Table {
  const { text, encoding } = decodeText(bytes)
  const named = NAMED_SEPARATOR.exec(text)
  const content = named ? text.slice(named[0].length) : text
  const separator = (named?.[1] as Separator | undefined) ?? separatorOf(content)
  if (longestRun(content, separator) > MOST_SEPARATORS) throw tooManyColumns(maxColumns)
  const records = parseRecords(content, separator, { to: 2 * maxRows, maxColumns })
  const firstNumber = named ? 2 : 1
  const rows = records.map((record, index) => ({ number: index + firstNumber, cells: record.map(toCell) }))
  const table = withHeadings(rows)
  if (table.rows.length > maxRows || records.length >= 2 * maxRows) throw tooManyRows(maxRows)
  return { format: 'csv', sheet: null, encoding, separator, ...table }
}

/** In one line; texts in quotation marks have some, too. The parser would take a minute for millions. */
const MOST_SEPARATORS = 20_000

/** The most separators that a line has. */
function longestRun(text: string, separator: Separator): number {
  let most = 0
  let run = 0
  for (const letter of text) {
    if (letter === separator) most = Math.max(most, (run += 1))
    else if (letter === '\n' || letter === '\r') run = 0
  }
  return most
}

/** The one that splits the headings into the most columns. */
function separatorOf(text: string): Separator {
  const start = text.trimStart().slice(0, 100_000)
  const columns = SEPARATORS.map((separator) => headingsBy(start, separator))
  return SEPARATORS[columns.indexOf(Math.max(...columns))] ?? ','
}

function headingsBy(text: string, separator: Separator): number {
  try {
    return parseRecords(text, separator, { to: 1 })[0]?.length ?? 0
  } catch {
    return 0
  }
}

function parseRecords(
  text: string,
  delimiter: Separator,
  { to, maxColumns = Infinity }: { readonly to: number; readonly maxColumns?: number },
): string[][] {
  const onRecord = (record: string[]) => {
    if (record.length > maxColumns) throw tooManyColumns(maxColumns)
    return record
  }
  try {
    // An empty line counts as a row, because a spreadsheet shows it as one.
    return parse(text, {
      ...{ delimiter, to, relax_column_count: true, max_record_size: 1_000_000 },
      on_record: onRecord,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === 'CSV_MAX_RECORD_SIZE' || error.code === 'CSV_QUOTE_NOT_CLOSED') throw openQuote(error)
    if (error.code === 'CSV_INVALID_CLOSING_QUOTE' || error.code === 'INVALID_OPENING_QUOTE')
      throw openQuote(error)
    throw notATable()
  }
}

function openQuote({ records }: CsvError): TableRefused {
  const row = String(Number(records ?? 0) + 1)
  return new TableRefused({
    reason: 'open_quote',
    message: `Row ${row} has a quotation mark that is not closed, or one in the middle of a cell.`,
    resolution: 'Write a quotation mark inside of a cell twice, and the cell between quotation marks.',
    limit: row,
  })
}

function toCell(text: string): Cell {
  const clean = cleanText(ESCAPED.test(text) ? text.slice(1) : text)
  return clean === '' ? null : clean
}

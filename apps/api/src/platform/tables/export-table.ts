import { csvLine, textCell } from '@platen/formats/csv'
import { writeSheet } from './table-process.ts'

/** A number as a decimal with a point, or a text. */
export type ExportedCell = { readonly number: string } | { readonly text: string | null }

export interface ExportedFile {
  readonly fileName: string
  readonly contentType: string
  readonly content: string | Buffer
}

interface ExportedTable {
  readonly format: 'csv' | 'xlsx'
  /** Without its ending. */
  readonly name: string
  readonly sheet: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly ExportedCell[])[]
}

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** `client`: whose turn it is when several wait. */
export async function exportTable(
  { format, name, sheet, headings, rows }: ExportedTable,
  client: string,
): Promise<ExportedFile> {
  const fileName = `${name}.${format}`
  if (format === 'csv') {
    const lines = [headings.map(textCell), ...rows.map((row) => row.map(csvCell))]
    return {
      fileName,
      contentType: 'text/csv; charset=utf-8',
      content: BYTE_ORDER_MARK + lines.map(csvLine).join(''),
    }
  }
  return {
    fileName,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await writeSheet(client, sheet, [headings, ...rows.map((row) => row.map(sheetCell))]),
  }
}

/** Exactly three decimals could be thousands to whoever reads them, so a fourth follows. */
function csvCell(cell: ExportedCell): string {
  if ('text' in cell) return textCell(cell.text)
  return /\.\d{3}$/.test(cell.number) ? `${cell.number}0` : cell.number
}

function sheetCell(cell: ExportedCell): string | number | null {
  return 'text' in cell ? cell.text : Number(cell.number)
}

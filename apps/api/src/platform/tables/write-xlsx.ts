import { writeXlsx as writeWorkbook, type Cell } from 'hucre/xlsx'

export type SheetRow = readonly (string | number | null)[]

/** The first row has the headings. Text stays text: no cell is ever a formula or an error. */
export function writeXlsx(sheet: string, rows: readonly SheetRow[]): Promise<Uint8Array> {
  return writeWorkbook({
    sheets: [
      {
        name: sheet,
        rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? escaped(cell) : cell))),
        cells: new Map(rows.flatMap(likeErrors)),
        columns: (rows[0] ?? []).map((heading) => ({ width: Math.max(12, String(heading).length + 3) })),
        freezePane: { rows: 1 },
      },
    ],
  })
}

/** Spreadsheets read `_x0041_` as the letter with that number. */
function escaped(text: string): string {
  return text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
}

/** The library takes a text such as `#N/A` for the error of that name, unless it is rich text. */
function likeErrors(row: SheetRow, at: number): [string, Cell][] {
  return row.flatMap((cell, column): [string, Cell][] =>
    typeof cell === 'string' && /^#[A-Z]/.test(cell)
      ? [[`${at},${column}`, { value: cell, type: 'richText', richText: [{ text: escaped(cell) }] }]]
      : [],
  )
}

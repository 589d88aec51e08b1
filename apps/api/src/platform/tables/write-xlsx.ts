import { writeXlsx as writeWorkbook } from 'hucre/xlsx'

export type SheetRow = readonly (string | number | null)[]

/** The first row has the headings. Text stays text: no cell is ever a formula. */
export function writeXlsx(sheet: string, rows: readonly SheetRow[]): Promise<Uint8Array> {
  return writeWorkbook({
    sheets: [
      {
        name: sheet,
        rows: rows.map((row) => [...row]),
        columns: (rows[0] ?? []).map((heading) => ({ width: Math.max(12, String(heading).length + 3) })),
        freezePane: { rows: 1 },
      },
    ],
  })
}

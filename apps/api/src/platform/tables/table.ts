/** A table as people send it: the first row has the headings. */
export interface Table {
  readonly format: 'csv' | 'xlsx'
  /** The name of the sheet that was read. */
  readonly sheet: string | null
  readonly encoding: Encoding | null
  readonly separator: Separator | null
  readonly headings: readonly string[]
  readonly rows: readonly TableRow[]
}

export interface TableRow {
  /** As a spreadsheet counts: from 1, with the headings. */
  readonly number: number
  readonly cells: readonly Cell[]
}

/** Text has no blanks around it; an empty cell is null. */
export type Cell = string | number | boolean | null | UnusableCell

/** `more`: there is no heading above it. */
export interface UnusableCell {
  readonly unusable: 'formula' | 'error' | 'date' | 'merged' | 'more'
  /** As people name it, such as `B7`, or `B7:B9` for merged cells. */
  readonly place: string
}

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export const SEPARATORS = [',', ';', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

export interface TableBounds {
  /** Without the headings. */
  readonly maxRows: number
  readonly maxColumns: number
  readonly maxUnpackedBytes: number
}

/** `A` for 0, `AA` for 26. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** One space for each run of blanks inside a line; what looks the same is the same. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
}

/** Drops empty rows, and makes the first one that is left the headings. */
export function withHeadings(rows: readonly TableRow[]): Pick<Table, 'headings' | 'rows'> {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== null))
  const [first, ...rest] = filled
  const headings = (first?.cells ?? []).map((cell) =>
    cell === null || typeof cell === 'object' ? '' : String(cell),
  )
  while (headings.at(-1) === '') headings.pop()
  return { headings, rows: rest.map((row) => ({ ...row, cells: cellsUnder(headings, row) })) }
}

function cellsUnder({ length }: readonly string[], { number, cells }: TableRow): Cell[] {
  const under = cells.slice(0, length)
  const more = cells.findIndex((cell, index) => index >= length && cell !== null)
  if (more !== -1) under.push({ unusable: 'more', place: `${columnName(more)}${number}` })
  return under
}

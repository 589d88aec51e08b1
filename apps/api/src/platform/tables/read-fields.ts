import { withoutCurrency, type Currency } from './currency-sign.ts'
import { decimalSignOf, type DecimalSign } from './decimal-text.ts'
import { isNumber, recogniseColumns, type FieldKind, type FieldSet } from './field-kinds.ts'
import { isProblem, readCell, unusable, type CellProblem } from './read-cell.ts'
import { columnName, type Cell, type Table } from './table.ts'

export interface ReadOptions<Field extends string> {
  readonly fields: FieldSet<Field>
  /** Undefined: recognised by the headings. */
  readonly columns: readonly (Field | null)[] | undefined
  /** Undefined: told from the numbers. */
  readonly decimal: DecimalSign | undefined
  readonly currency: Currency
}

/** `Values` has what each kind of field gives; what the table leaves empty is left out. */
export interface ReadTable<Field extends string, Values extends object> extends Pick<
  Table,
  'format' | 'sheet' | 'encoding' | 'separator'
> {
  readonly columns: readonly ReadColumn<Field>[]
  readonly rows: readonly ReadRow<Field, Values>[]
}

interface ReadColumn<Field extends string> {
  readonly column: string
  readonly heading: string
  readonly field: Field | null
  readonly samples: readonly string[]
  readonly decimal: DecimalSign | null
  /** An earlier column with the same field. */
  readonly sameAs: string | null
}

export interface ReadRow<Field extends string, Values extends object> {
  readonly number: number
  readonly values: Values
  readonly problems: readonly RowProblem<Field>[]
}

export interface RowProblem<Field extends string> extends CellProblem {
  readonly field: Field | null
  readonly column: string | null
}

const SAMPLES = 3
const SAMPLE_LENGTH = 80

export function readFields<Field extends string>(
  table: Table,
  { fields: known, columns: chosen, decimal, currency }: ReadOptions<Field>,
): ReadTable<Field, object> {
  const { headings, rows, format, sheet, encoding, separator } = table
  const recognised = chosen ?? recogniseColumns(headings, known.headings)
  const fields = headings.map((_, index) => recognised[index] ?? null)
  const cellsBelow = (index: number) => rows.map(({ cells }) => cells[index] ?? null)
  const kinds = fields.map((field) => (field === null ? null : known.kinds[field]))
  const signs = signsOf(kinds, cellsBelow, { decimal, currency })
  return {
    format,
    sheet,
    encoding,
    separator,
    columns: headings.map((heading, index) => ({
      column: columnName(index),
      heading: heading.slice(0, SAMPLE_LENGTH),
      field: fields[index] ?? null,
      samples: samplesOf(cellsBelow(index)),
      decimal: signs[index] ?? null,
      sameAs: earlier(fields, index),
    })),
    rows: rows.map(({ number, cells }) => {
      const { values, problems } = readRow(fields, { kinds, signs, currency }, cells)
      return { number, values, problems }
    }),
  }
}

interface Reading {
  readonly kinds: readonly (FieldKind | null)[]
  readonly signs: readonly (DecimalSign | undefined)[]
  readonly currency: Currency
}

function readRow<Field extends string>(
  fields: readonly (Field | null)[],
  { kinds, signs, currency }: Reading,
  cells: readonly Cell[],
): Pick<ReadRow<Field, object>, 'values' | 'problems'> {
  const values = {}
  const problems: RowProblem<Field>[] = []
  for (const [index, field] of fields.entries()) {
    const kind = kinds[index]
    if (field === null || kind == null) continue
    const value = readCell(kind, cells[index] ?? null, { decimal: signs[index], currency })
    if (isProblem(value)) problems.push({ field, column: columnName(index), ...value })
    else if (value !== undefined) Object.assign(values, { [field]: value, ...values })
  }
  const more = cells[fields.length]
  if (typeof more === 'object' && more !== null)
    problems.push({ field: null, column: /^[A-Z]+/.exec(more.place)?.[0] ?? null, ...unusable(more) })
  return { values, problems }
}

/** A column that does not show how its numbers are written is read as all those that do. */
function signsOf(
  kinds: readonly (FieldKind | null)[],
  cellsBelow: (index: number) => readonly Cell[],
  { decimal, currency }: Pick<ReadOptions<string>, 'decimal' | 'currency'>,
): (DecimalSign | undefined)[] {
  const own = kinds.map((kind, index) => {
    if (kind === null || !isNumber(kind)) return undefined
    if (decimal !== undefined) return decimal
    for (const cell of cellsBelow(index)) {
      const sign =
        typeof cell === 'string' ? decimalSignOf(withoutCurrency(cell, currency).number) : undefined
      if (sign !== undefined) return sign
    }
    return undefined
  })
  const shown = new Set(own.filter((sign) => sign !== undefined))
  const [common] = shown.size === 1 ? shown : []
  return own.map((sign, index) => {
    const kind = kinds[index] ?? null
    return kind !== null && isNumber(kind) ? (sign ?? common) : undefined
  })
}

function samplesOf(cells: readonly Cell[]): string[] {
  const samples = new Set<string>()
  for (const cell of cells) {
    if (cell !== null && typeof cell !== 'object') samples.add(String(cell).slice(0, SAMPLE_LENGTH))
    if (samples.size === SAMPLES) break
  }
  return [...samples]
}

function earlier(fields: readonly (string | null)[], index: number): string | null {
  const field = fields[index] ?? null
  const first = field === null ? -1 : fields.indexOf(field)
  return first === -1 || first === index ? null : columnName(first)
}

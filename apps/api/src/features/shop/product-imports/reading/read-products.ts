import type { ProductField } from '@platen/contract'
import type { GarmentDetail } from '../planning/shop-products.ts'
import { columnName, type Cell, type Table } from '../../../../platform/tables/table.ts'
import { recogniseColumns } from '../columns/recognise-columns.ts'
import { withoutCurrency, type Currency } from './currency-sign.ts'
import { decimalSignOf, type DecimalSign } from './decimal-text.ts'
import { isNumber } from './field-kinds.ts'
import { isProblem, readCell, unusable, type CellProblem } from './read-cell.ts'

export interface ReadOptions {
  /** Undefined: recognised by the headings. */
  readonly columns: readonly (ProductField | null)[] | undefined
  /** Undefined: told from the numbers. */
  readonly decimal: DecimalSign | undefined
  readonly currency: Currency
}

export interface ReadProducts extends Pick<Table, 'format' | 'sheet' | 'encoding' | 'separator'> {
  readonly columns: readonly ReadColumn[]
  readonly rows: readonly ReadRow[]
}

interface ReadColumn {
  readonly column: string
  readonly heading: string
  readonly field: ProductField | null
  readonly samples: readonly string[]
  readonly decimal: DecimalSign | null
  /** An earlier column with the same field. */
  readonly sameAs: string | null
}

/** Amounts in minor units, costs as decimals. What the table leaves empty is left out. */
export interface ProductValues extends Partial<Record<GarmentDetail, string>> {
  slug?: string
  name?: string
  description?: string
  kind?: string
  fabric?: string
  basePrice?: number
  active?: boolean
  position?: number
  colour?: string
  colourHex?: string
  size?: string
  surcharge?: number
  forSale?: boolean
  sku?: string
  onHand?: number
  reorderPoint?: number
  reorderQuantity?: number
  unitCost?: string
  supplier?: string
}

export interface ReadRow {
  readonly number: number
  readonly values: ProductValues
  readonly problems: readonly RowProblem[]
}

export interface RowProblem extends CellProblem {
  readonly field: ProductField | null
  readonly column: string | null
}

const SAMPLES = 3
const SAMPLE_LENGTH = 80

export function readProducts(
  table: Table,
  { columns: chosen, decimal, currency }: ReadOptions,
): ReadProducts {
  const { headings, rows, format, sheet, encoding, separator } = table
  const recognised = chosen ?? recogniseColumns(headings)
  const fields = headings.map((_, index) => recognised[index] ?? null)
  const cellsBelow = (index: number) => rows.map(({ cells }) => cells[index] ?? null)
  const signs = signsOf(fields, cellsBelow, { decimal, currency })
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
      const { values, problems } = readRow(fields, signs, cells, currency)
      return { number, values, problems }
    }),
  }
}

function readRow(
  fields: readonly (ProductField | null)[],
  signs: readonly (DecimalSign | undefined)[],
  cells: readonly Cell[],
  currency: Currency,
): Pick<ReadRow, 'values' | 'problems'> {
  const values: ProductValues = {}
  const problems: RowProblem[] = []
  for (const [index, field] of fields.entries()) {
    if (field === null) continue
    const value = readCell(field, cells[index] ?? null, { decimal: signs[index], currency })
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
  fields: readonly (ProductField | null)[],
  cellsBelow: (index: number) => readonly Cell[],
  { decimal, currency }: Pick<ReadOptions, 'decimal' | 'currency'>,
): (DecimalSign | undefined)[] {
  const own = fields.map((field, index) => {
    if (field === null || !isNumber(field)) return undefined
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
    const field = fields[index] ?? null
    return field !== null && isNumber(field) ? (sign ?? common) : undefined
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

function earlier(fields: readonly (ProductField | null)[], index: number): string | null {
  const field = fields[index] ?? null
  const first = field === null ? -1 : fields.indexOf(field)
  return first === -1 || first === index ? null : columnName(first)
}

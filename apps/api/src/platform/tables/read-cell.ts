import type { FieldReason } from '@platen/contract'
import { withoutCurrency, type Currency } from './currency-sign.ts'
import { readDecimal, type DecimalProblem, type DecimalSign, type PlainDecimal } from './decimal-text.ts'
import {
  COST_PLACES,
  MOST_COST,
  WRITINGS,
  type FieldKind,
  type NumberBounds,
  type TextRules,
} from './field-kinds.ts'
import type { Cell, UnusableCell } from './table.ts'
import { yesOrNo } from './yes-or-no.ts'

export interface CellProblem {
  readonly reason: FieldReason
  readonly message: string
  readonly limit?: string
}

export type CellValue = string | number | boolean

interface Reading {
  readonly currency: Currency
  readonly decimal: DecimalSign | undefined
}

type UsableCell = Exclude<Cell, null | UnusableCell>

/** The value as it is stored: amounts in minor units, costs as decimals. Undefined for an empty cell. */
export function readCell(kind: FieldKind, cell: Cell, reading: Reading): CellValue | CellProblem | undefined {
  if (cell === null) return undefined
  if (typeof cell === 'object') return unusable(cell)
  switch (kind.kind) {
    case 'text':
      return readText(kind, cell)
    case 'boolean':
      return readBoolean(cell)
    case 'integer':
      return readInteger(kind, cell, reading)
    case 'money':
      return readMoney(kind, cell, reading)
    case 'cost':
      return readCost(cell, reading)
  }
}

export function isProblem(value: CellValue | CellProblem | undefined): value is CellProblem {
  return typeof value === 'object'
}

const UNUSABLE = {
  formula: { reason: 'formula', message: 'is a formula; copy the cells and paste them as values' },
  error: { reason: 'error_value', message: 'is an error of the spreadsheet' },
  date: { reason: 'date_value', message: 'is a date; format the cell as text and type it again' },
  merged: { reason: 'merged', message: 'is one of merged cells; split them' },
  more: {
    reason: 'more_cells',
    message: 'has no heading above it; a text with a separator needs quotation marks',
  },
} as const satisfies Record<UnusableCell['unusable'], CellProblem>

export function unusable({ unusable: why, place }: UnusableCell): CellProblem {
  return { ...UNUSABLE[why], limit: place }
}

const LINE_CONTROLS = /[\0-\x1f\x7f\u2028\u2029]/
const TEXT_CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/

function readText(
  { maxLength, lines = false, pattern, example, write }: TextRules,
  cell: UsableCell,
): string | CellProblem {
  const written = typeof cell === 'number' ? numberText(cell) : String(cell)
  const text = write === undefined ? written : WRITINGS[write](written)
  if (text.length > maxLength)
    return { reason: 'too_long', message: `has more than ${maxLength} characters`, limit: String(maxLength) }
  const isForbidden = (lines ? TEXT_CONTROLS : LINE_CONTROLS).test(text) || !text.isWellFormed()
  if (!isForbidden && (pattern === undefined || new RegExp(pattern).test(text))) return text
  return {
    reason: 'wrong_pattern',
    message: 'has characters that it must not have',
    ...(example === undefined ? {} : { limit: example }),
  }
}

function readBoolean(cell: UsableCell): boolean | CellProblem {
  if (typeof cell === 'boolean') return cell
  return yesOrNo(String(cell)) ?? { reason: 'not_yes_or_no', message: 'must be yes or no' }
}

function readInteger(bounds: NumberBounds, cell: UsableCell, { decimal }: Reading): number | CellProblem {
  const number = plainNumber(cell, decimal)
  if (typeof number !== 'string') return number
  return tooPrecise(number, 0) ?? outside(number, bounds) ?? Number(number)
}

function readMoney(
  { minimum, maximum }: NumberBounds,
  cell: UsableCell,
  { decimal, currency }: Reading,
): number | CellProblem {
  const amount = plainAmount(cell, decimal, currency)
  if (typeof amount !== 'string') return amount
  const { currencyExponent } = currency
  const bounds = { minimum, maximum: maximum / 10 ** currencyExponent }
  const problem = tooPrecise(amount, currencyExponent) ?? outside(amount, bounds)
  if (problem) return problem
  const [whole = '', decimals = ''] = amount.split('.')
  return Number(whole + decimals.padEnd(currencyExponent, '0'))
}

function readCost(cell: UsableCell, { decimal, currency }: Reading): string | CellProblem {
  const amount = plainAmount(cell, decimal, currency)
  if (typeof amount !== 'string') return amount
  return tooPrecise(amount, COST_PLACES) ?? outside(amount, { minimum: 0, maximum: MOST_COST }) ?? amount
}

function plainAmount(
  cell: UsableCell,
  decimal: DecimalSign | undefined,
  currency: Currency,
): PlainDecimal | CellProblem {
  if (typeof cell !== 'string') return plainNumber(cell, decimal)
  const { number, foreign } = withoutCurrency(cell, currency)
  if (foreign === undefined) return plainNumber(number, decimal)
  return {
    reason: 'other_currency',
    message: `is in another currency than ${currency.currency}`,
    limit: currency.currency,
  }
}

const NUMBER_PROBLEMS = {
  not_a_number: 'must be a number',
  which_decimal: 'could mean two numbers; say whether decimals come after a point or a comma',
  other_decimal: 'has another decimal sign than the rest of its column',
} as const satisfies Record<DecimalProblem, string>

function plainNumber(cell: UsableCell, decimal: DecimalSign | undefined): PlainDecimal | CellProblem {
  if (typeof cell === 'string' && cell.startsWith('=')) return UNUSABLE.formula
  const number =
    typeof cell === 'number' ? readDecimal(numberText(cell), 'point') : readDecimal(String(cell), decimal)
  if ('plain' in number) return number.plain
  return { reason: number.problem, message: NUMBER_PROBLEMS[number.problem] }
}

/** Spreadsheets show 15 digits and store 17: 12.1 may come as 12.100000000000001. */
function numberText(number: number): string {
  const rounded = Number(number.toPrecision(15))
  return Math.abs(rounded) < 10 ** -COST_PLACES ? '0' : String(rounded)
}

function outside(number: PlainDecimal, { minimum, maximum }: NumberBounds): CellProblem | undefined {
  if (Number(number) < minimum)
    return { reason: 'too_low', message: `must be at least ${minimum}`, limit: String(minimum) }
  if (Number(number) > maximum)
    return { reason: 'too_high', message: `must be at most ${maximum}`, limit: String(maximum) }
  return undefined
}

function tooPrecise(number: PlainDecimal, places: number): CellProblem | undefined {
  if ((number.split('.')[1] ?? '').length <= places) return undefined
  return { reason: 'too_precise', message: `has more than ${places} decimals`, limit: String(places) }
}

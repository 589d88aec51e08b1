import type { Formats } from '@platen/formats'
import { csvLine, moneyCell, textCell } from '@platen/formats/csv'
import { fill } from '@platen/messages'
import { m } from '../../../messages/messages.ts'

/** Null where there is not enough data. */
export interface Cell {
  readonly kind: 'text' | 'money' | 'number' | 'percent' | 'hours' | 'metres' | 'squareMetres'
  readonly value: string | number | null
}

export const text = (value: string): Cell => ({ kind: 'text', value })
export const money = (minor: number | null): Cell => ({ kind: 'money', value: minor })
export const number = (value: number): Cell => ({ kind: 'number', value })
export const percent = (value: number | null): Cell => ({ kind: 'percent', value })
export const hours = (value: number | null): Cell => ({ kind: 'hours', value })
export const metres = (mm: number): Cell => ({ kind: 'metres', value: mm / 1_000 })
export const squareMetres = (mm2: number): Cell => ({ kind: 'squareMetres', value: mm2 / 1_000_000 })

export interface ChartTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

export const NOT_ENOUGH = m.metrics.values.notEnough

const UNITS: Readonly<Partial<Record<Cell['kind'], string>>> = {
  percent: m.shared.percent,
  hours: m.metrics.values.hours,
  metres: m.metrics.values.metres,
  squareMetres: m.metrics.values.squareMetres,
}

export function cellText({ kind, value }: Cell, formats: Formats): string {
  if (value === null) return NOT_ENOUGH
  if (typeof value === 'string') return value
  // A larger loss in per cent says less than its amount.
  if (kind === 'percent' && value < -100) return m.metrics.values.largeLoss
  if (kind === 'money') return formats.money(value)
  const number = formats.number(value)
  const unit = UNITS[kind]
  return unit === undefined ? number : fill(unit, { number })
}

/** Money is an exact decimal, and text cannot be a formula. */
export function tableCsv({ columns, rows }: ChartTable, currencyExponent: number): string {
  return [
    csvLine(columns.map((header) => textCell(header))),
    ...rows.map((row) => csvLine(row.map((cell) => csvCell(cell, currencyExponent)))),
  ].join('')
}

function csvCell({ kind, value }: Cell, currencyExponent: number): string {
  if (value === null) return ''
  if (typeof value === 'string') return textCell(value)
  return kind === 'money' ? moneyCell(value, currencyExponent) : String(value)
}

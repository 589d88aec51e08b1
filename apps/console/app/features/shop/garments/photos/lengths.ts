import { kept } from '@platen/ui'
import { locale } from '../../../../messages/messages.ts'

export const UNITS = ['mm', 'cm', 'in'] as const
export type Unit = (typeof UNITS)[number]

const MM: Readonly<Record<Unit, number>> = { mm: 1, cm: 10, in: 25.4 }
const DIGITS: Readonly<Record<Unit, number>> = { mm: 1, cm: 2, in: 2 }

/** In tenths of a millimetre, as lengths are kept. */
export function toMm(value: number, unit: Unit): number {
  return Math.round(value * MM[unit] * 10) / 10
}

export function fromMm(mm: number, unit: Unit): number {
  return Number((mm / MM[unit]).toFixed(DIGITS[unit]))
}

/** What this browser measures in. */
export const lengthUnit = kept<Unit>('length-unit', 'mm', (value): value is Unit =>
  UNITS.some((unit) => unit === value),
)

export function millimetres(mm: number): string {
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(mm)} mm`
}

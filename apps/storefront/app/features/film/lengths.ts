import type { Formats } from '@platen/formats'
import type { PrintSize } from '@platen/placement'
import { billedCentimetres } from '@platen/pricing'

export type Unit = 'mm' | 'in'

/** Lengths as the reader measures them. */
export interface Lengths {
  readonly unit: Unit
  /** "100 mm", "3.94 in" */
  readonly short: (mm: number) => string
  /** Of film, which is sold by the started centimetre: "46 cm", "1.24 m", "48.9 in" */
  readonly long: (mm: number) => string
  readonly size: (size: PrintSize) => string
  /** Without its unit, for fields. */
  readonly value: (mm: number) => string
  /** Millimetres; undefined for what is no length. */
  readonly parse: (text: string) => number | undefined
}

const MM_PER_INCH = 25.4

export function lengthsIn(unit: Unit, formats: Formats): Lengths {
  const number = (mm: number) =>
    formats.number(unit === 'mm' ? Math.round(mm * 10) / 10 : Math.round((mm / MM_PER_INCH) * 100) / 100)
  return {
    unit,
    short: (mm) => `${number(mm)} ${unit}`,
    long: (mm) => {
      if (unit === 'in') return `${formats.number(Math.round((mm / MM_PER_INCH) * 10) / 10)} in`
      const cm = billedCentimetres(mm)
      return cm < 100 ? `${formats.number(cm)} cm` : `${formats.number(cm / 100)} m`
    },
    size: ({ widthMm, heightMm }) => `${number(widthMm)} × ${number(heightMm)} ${unit}`,
    value: number,
    parse: (text) => parseLength(text, unit),
  }
}

/** Reads "12,5", "12.5", "3 in" and "80 mm". */
export function parseLength(text: string, unit: Unit): number | undefined {
  const match = /^(\d{1,4}(?:[.,]\d*)?|[.,]\d+)(mm|cm|in|")?$/i.exec(text.replaceAll(/\s/g, ''))
  if (!match) return undefined
  const value = Number(match[1]?.replace(',', '.'))
  const factor = { mm: 1, cm: 10, in: MM_PER_INCH, '"': MM_PER_INCH }[match[2]?.toLowerCase() ?? unit] ?? 1
  const mm = Math.round(value * factor * 10) / 10
  return Number.isFinite(mm) && mm > 0 ? mm : undefined
}

import type { Formats } from '@platen/formats'
import type { Language } from '../../messages/languages.ts'

const MM_PER_INCH = 25.4

/** For example `30.5 × 35.6 cm`. */
export function sizeInCm(widthMm: number, heightMm: number, formats: Formats): string {
  return `${tenths(widthMm / 10, formats)} × ${tenths(heightMm / 10, formats)} cm`
}

export function sizeInInches(widthMm: number, heightMm: number, formats: Formats): string {
  return `${tenths(widthMm / MM_PER_INCH, formats)} × ${tenths(heightMm / MM_PER_INCH, formats)} in`
}

function tenths(length: number, formats: Formats): string {
  return formats.number(Math.round(length * 10) / 10)
}

/** `13` is `13%` in English and `13 %` in Spanish. */
export function percentWords(percent: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  return format.format(percent / 100)
}

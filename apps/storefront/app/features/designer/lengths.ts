import type { Formats } from '@platen/formats'

/** The same length as people with other rulers read it. */
export function inOtherUnits(formats: Formats, mm: number): string {
  return `${formats.number(Math.round(mm) / 10)} cm · ${formats.number(Math.round(mm / 2.54) / 10)} in`
}

export function sizeInMm(
  formats: Formats,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): string {
  return `${formats.number(widthMm)} × ${formats.number(heightMm)} mm`
}

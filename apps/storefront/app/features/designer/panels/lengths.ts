import type { Formats } from '@platen/formats'

export function inOtherUnits(formats: Formats, mm: number): string {
  return `${formats.number(Math.round(mm) / 10)} cm · ${formats.number(Math.round(mm / 2.54) / 10)} in`
}

export function sizeInMm(
  formats: Formats,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): string {
  return `${formats.number(widthMm)} × ${formats.number(heightMm)} mm`
}

export function sizeInOtherUnits(
  formats: Formats,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): string {
  const [cm, inch] = [10, 25.4].map((unit) =>
    [widthMm, heightMm].map((mm) => formats.number(Math.round((mm / unit) * 10) / 10)).join(' × '),
  )
  return `${cm} cm · ${inch} in`
}

/** Reads "12,5", "12.5" and "-3 mm"; undefined for anything else. */
export function parseMm(text: string): number | undefined {
  const match = /^([+\-−]?)(\d{1,4}(?:[.,]\d*)?|[.,]\d+)(?:mm)?$/i.exec(text.replaceAll(/\s/g, ''))
  if (!match) return undefined
  const size = Number(match[2]?.replace(',', '.'))
  return match[1] === '' || match[1] === '+' ? size : -size
}

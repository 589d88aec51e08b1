import { filmBox, type FilmMark, type Box } from './film-pixels.ts'
import type { FilmPrint } from './film-sheet.ts'
import { movePath, outlineText, type OutlinedText } from './outline-text.ts'

/** Measured from above the capitals to below the descenders. */
const TYPE = { typeface: 'figures', sizeMm: 2.5 } as const
const LINE_MM = 2.5
const BASELINE_MM = 1.95
const FROM_PRINT_MM = 0.7
/** From the corner of a print, where its corner mark is. */
const FROM_CORNER_MM = 1

/** Undefined when not even the order number fits. */
export function labelMark(print: FilmPrint, isFree: (box: Box) => boolean): FilmMark | undefined {
  for (const words of wordings(print)) {
    const text = outlineText(words, TYPE)
    const place = placesFor(filmBox(print), text.widthMm).find(({ box }) => isFree(box))
    if (place !== undefined) return { kind: 'outline', box: place.box, path: place.path(text) }
  }
  return undefined
}

function wordings({ orderNumber, unit, size, zone }: FilmPrint): string[] {
  const words = [orderNumber, unit, size, zone].filter((word) => word !== '')
  const shortNumber = orderNumber.split('-').at(-1) ?? orderNumber
  return [
    words.join(' · '),
    words.slice(0, 3).join(' · '),
    words.slice(0, 2).join(' · '),
    `${shortNumber} · ${unit}`,
    shortNumber,
  ]
}

interface Place {
  readonly box: Box
  readonly path: (text: OutlinedText) => string
}

function placesFor(print: Box, lengthMm: number): Place[] {
  const { xMm, yMm, widthMm, heightMm } = print
  const across = { widthMm: lengthMm, heightMm: LINE_MM }
  const along = { widthMm: LINE_MM, heightMm: lengthMm }
  const belowMm = yMm + heightMm + FROM_PRINT_MM
  const aboveMm = yMm - FROM_PRINT_MM - LINE_MM
  const fits = lengthMm <= widthMm - 2 * FROM_CORNER_MM
  const fitsAlong = lengthMm <= heightMm - 2 * FROM_CORNER_MM
  const horizontal = fits
    ? [belowMm, aboveMm].map((y) => ({
        box: { xMm: xMm + FROM_CORNER_MM, yMm: y, ...across },
        path: horizontalText,
      }))
    : []
  const vertical = fitsAlong
    ? [xMm + widthMm + FROM_PRINT_MM, xMm - FROM_PRINT_MM - LINE_MM].map((x) => ({
        box: { xMm: x, yMm: yMm + FROM_CORNER_MM, ...along },
        path: verticalText,
      }))
    : []
  return [...horizontal, ...vertical]
}

function horizontalText({ path }: OutlinedText): string {
  return movePath(path, (x, y) => [x, y + BASELINE_MM])
}

function verticalText({ path }: OutlinedText): string {
  return movePath(path, (x, y) => [LINE_MM - BASELINE_MM - y, x])
}

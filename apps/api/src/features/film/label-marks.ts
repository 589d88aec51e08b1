import type { FilmMark } from './film-mark.ts'
import { type Box, filmBox } from './film-pixels.ts'
import type { FilmPrint } from './film-sheet.ts'
import { outlineText, type OutlinedText } from './outline-text.ts'

/** The type is 2.5 mm high, which takes the box of a line from a little above its capitals to below its tails. */
const TYPE = { typeface: 'figures', sizeMm: 2.5 } as const
const LINE_MM = 2.5
const BASELINE_MM = 1.95
const FROM_PRINT_MM = 0.7
/** From the corner of a print, where its tick is. */
const FROM_CORNER_MM = 1

/**
 * Whose print it is: under it, above it, or along its sides, in as many words as have room. Undefined when there is no
 * room even for the number of the order.
 */
export function labelMark(print: FilmPrint, isFree: (box: Box) => boolean): FilmMark | undefined {
  for (const words of wordings(print)) {
    const text = outlineText(words, TYPE)
    const place = placesFor(filmBox(print), text.widthMm).find(({ box }) => isFree(box))
    if (place !== undefined) return { kind: 'outline', box: place.box, path: place.path(text) }
  }
  return undefined
}

function wordings({ orderNumber, unit, size, zone }: FilmPrint): string[] {
  const words = [orderNumber, unit, size, zone]
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
  const lying = fits
    ? [belowMm, aboveMm].map((y) => ({
        box: { xMm: xMm + FROM_CORNER_MM, yMm: y, ...across },
        path: lyingText,
      }))
    : []
  const standing = fitsAlong
    ? [xMm + widthMm + FROM_PRINT_MM, xMm - FROM_PRINT_MM - LINE_MM].map((x) => ({
        box: { xMm: x, yMm: yMm + FROM_CORNER_MM, ...along },
        path: standingText,
      }))
    : []
  return [...lying, ...standing]
}

function lyingText({ path }: OutlinedText): string {
  return movePath(path, (x, y) => [x, y + BASELINE_MM])
}

/** Read from above: the text runs along the film. */
function standingText({ path }: OutlinedText): string {
  return movePath(path, (x, y) => [LINE_MM - BASELINE_MM - y, x])
}

/** Every pair of numbers of a path is a point: outlines have absolute commands only. */
function movePath(path: string, move: (x: number, y: number) => readonly [number, number]): string {
  return path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_pair, x: string, y: string) =>
    move(Number(x), Number(y))
      .map((place) => place.toFixed(4))
      .join(' '),
  )
}

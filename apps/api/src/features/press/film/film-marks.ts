import { filmBox, type FilmMark, type Box } from './film-pixels.ts'
import { labelledPrints, type FilmSheet } from './film-sheet.ts'
import { headingMarks } from './heading-marks.ts'
import { labelMark } from './label-marks.ts'

/**
 * Marks without room are left out, so that none covers a print or another mark.
 *
 *        │                 │
 *      ──┌─────────────────┐──      corners, not touching the print
 *        │                 │
 *      ──└─────────────────┘──
 *        │ PL-2026-000042 · 3/12 · M · Full front
 */
export function filmMarks(sheet: FilmSheet): FilmMark[] {
  const prints = sheet.prints.map(filmBox)
  const heading = headingMarks(sheet)
  const taken = [...prints, ...heading.map(({ box }) => box)]
  const labels: FilmMark[] = []
  for (const print of labelledPrints(sheet.prints)) {
    const label = labelMark(print, (box) => isFree(box, sheet, taken))
    if (label === undefined) continue
    labels.push(label)
    taken.push(label.box)
  }
  const corners = prints.flatMap(cornersOf).filter((box) => isFree(box, sheet, taken))
  return [...heading, ...labels, ...corners.map((box) => ({ kind: 'bar', box }) as const)]
}

const CLEARANCE_MM = 0.3
const CORNER = { fromPrintMm: 0.6, lengthMm: 1.8, thicknessMm: 0.25 } as const

function isFree(box: Box, sheet: FilmSheet, taken: readonly Box[]): boolean {
  const isOnFilm =
    box.xMm >= 0 &&
    box.yMm >= 0 &&
    box.xMm + box.widthMm <= sheet.widthMm &&
    box.yMm + box.heightMm <= sheet.lengthMm
  return isOnFilm && !taken.some((other) => isNear(box, other))
}

function isNear(one: Box, other: Box): boolean {
  return (
    one.xMm < other.xMm + other.widthMm + CLEARANCE_MM &&
    other.xMm < one.xMm + one.widthMm + CLEARANCE_MM &&
    one.yMm < other.yMm + other.heightMm + CLEARANCE_MM &&
    other.yMm < one.yMm + one.heightMm + CLEARANCE_MM
  )
}

function cornersOf({ xMm, yMm, widthMm, heightMm }: Box): Box[] {
  const { fromPrintMm, lengthMm, thicknessMm } = CORNER
  const before = -fromPrintMm - lengthMm
  return [xMm, xMm + widthMm].flatMap((x, right) =>
    [yMm, yMm + heightMm].flatMap((y, bottom) => [
      {
        xMm: x + (right ? fromPrintMm : before),
        yMm: y - thicknessMm / 2,
        widthMm: lengthMm,
        heightMm: thicknessMm,
      },
      {
        xMm: x - thicknessMm / 2,
        yMm: y + (bottom ? fromPrintMm : before),
        widthMm: thicknessMm,
        heightMm: lengthMm,
      },
    ]),
  )
}

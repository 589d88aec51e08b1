import { bottomOf, distanceOf, isOutside, rightOf, TOLERANCE_MM } from './film-boxes.ts'
import type { FilmBox, FilmRoom } from './film-boxes.ts'
import { tenths } from './print-size.ts'

/** The first place along the film where a picture of this size fits; undefined when none is left. */
export function freePlace(
  { width, height }: Pick<FilmBox, 'width' | 'height'>,
  others: readonly FilmBox[],
  room: FilmRoom,
): FilmBox | undefined {
  const { gapMm, leadMm = 0, sideMarginMm, endMm } = room
  const rows = [leadMm, ...others.map((other) => tenths(bottomOf(other) + gapMm))].toSorted(
    (one, other) => one - other,
  )
  for (const y of rows) {
    if (y + height > endMm + TOLERANCE_MM) break
    const beside = others.filter(
      (other) => other.y < y + height + gapMm - TOLERANCE_MM && bottomOf(other) + gapMm - TOLERANCE_MM > y,
    )
    const columns = [sideMarginMm, ...beside.map((other) => tenths(rightOf(other) + gapMm))]
    for (const x of columns.toSorted((one, other) => one - other)) {
      const tried = { x, y, width, height }
      if (isOutside(tried, room)) continue
      if (beside.every((other) => distanceOf(tried, other) >= gapMm - TOLERANCE_MM)) return tried
    }
  }
  return undefined
}

import {
  TOLERANCE_MM,
  bottomOf,
  boxOf,
  distanceOf,
  isOutside,
  lastEndOf,
  rightOf,
  tenth,
  type Box,
  type Film,
  type LayoutPrint,
  type Place,
} from './layout.ts'

/** Prefers the rotation that ends earlier; undefined when no place is left. */
export function findFreePlace(
  size: Pick<LayoutPrint, 'widthMm' | 'heightMm'>,
  prints: readonly LayoutPrint[],
  film: Film,
): Place | undefined {
  const boxes = prints.map(boxOf)
  const places = (film.allowRotation ? [false, true] : [false]).flatMap((turned) => {
    const box = boxOf({ jobId: '', ...size, place: [0, 0, turned, false] })
    const free = firstFree(box, boxes, film)
    return free ? [{ end: bottomOf(free), place: [free.x, free.y, turned, false] as const }] : []
  })
  return places.toSorted((one, other) => one.end - other.end)[0]?.place
}

function firstFree(box: Box, others: readonly Box[], film: Film): Box | undefined {
  const { gapMm, leadMm, sideMarginMm } = film
  const rows = [leadMm, ...others.map((other) => tenth(bottomOf(other) + gapMm))].toSorted(
    (one, other) => one - other,
  )
  for (const y of rows) {
    if (y + box.height > lastEndOf(film) + TOLERANCE_MM) break
    const beside = others.filter(
      (other) =>
        other.y < y + box.height + gapMm - TOLERANCE_MM && bottomOf(other) + gapMm - TOLERANCE_MM > y,
    )
    const columns = [sideMarginMm, ...beside.map((other) => tenth(rightOf(other) + gapMm))]
    for (const x of columns.toSorted((one, other) => one - other)) {
      const tried = { ...box, x, y }
      if (isOutside(tried, film)) continue
      if (beside.every((other) => distanceOf(tried, other) >= gapMm - TOLERANCE_MM)) return tried
    }
  }
  return undefined
}

import { bottomOf, freePlace } from '@platen/placement'
import { boxOf, roomOf, type Film, type LayoutPrint, type Place } from './layout.ts'

/** Prefers the rotation that ends earlier; undefined when no place is left. */
export function findFreePlace(
  size: Pick<LayoutPrint, 'widthMm' | 'heightMm'>,
  prints: readonly LayoutPrint[],
  film: Film,
): Place | undefined {
  const boxes = prints.map(boxOf)
  const places = (film.allowRotation ? [false, true] : [false]).flatMap((turned) => {
    const box = boxOf({ jobId: '', ...size, place: [0, 0, turned, false] })
    const free = freePlace(box, boxes, roomOf(film))
    return free ? [{ end: bottomOf(free), place: [free.x, free.y, turned, false] as const }] : []
  })
  return places.toSorted((one, other) => one.end - other.end)[0]?.place
}

import { bottomOf, distanceOf, rightOf, type FilmBox, type FilmRoom } from './film-boxes.ts'
import { tenths } from './print-size.ts'

export interface Snap {
  readonly x: number
  readonly y: number
  /** The lines that it snapped to. */
  readonly acrossMm: number | undefined
  readonly alongMm: number | undefined
}

/** To the margins, and to the edges and gaps of neighbours. `reachMm` is the largest distance. */
export function snapBox(
  box: FilmBox,
  others: readonly FilmBox[],
  { gapMm, widthMm, sideMarginMm, leadMm = 0 }: Omit<FilmRoom, 'endMm'>,
  reachMm: number,
): Snap {
  const near = others.filter((other) => distanceOf(box, other) < Math.max(reachMm, gapMm) + gapMm)
  const across = nearest(box.x, reachMm, [
    [sideMarginMm, sideMarginMm],
    [widthMm - sideMarginMm - box.width, widthMm - sideMarginMm],
    ...near.flatMap((other): SnapTarget[] => [
      [rightOf(other) + gapMm, rightOf(other) + gapMm],
      [other.x - gapMm - box.width, other.x - gapMm],
      [other.x, other.x],
      [rightOf(other) - box.width, rightOf(other)],
    ]),
  ])
  const along = nearest(box.y, reachMm, [
    [leadMm, leadMm],
    ...near.flatMap((other): SnapTarget[] => [
      [bottomOf(other) + gapMm, bottomOf(other) + gapMm],
      [other.y - gapMm - box.height, other.y - gapMm],
      [other.y, other.y],
      [bottomOf(other) - box.height, bottomOf(other)],
    ]),
  ])
  return {
    x: tenths(across?.[0] ?? box.x),
    y: tenths(along?.[0] ?? box.y),
    acrossMm: across?.[1],
    alongMm: along?.[1],
  }
}

type SnapTarget = readonly [place: number, line: number]

function nearest(from: number, reach: number, places: readonly SnapTarget[]): SnapTarget | undefined {
  let best: SnapTarget | undefined
  for (const place of places) {
    const distance = Math.abs(place[0] - from)
    if (distance <= reach && (best === undefined || distance < Math.abs(best[0] - from))) best = place
  }
  return best
}

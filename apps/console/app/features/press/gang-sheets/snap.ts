import { bottomOf, distanceOf, rightOf, tenth, type Box, type Film } from './layout.ts'

export interface Snap {
  readonly x: number
  readonly y: number
  readonly acrossMm: number | undefined
  readonly alongMm: number | undefined
}

/** `reachMm` is the largest distance. */
export function snapBox(box: Box, others: readonly Box[], film: Film, reachMm: number): Snap {
  const { gapMm, widthMm, sideMarginMm, leadMm } = film
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
    x: tenth(across?.[0] ?? box.x),
    y: tenth(along?.[0] ?? box.y),
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

import { bottomOf, distanceOf, rightOf, tenth, type Box, type Film } from './layout.ts'

export interface Snap {
  readonly x: number
  readonly y: number
  /** The lines that it holds on to. */
  readonly acrossMm: number | undefined
  readonly alongMm: number | undefined
}

/** Brings a box that is dragged to the edges and neighbours that are nearer than `reachMm`. */
export function snapped(box: Box, others: readonly Box[], film: Film, reachMm: number): Snap {
  const { gapMm, widthMm, sideMarginMm, leadMm } = film
  const near = others.filter((other) => distanceOf(box, other) < Math.max(reachMm, gapMm) + gapMm)
  const across = nearest(box.x, reachMm, [
    [sideMarginMm, sideMarginMm],
    [widthMm - sideMarginMm - box.width, widthMm - sideMarginMm],
    ...near.flatMap((other): Held[] => [
      [rightOf(other) + gapMm, rightOf(other) + gapMm],
      [other.x - gapMm - box.width, other.x - gapMm],
      [other.x, other.x],
      [rightOf(other) - box.width, rightOf(other)],
    ]),
  ])
  const along = nearest(box.y, reachMm, [
    [leadMm, leadMm],
    ...near.flatMap((other): Held[] => [
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

/** A place to come to, and the line to be shown there. */
type Held = readonly [place: number, line: number]

function nearest(from: number, reach: number, places: readonly Held[]): Held | undefined {
  let best: Held | undefined
  for (const place of places) {
    const far = Math.abs(place[0] - from)
    if (far <= reach && (best === undefined || far < Math.abs(best[0] - from))) best = place
  }
  return best
}

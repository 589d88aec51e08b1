/**
 * The pixels within a distance of a marked one, centre to centre: exact discs, in time that does not grow with them.
 *
 *     a column's distance v to its nearest mark reaches sqrt(radius² − v²) pixels to both sides
 */
export function dilate(marks: Uint8Array, size: Size, radius: number): Uint8Array {
  const { width } = size
  const reach = reachByDistance(radius)
  const farthest = reach.length - 1
  const distances = distancesInColumns(marks, size, farthest)
  const near = new Uint8Array(marks.length)
  for (let row = 0; row < marks.length; row += width) {
    let until = row - 1
    for (let at = row; at < row + width; at++) {
      const to = at + (reach[distances[at] ?? farthest] ?? 0)
      if (to > until) until = to
      if (at <= until) near[at] = 1
    }
    until = row + width
    for (let at = row + width - 1; at >= row; at--) {
      const to = at - (reach[distances[at] ?? farthest] ?? 0)
      if (to < until) until = to
      if (at >= until) near[at] = 1
    }
  }
  return near
}

interface Size {
  readonly width: number
  readonly height: number
}

/** How far to the sides a mark reaches that is so many rows away; the last one does not. */
function reachByDistance(radius: number): Int32Array {
  const rows = Math.floor(radius)
  return Int32Array.from({ length: rows + 2 }, (_none, row) =>
    row > rows ? NOWHERE : Math.floor(Math.sqrt(radius ** 2 - row ** 2)),
  )
}

const NOWHERE = -1_000_000

function distancesInColumns(marks: Uint8Array, { width }: Size, farthest: number): Uint8Array {
  const distances = new Uint8Array(marks.length)
  for (let at = 0; at < width; at++) distances[at] = marks[at] === 1 ? 0 : farthest
  for (let at = width; at < marks.length; at++) {
    const above = distances[at - width] ?? 0
    distances[at] = marks[at] === 1 ? 0 : above < farthest ? above + 1 : farthest
  }
  for (let at = marks.length - width - 1; at >= 0; at--) {
    const below = (distances[at + width] ?? 0) + 1
    if (below < (distances[at] ?? 0)) distances[at] = below
  }
  return distances
}

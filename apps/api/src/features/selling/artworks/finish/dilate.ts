/**
 * The pixels within a distance of a marked one, centre to centre: exact discs, in time that does not grow with them.
 *
 *     a column's distance v to its nearest mark reaches sqrt(radius² − v²) pixels to both sides
 */
export function dilate(
  marks: Uint8Array,
  size: Size,
  radius: number,
  {
    marked = 1,
    near = new Uint8Array(marks.length),
    distances = new Uint8Array(marks.length),
  }: Dilation = {},
): Uint8Array {
  const { width } = size
  const reach = reachByDistance(radius)
  const farthest = reach.length - 1
  writeDistances(marks, { width, farthest, marked }, distances)
  for (let row = 0; row < marks.length; row += width) {
    let until = row - 1
    for (let at = row; at < row + width; at++) {
      const to = at + (reach[distances[at] ?? farthest] ?? 0)
      if (to > until) until = to
      near[at] = at <= until ? 1 : 0
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

interface Dilation {
  /** 0: those without a mark are what is looked for. */
  readonly marked?: 0 | 1
  /** Bytes to use again, as many as there are pixels. The first are the answer. */
  readonly near?: Uint8Array
  readonly distances?: Uint8Array
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

/** Of each pixel to the nearest mark of its column. */
function writeDistances(
  marks: Uint8Array,
  { width, farthest, marked }: { readonly width: number; readonly farthest: number; readonly marked: 0 | 1 },
  distances: Uint8Array,
): void {
  for (let at = 0; at < width; at++) distances[at] = marks[at] === marked ? 0 : farthest
  for (let at = width; at < marks.length; at++) {
    const above = distances[at - width] ?? 0
    distances[at] = marks[at] === marked ? 0 : above < farthest ? above + 1 : farthest
  }
  for (let at = marks.length - width - 1; at >= 0; at--) {
    const below = (distances[at + width] ?? 0) + 1
    if (below < (distances[at] ?? 0)) distances[at] = below
  }
}

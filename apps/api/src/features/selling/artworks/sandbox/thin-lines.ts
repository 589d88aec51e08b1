import { distanceToEdge, inkRuns, type InkRuns } from './distance-transform.ts'

/** Alpha from which a pixel counts as ink for the width of a line: half covered or more. */
const SOLID_FROM = 128

/**
 * Width of the thinnest line in an alpha mask, in pixels; null when nothing in it is a line.
 *
 * A line is ink that runs on for more than about twice its own width in two directions; discs, panels, specks and the
 * corners and tips of larger shapes are not lines. Its width is measured at its middle: where the distance to the edge
 * has a ridge, the width is twice that distance.
 *
 *     . . . . . . . . .
 *     . 1 1 1 1 1 1 1 .        distance 2 on the ridge,
 *     . 1 2 2 2 2 2 1 .   →    line 2 · 2 - 1 = 3 px wide
 *     . 1 1 1 1 1 1 1 .
 *     . . . . . . . . .
 *
 * Accurate to about one pixel. Linear in the number of pixels; in a picture of fine texture, only the first million and
 * a half ridge pixels are checked.
 */
export function thinnestLine(alpha: Uint8Array, width: number, height: number): number | null {
  const runs = inkRuns(alpha, width, SOLID_FROM)
  if (!hasEdge(runs, alpha.length)) return null

  const distances = distanceToEdge(runs, width, height)
  const ridge = ridgePixels(runs, distances, width, height)
  const lines = ridge.filter((at) => runsOnBothWays(distances, width, height, at))
  const onLine = new Uint8Array(alpha.length)
  for (const at of lines) onLine[at] = ON_LINE
  const kept = longEnough(lines, onLine, width, height)
  return lowest(Float64Array.from(kept, (at) => lineWidth(distances, onLine, width, height, at)))
}

/** A pixel is on the ridge unless a neighbour lies distinctly further inside: corners of 90° rise by 0.71 a pixel. */
const STEEPEST_RIDGE = 0.6
const MAX_RIDGE_PIXELS = 1_500_000

/** Whether there is both ink and something without ink. */
function hasEdge({ starts, ends }: InkRuns, pixels: number): boolean {
  const inked = ends.reduce((sum, end, run) => sum + end - (starts[run] ?? 0), 0)
  return inked > 0 && inked < pixels
}

function ridgePixels(
  { starts, ends }: InkRuns,
  distances: Float32Array,
  width: number,
  height: number,
): Int32Array {
  const found: number[] = []
  const straight = STEEPEST_RIDGE
  const diagonal = STEEPEST_RIDGE * Math.SQRT2
  let row = -1
  for (let run = 0; run < starts.length; run++) {
    const start = starts[run] ?? 0
    const y = Math.floor(start / width)
    if (y > row && found.length >= MAX_RIDGE_PIXELS) break
    row = y
    const above = y > 0 ? -width : 0
    const below = y < height - 1 ? width : 0
    const end = ends[run] ?? 0
    for (let at = start; at < end; at++) {
      const here = distances[at] ?? 0
      const left = at > y * width ? -1 : 0
      const right = at < (y + 1) * width - 1 ? 1 : 0
      const most = here + straight
      if ((distances[at + left] ?? 0) > most || (distances[at + right] ?? 0) > most) continue
      if ((distances[at + above] ?? 0) > most || (distances[at + below] ?? 0) > most) continue
      const mostAcross = here + diagonal
      if (
        (distances[at + above + left] ?? 0) > mostAcross ||
        (distances[at + above + right] ?? 0) > mostAcross
      )
        continue
      if (
        (distances[at + below + left] ?? 0) > mostAcross ||
        (distances[at + below + right] ?? 0) > mostAcross
      )
        continue
      found.push(at)
    }
  }
  return Int32Array.from(found)
}

const DIRECTIONS = 32
const COSINES = Float64Array.from({ length: DIRECTIONS }, (_, k) => Math.cos((2 * Math.PI * k) / DIRECTIONS))
const SINES = Float64Array.from({ length: DIRECTIONS }, (_, k) => Math.sin((2 * Math.PI * k) / DIRECTIONS))

/**
 * Checks a circle around a ridge pixel, a little wider than the line itself. A line has about as much ink in two
 * directions, at least a quarter turn apart. A blob has none; a tip, or a line that runs into something thick, has much
 * thicker ink.
 */
function runsOnBothWays(distances: Float32Array, width: number, height: number, at: number): boolean {
  const here = distances[at] ?? 0
  const radius = 2 * here + 2
  const thicker = here + 0.2 * radius + 0.5
  const x = at % width
  const y = (at - x) / width
  let first = -1
  let previous = -1
  let widestGap = 0
  for (let k = 0; k < DIRECTIONS; k++) {
    const px = Math.round(x + radius * (COSINES[k] ?? 0))
    const py = Math.round(y + radius * (SINES[k] ?? 0))
    if (px < 0 || py < 0 || px >= width || py >= height) continue
    const there = distances[py * width + px] ?? 0
    if (there > thicker) return false
    if (there < 0.6 * here || there === 0) continue
    if (first < 0) first = k
    else widestGap = Math.max(widestGap, k - previous)
    previous = k
  }
  if (first < 0) return false
  // More than three quarters of a turn without ink: the end of a line.
  widestGap = Math.max(widestGap, first + DIRECTIONS - previous)
  return widestGap <= (DIRECTIONS * 3) / 4
}

/** A run of fewer ridge pixels is a speck. */
const SHORTEST_RUN = 8

/** What is known of a pixel: that it is on a line, or also that its run was measured. */
const ON_LINE = 1
const IN_RUN = 2

/** Marks the pixels of all runs. */
function longEnough(lines: Int32Array, onLine: Uint8Array, width: number, height: number): Int32Array {
  // The runs, one after the other; a short one is overwritten by the next.
  const kept = new Int32Array(lines.length)
  let end = 0
  for (const start of lines) {
    if (onLine[start] !== ON_LINE) continue
    onLine[start] = IN_RUN
    const first = end
    kept[end++] = start
    // The run grows during iteration: each pixel adds its neighbours.
    for (let next = first; next < end; next++) {
      const at = kept[next] ?? 0
      const x = at % width
      const y = (at - x) / width
      const [left, right] = [Math.max(0, x - 2), Math.min(width - 1, x + 2)]
      for (let py = Math.max(0, y - 2); py <= Math.min(height - 1, y + 2); py++) {
        for (let near = py * width + left; near <= py * width + right; near++) {
          if (onLine[near] !== ON_LINE) continue
          onLine[near] = IN_RUN
          kept[end++] = near
        }
      }
    }
    if (end - first < SHORTEST_RUN) end = first
  }
  return kept.subarray(0, end)
}

/**
 * Twice the distance, less the half pixel that each end is measured too far. A line with an even number of pixels has its
 * middle between two of them, so its ridge is two pixels wide. The distances of a slanting line vary from pixel to pixel;
 * the largest nearby one is at its middle.
 */
function lineWidth(
  distances: Float32Array,
  onLine: Uint8Array,
  width: number,
  height: number,
  at: number,
): number {
  const x = at % width
  const y = (at - x) / width
  let middle = 0
  let beside = 0
  for (let py = Math.max(0, y - 2); py <= Math.min(height - 1, y + 2); py++) {
    for (let px = Math.max(0, x - 2); px <= Math.min(width - 1, x + 2); px++) {
      const near = py * width + px
      if (onLine[near] === 0) continue
      middle = Math.max(middle, distances[near] ?? 0)
      if (Math.abs(px - x) <= 1 && Math.abs(py - y) <= 1) beside++
    }
  }
  return 2 * middle - (beside >= 5 ? 0 : 1)
}

/** The width that the thinnest 0.5 % of all line pixels do not exceed, but at least sixteen of them. */
function lowest(widths: Float64Array): number | null {
  if (widths.length === 0) return null
  const sorted = widths.sort()
  const index = Math.min(sorted.length - 1, Math.max(SHORTEST_RUN * 2, Math.floor(sorted.length / 200)))
  return Math.round((sorted[index] ?? 0) * 10) / 10
}

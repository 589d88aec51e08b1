/** Runs of ink in the rows of a mask: the first pixel of each and the one after its last, in the order of the pixels. */
export interface InkRuns {
  readonly starts: Int32Array
  readonly ends: Int32Array
}

/** Of the pixels of this value and more. */
export function inkRuns(mask: Uint8Array, width: number, from: number): InkRuns {
  const starts: number[] = []
  const ends: number[] = []
  for (let row = 0; row < mask.length; row += width) {
    const end = row + width
    for (let at = row; at < end; at++) {
      if ((mask[at] ?? 0) < from) continue
      starts.push(at)
      while (at < end && (mask[at] ?? 0) >= from) at++
      ends.push(at)
    }
  }
  return { starts: Int32Array.from(starts), ends: Int32Array.from(ends) }
}

/**
 * Exact Euclidean distance, centre to centre, to the nearest pixel without ink (Meijster, Roerdink and
 * Hesselink, "A general algorithm for computing distance transforms in linear time", 2000). Runs of ink are
 * independent, because the empty pixel at the end of a run is nearer than anything beyond it.
 */
export function distanceToEdge({ starts, ends }: InkRuns, width: number, height: number): Float32Array {
  const vertical = new Uint16Array(width * height)
  for (let run = 0; run < starts.length; run++) {
    const end = ends[run] ?? 0
    for (let at = starts[run] ?? 0; at < end; at++) {
      const above = at < width ? 0 : (vertical[at - width] ?? 0)
      vertical[at] = above < FARTHEST ? above + 1 : FARTHEST
    }
  }

  const distances = new Float32Array(width * height)
  const envelope = {
    sites: new Int32Array(width + 2),
    heights: new Float64Array(width + 2),
    validFrom: new Int32Array(width + 2),
  }
  for (let run = starts.length - 1; run >= 0; run--) {
    const start = starts[run] ?? 0
    const end = ends[run] ?? 0
    for (let at = start; at < end; at++) {
      const fromBelow = (vertical[at + width] ?? 0) + 1
      if (fromBelow < (vertical[at] ?? 0)) vertical[at] = fromBelow
    }
    measureRun(vertical, distances, start, end - start, envelope)
  }
  return distances
}

interface Envelope {
  readonly sites: Int32Array
  /** site² + vertical² */
  readonly heights: Float64Array
  readonly validFrom: Int32Array
}

/** The lower envelope of the parabolas (x - site)² + vertical², with x from the start of one run of ink. */
function measureRun(
  vertical: Uint16Array,
  distances: Float32Array,
  start: number,
  length: number,
  { sites, heights, validFrom }: Envelope,
): void {
  let top = 0
  sites[0] = -1
  heights[0] = 1
  validFrom[0] = 0
  for (let site = 0; site <= length; site++) {
    const distance = site === length ? 0 : (vertical[start + site] ?? 0)
    const height = site * site + distance * distance
    let from = 0
    for (; top >= 0; top--) {
      const higher = height - (heights[top] ?? 0)
      const twice = 2 * (site - (sites[top] ?? 0))
      if (higher < twice * (validFrom[top] ?? 0)) continue
      from = higher < twice * length ? Math.floor(higher / twice) + 1 : length
      break
    }
    if (from >= length) continue
    top++
    sites[top] = site
    heights[top] = height
    validFrom[top] = from
  }
  for (let x = length - 1; x >= 0; x--) {
    distances[start + x] = Math.sqrt(x * (x - 2 * (sites[top] ?? 0)) + (heights[top] ?? 0))
    if (x === validFrom[top]) top--
  }
}

/** The maximum of a Uint16; no measured picture is twice as tall. */
const FARTHEST = 65_535

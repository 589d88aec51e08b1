/** Runs of ink in the rows of a mask: the first pixel of each and the one after its last, in the order of the pixels. */
export interface InkRuns {
  readonly starts: Int32Array
  readonly ends: Int32Array
}

/** Of the pixels of this value and more, which is not 0. */
export function inkRuns(mask: Uint8Array, width: number, from: number): InkRuns {
  // Four pixels each, because most are empty or full.
  const words = new Int32Array(mask.buffer, mask.byteOffset, mask.length >> 2)
  const starts: number[] = []
  const ends: number[] = []
  for (let row = 0; row < mask.length; row += width) {
    const end = row + width
    for (let at = row; at < end;) {
      if (words[at >> 2] === 0) at = (at & ~3) + 4
      else if ((mask[at] ?? 0) < from) at++
      else {
        starts.push(at)
        while (at < end && (mask[at] ?? 0) >= from) at = words[at >> 2] === FULL ? (at & ~3) + 4 : at + 1
        ends.push(Math.min(at, end))
      }
    }
  }
  return { starts: Int32Array.from(starts), ends: Int32Array.from(ends) }
}

/** Four bytes of 255. */
const FULL = -1

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
    heights: fitsInt32(width, height) ? new Int32Array(width + 2) : new Float64Array(width + 2),
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

/** Whether site² + vertical² does. No distance to the edge is more than half of the height. */
function fitsInt32(width: number, height: number): boolean {
  return width < 2 ** 15 && height < 2 ** 16
}

interface Envelope {
  readonly sites: Int32Array
  /** site² + vertical² */
  readonly heights: Int32Array | Float64Array
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
      const beside = site - (sites[top] ?? 0)
      if (higher < 2 * beside * (validFrom[top] ?? 0)) continue
      if (higher >= 2 * beside * length) from = length
      else from = (beside === 1 ? higher >> 1 : Math.floor(higher / (2 * beside))) + 1
      break
    }
    if (from >= length) continue
    top++
    sites[top] = site
    heights[top] = height
    validFrom[top] = from
  }
  for (let end = length; top >= 0; top--) {
    const site = sites[top] ?? 0
    const height = (heights[top] ?? 0) - site * site
    const from = validFrom[top] ?? 0
    for (let x = from; x < end; x++) distances[start + x] = Math.sqrt((x - site) * (x - site) + height)
    end = from
  }
}

/** The maximum of a Uint16; no measured picture is twice as tall. */
const FARTHEST = 65_535

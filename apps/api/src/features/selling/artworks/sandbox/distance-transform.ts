/**
 * Exact Euclidean distance, centre to centre, to the nearest pixel without ink (Meijster, Roerdink and
 * Hesselink, "A general algorithm for computing distance transforms in linear time", 2000). Runs of ink are
 * independent, because the empty pixel at the end of a run is nearer than anything beyond it.
 */
export function distanceToEdge(ink: Uint8Array, width: number, height: number): Float32Array {
  const vertical = verticalDistances(ink, width, height)
  const distances = new Float32Array(width * height)
  const envelope = new Int32Array(width + 2)
  const validFrom = new Int32Array(width + 2)

  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      if (ink[row + x] === 0) continue
      const start = x
      while (x < width && ink[row + x] !== 0) x++
      measureRun(vertical, distances, row, start, x, envelope, validFrom)
    }
  }
  return distances
}

function verticalDistances(ink: Uint8Array, width: number, height: number): Uint16Array {
  const vertical = new Uint16Array(width * height)
  for (let x = 0; x < width; x++) vertical[x] = ink[x] === 0 ? 0 : 1
  for (let i = width; i < vertical.length; i++) {
    vertical[i] = ink[i] === 0 ? 0 : Math.min((vertical[i - width] ?? 0) + 1, FARTHEST)
  }
  const lastRow = (height - 1) * width
  for (let i = lastRow; i < vertical.length; i++) vertical[i] = Math.min(vertical[i] ?? 0, 1)
  for (let i = lastRow - 1; i >= 0; i--) {
    const fromBelow = (vertical[i + width] ?? 0) + 1
    if (fromBelow < (vertical[i] ?? 0)) vertical[i] = fromBelow
  }
  return vertical
}

/** The lower envelope of the parabolas (x - site)² + vertical², over one run of ink [start, end). */
function measureRun(
  vertical: Uint16Array,
  distances: Float32Array,
  row: number,
  start: number,
  end: number,
  envelope: Int32Array,
  validFrom: Int32Array,
): void {
  let top = 0
  envelope[0] = start - 1
  validFrom[0] = start
  for (let site = start; site <= end; site++) {
    const height = site === end ? 0 : (vertical[row + site] ?? 0)
    while (top >= 0) {
      const rival = envelope[top] ?? 0
      const rivalHeight = rival < start ? 0 : (vertical[row + rival] ?? 0)
      const at = validFrom[top] ?? 0
      if ((at - rival) ** 2 + rivalHeight ** 2 <= (at - site) ** 2 + height ** 2) {
        const crossing =
          Math.floor(
            (site * site - rival * rival + height * height - rivalHeight * rivalHeight) /
              (2 * (site - rival)),
          ) + 1
        if (crossing < end) {
          top++
          envelope[top] = site
          validFrom[top] = crossing
        }
        break
      }
      top--
    }
    if (top < 0) {
      top = 0
      envelope[0] = site
      validFrom[0] = start
    }
  }
  for (let x = end - 1; x >= start; x--) {
    const site = envelope[top] ?? 0
    const height = site < start || site === end ? 0 : (vertical[row + site] ?? 0)
    distances[row + x] = Math.sqrt((x - site) ** 2 + height ** 2)
    if (x === validFrom[top]) top--
  }
}

/** The maximum of a Uint16; no measured picture is twice as tall. */
const FARTHEST = 65_535

/**
 * Rows of pixels as PNG and PDF compress them best: each with a filter byte before it (PNG 3rd edition, 9), chosen from
 * none, left and above by what a sample of the row would leave over. `previous` is the row above the first one.
 */
export function filterRows(
  rows: Uint8Array,
  { bytesPerRow, bytesPerPixel, previous }: FilterOptions,
): Buffer<ArrayBuffer> {
  const count = rows.length / bytesPerRow
  const filtered = Buffer.allocUnsafe(count * (bytesPerRow + 1))
  let above = previous
  for (let row = 0; row < count; row++) {
    const pixels = rows.subarray(row * bytesPerRow, (row + 1) * bytesPerRow)
    const at = row * (bytesPerRow + 1)
    const filter = cheapestFilter(pixels, above, bytesPerPixel)
    filtered[at] = filter
    const out = filtered.subarray(at + 1, at + 1 + bytesPerRow)
    if (filter === NONE) out.set(pixels)
    else if (filter === LEFT) lessLeft(pixels, bytesPerPixel, out)
    else lessAbove(pixels, above, out)
    above = pixels
  }
  return filtered
}

interface FilterOptions {
  readonly bytesPerRow: number
  readonly bytesPerPixel: number
  readonly previous: Uint8Array
}

const NONE = 0
const LEFT = 1
const ABOVE = 2
/** Every so many bytes one is looked at. Odd, so that every channel has its turn. */
const SAMPLE = 7

function cheapestFilter(pixels: Uint8Array, above: Uint8Array, bytesPerPixel: number): number {
  let none = 0
  let left = 0
  let up = 0
  for (let at = bytesPerPixel; at < pixels.length; at += SAMPLE) {
    const value = pixels[at] ?? 0
    none += distance(value)
    left += distance(value - (pixels[at - bytesPerPixel] ?? 0))
    up += distance(value - (above[at] ?? 0))
  }
  if (none <= left && none <= up) return NONE
  return up <= left ? ABOVE : LEFT
}

/** From nothing, in a circle of 256. */
function distance(difference: number): number {
  const byte = difference & 255
  return byte < 128 ? byte : 256 - byte
}

function lessLeft(pixels: Uint8Array, bytesPerPixel: number, out: Uint8Array): void {
  out.set(pixels.subarray(0, bytesPerPixel))
  for (let at = bytesPerPixel; at < pixels.length; at++) {
    out[at] = (pixels[at] ?? 0) - (pixels[at - bytesPerPixel] ?? 0)
  }
}

function lessAbove(pixels: Uint8Array, above: Uint8Array, out: Uint8Array): void {
  for (let at = 0; at < pixels.length; at++) out[at] = (pixels[at] ?? 0) - (above[at] ?? 0)
}

/**
 * Uses the PNG filter (3rd edition, 9) with the smallest differences in a sample: none, left or above.
 * `previous` is the row above the first one.
 */
export function filterRows(
  rows: Uint8Array,
  { bytesPerRow, bytesPerPixel, previous, roomFor }: FilterOptions,
): Buffer<ArrayBuffer> {
  const count = rows.length / bytesPerRow
  const filtered = roomFor(count * (bytesPerRow + 1))
  let above = previous
  for (let row = 0; row < count; row++) {
    const pixels = rows.subarray(row * bytesPerRow, (row + 1) * bytesPerRow)
    const at = row * (bytesPerRow + 1)
    const filter = cheapestFilter(pixels, above, bytesPerPixel)
    filtered[at] = filter
    const out = filtered.subarray(at + 1, at + 1 + bytesPerRow)
    if (filter === NONE) out.set(pixels)
    else if (filter === LEFT) lessLeft(pixels, bytesPerPixel, out)
    else lessAbove(pixels, above, bytesPerPixel, out)
    above = pixels
  }
  return filtered
}

interface FilterOptions {
  readonly bytesPerRow: number
  readonly bytesPerPixel: number
  readonly previous: Uint8Array
  readonly roomFor: (length: number) => Buffer<ArrayBuffer>
}

const NONE = 0
const LEFT = 1
const ABOVE = 2
/** Odd, so that all channels are sampled. */
const SAMPLE = 31

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

/** The distance from 0, modulo 256. */
function distance(difference: number): number {
  const byte = difference & 255
  return byte < 128 ? byte : 256 - byte
}

export function lessLeft(pixels: Uint8Array, bytesPerPixel: number, out: Uint8Array): void {
  if (bytesPerPixel === 4) {
    const words = asWords(pixels)
    const less = scratchOf(words.length)
    let left = 0
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? 0
      less[at] = lessByBytes(word, left)
      left = word
    }
    out.set(new Uint8Array(less.buffer, 0, out.length))
    return
  }
  out.set(pixels.subarray(0, bytesPerPixel))
  for (let at = bytesPerPixel; at < pixels.length; at++) {
    out[at] = (pixels[at] ?? 0) - (pixels[at - bytesPerPixel] ?? 0)
  }
}

function lessAbove(pixels: Uint8Array, above: Uint8Array, bytesPerPixel: number, out: Uint8Array): void {
  if (bytesPerPixel === 4) {
    const words = asWords(pixels)
    const wordsAbove = asWords(above)
    const less = scratchOf(words.length)
    for (let at = 0; at < words.length; at++) less[at] = lessByBytes(words[at] ?? 0, wordsAbove[at] ?? 0)
    out.set(new Uint8Array(less.buffer, 0, out.length))
    return
  }
  for (let at = 0; at < pixels.length; at++) out[at] = (pixels[at] ?? 0) - (above[at] ?? 0)
}

/** Four bytes at once; handling the highest bits apart prevents borrowing from the next byte. */
function lessByBytes(one: number, other: number): number {
  return ((one | HIGHEST) - (other & ~HIGHEST)) ^ ((one ^ ~other) & HIGHEST)
}

const HIGHEST = 0x80808080 | 0

function asWords(pixels: Uint8Array): Int32Array {
  return pixels.byteOffset % 4 === 0
    ? new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
    : new Int32Array(new Uint8Array(pixels).buffer)
}

let scratch = new Int32Array(0)

/** A filtered row begins after its filter byte, where words are not aligned. */
function scratchOf(length: number): Int32Array<ArrayBuffer> {
  if (scratch.length < length) scratch = new Int32Array(length)
  return scratch
}

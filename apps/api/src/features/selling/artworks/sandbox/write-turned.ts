import { closeSync, openSync, writeSync } from 'node:fs'

interface Size {
  readonly width: number
  readonly height: number
}

/** Rows of the turned picture that are in memory at once. */
const BAND = 64

/**
 * The file of a picture that is turned a quarter clockwise: RGBA, or one byte a pixel. Never holds it as a whole, because
 * the largest print takes 55 MB.
 *
 *     a b c      d a
 *     d e f      e b
 *                f c
 */
export function writeTurned(path: string, pixels: Buffer, { width, height }: Size): void {
  const isGrey = pixels.length === width * height
  const from = isGrey ? pixels : new Uint32Array(pixels.buffer, pixels.byteOffset, width * height)
  const length = Math.min(BAND, width) * height
  const band = isGrey ? new Uint8Array(length) : new Uint32Array(length)
  const file = openSync(path, 'w')
  try {
    for (let left = 0; left < width; left += BAND) {
      const rows = Math.min(BAND, width - left)
      for (let y = 0; y < height; y++) {
        const at = y * width + left
        for (let row = 0, to = height - 1 - y; row < rows; row++, to += height) band[to] = from[at + row] ?? 0
      }
      writeAll(file, new Uint8Array(band.buffer, 0, rows * height * band.BYTES_PER_ELEMENT))
    }
  } finally {
    closeSync(file)
  }
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
}

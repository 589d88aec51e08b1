import { closeSync, openSync, readSync } from 'node:fs'
import type { OpenLayer } from './film-strips.ts'

/**
 * The rows of a drawing, from the corner that is given: RGBA, or one byte a pixel. Read at once, because the threads
 * that would read are compressing, and the file was just written.
 */
export function openPixelFile(
  path: string,
  width: number,
  from = { left: 0, top: 0 },
  bytesPerPixel: 1 | 4 = 4,
): OpenLayer {
  const file = openSync(path, 'r')
  const bytesPerRow = width * bytesPerPixel
  let buffer = new Uint8Array(0)
  return {
    width,
    rows(first, count) {
      const length = count * bytesPerRow
      if (buffer.length < length) buffer = new Uint8Array(length)
      const bytesRead = readSync(file, buffer, 0, length, (from.top + first) * bytesPerRow)
      if (bytesRead < length) throw new Error(`A drawing ended after ${bytesRead} of ${length} bytes`)
      return buffer.subarray(from.left * bytesPerPixel, length)
    },
    close: () => closeSync(file),
  }
}

import { open } from 'node:fs/promises'
import type { OpenLayer } from './film-strips.ts'

/** The rows of a drawing, from the corner that is given: RGBA, or one byte a pixel. */
export async function openPixelFile(
  path: string,
  width: number,
  from = { left: 0, top: 0 },
  bytesPerPixel: 1 | 4 = 4,
): Promise<OpenLayer> {
  const file = await open(path, 'r')
  const bytesPerRow = width * bytesPerPixel
  let buffer = new Uint8Array(0)
  return {
    width,
    async rows(first, count) {
      const length = count * bytesPerRow
      if (buffer.length < length) buffer = new Uint8Array(length)
      const { bytesRead } = await file.read(buffer, 0, length, (from.top + first) * bytesPerRow)
      if (bytesRead < length) throw new Error(`A drawing ended after ${bytesRead} of ${length} bytes`)
      return buffer.subarray(from.left * bytesPerPixel, length)
    },
    close: () => file.close(),
  }
}

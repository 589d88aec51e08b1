import { open } from 'node:fs/promises'
import type { OpenLayer } from './film-strips.ts'

export async function openPixelFile(path: string, width: number): Promise<OpenLayer> {
  const file = await open(path, 'r')
  const bytesPerRow = width * 4
  let buffer = new Uint8Array(0)
  return {
    width,
    async rows(from, count) {
      const length = count * bytesPerRow
      if (buffer.length < length) buffer = new Uint8Array(length)
      const { bytesRead } = await file.read(buffer, 0, length, from * bytesPerRow)
      if (bytesRead < length) throw new Error(`A drawing ended after ${bytesRead} of ${length} bytes`)
      return buffer.subarray(0, length)
    },
    close: () => file.close(),
  }
}

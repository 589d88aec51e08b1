import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zlibPieces } from './zlib-pieces.ts'

const piece = fc.record({
  length: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.constantFrom(65_521, 70_000, 400_000)),
  kind: fc.constantFrom('zeros', 'highest', 'noise'),
})

test('is one zlib stream with a correct checksum, whose buffers are used again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 14 }), async (pieces) => {
      const written: Buffer[] = [Buffer.alloc(1)]
      const compressed: Buffer[] = []
      const zlib = zlibPieces((bytes) => void compressed.push(bytes))
      await zlib.addZeros(1)
      for (const [index, { length, kind }] of pieces.entries()) {
        const bytes = zlib.room(length)
        fill(bytes, kind, index)
        written.push(Buffer.from(bytes))
        if (kind === 'zeros') await zlib.addZeros(length)
        else await zlib.add(bytes)
      }
      await zlib.end()
      expect(inflateSync(Buffer.concat(compressed)).equals(Buffer.concat(written))).toBe(true)
    }),
    { numRuns: 40 },
  )
})

function fill(bytes: Buffer, kind: string, seed: number): void {
  bytes.fill(kind === 'highest' ? 255 : 0)
  if (kind !== 'noise') return
  let state = seed + 1
  for (let at = 0; at < bytes.length; at++) bytes[at] = state = (state * 48_271) % 2_147_483_647
}

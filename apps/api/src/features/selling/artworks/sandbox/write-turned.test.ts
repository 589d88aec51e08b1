import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeTurned } from './write-turned.ts'

test.each([
  ['colours', 4],
  ['white', 1],
] as const)('turns %s a quarter clockwise, wider than what is in memory at once', async (_, bytes) => {
  const [width, height] = [150, 37]
  const pixels = Buffer.from(Uint8Array.from({ length: width * height * bytes }, (_none, at) => at * 7))
  const folder = await mkdtemp(join(tmpdir(), 'platen-turned-'))
  try {
    writeTurned(join(folder, 'turned'), pixels, { width, height })
    const turned = await readFile(join(folder, 'turned'))
    const expected = Buffer.alloc(pixels.length)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const from = (y * width + x) * bytes
        pixels.copy(expected, (x * height + height - 1 - y) * bytes, from, from + bytes)
      }
    expect(turned.equals(expected)).toBe(true)
  } finally {
    await rm(folder, { recursive: true })
  }
})

import { mkdtemp, open, readFile, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openPng } from './png-writer.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'png-writer-'))
})
afterAll(() => rm(folder, { recursive: true }))

const strip = fc.record({
  rows: fc.integer({ min: 1, max: 20 }),
  kind: fc.constantFrom('empty', 'flat', 'ramp', 'noise'),
  seed: fc.integer({ min: 0, max: 255 }),
})

test('reads back exactly the pixels that were written', async () => {
  const path = join(folder, 'any.png')
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 90 }),
      fc.array(strip, { minLength: 1, maxLength: 12 }),
      async (width, strips) => {
        const height = strips.reduce((sum, { rows }) => sum + rows, 0)
        const png = await openPng(path, { width, height, bytesPerPixel: 4, profile: undefined })
        const written: Buffer[] = []
        for (const { rows, kind, seed } of strips) {
          const pixels = pixelsOf(kind, rows * width * 4, seed)
          written.push(Buffer.from(pixels))
          if (kind === 'empty') await png.writeEmptyRows(rows)
          else await png.writeRows(pixels)
          pixels.fill(99)
        }
        await png.end()
        await png.close()
        const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true })
        expect(info).toMatchObject({ width, height, channels: 4 })
        expect(data.equals(Buffer.concat(written))).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})

test('declares 300 DPI and sRGB', async () => {
  const path = join(folder, 'size.png')
  const png = await openPng(path, { width: 3, height: 2, bytesPerPixel: 4, profile: undefined })
  await png.writeEmptyRows(2)
  await png.end()
  await png.close()
  const bytes = await readFile(path)
  const at = bytes.indexOf('pHYs')
  expect([bytes.readUInt32BE(at + 4), bytes.readUInt32BE(at + 8), bytes[at + 12]]).toEqual([
    11_811, 11_811, 1,
  ])
  expect(bytes.includes('sRGB')).toBe(true)
  expect(await sharp(path).metadata()).toMatchObject({ density: 300, hasAlpha: true, depth: 'uchar' })
})

test('writes the whole file even if the disk accepts only a part at a time', async () => {
  const path = join(folder, 'slow.png')
  const probe = await open(path, 'w')
  const files = Object.getPrototypeOf(probe) as FileHandle
  await probe.close()
  const part = vi.spyOn(files, 'writev').mockImplementation(async function (this: FileHandle, buffers) {
    const [first = new Uint8Array()] = buffers
    const { bytesWritten } = await this.write(first)
    return { bytesWritten, buffers }
  })
  onTestFinished(() => part.mockRestore())
  const png = await openPng(path, { width: 3, height: 2, bytesPerPixel: 4, profile: undefined })
  await png.writeEmptyRows(2)
  await png.end()
  await png.close()
  const { info } = await sharp(path).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 3, height: 2 })
})

function pixelsOf(kind: string, length: number, seed: number): Buffer {
  if (kind === 'empty') return Buffer.alloc(length)
  if (kind === 'flat') return Buffer.alloc(length, Buffer.from([seed, 255 - seed, 7, 255]))
  if (kind === 'ramp') return Buffer.from(Array.from({ length }, (_none, at) => (at * 3 + seed) % 256))
  let state = seed + 1
  return Buffer.from(Array.from({ length }, () => (state = (state * 48_271) % 2_147_483_647) % 256))
}

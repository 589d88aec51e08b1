import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePng } from './encode-png.ts'

/** Columns with a little noise above, of which each row is like the one before; a transparent half below. */
function picture(width: number, height: number) {
  const data = Buffer.alloc(width * height * 4)
  let seed = 7
  for (let at = 0; at < data.length / 2; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    data[at] = (((at % (width * 4)) * 97) & 255) + (seed >> 29)
  }
  return { data, width, height }
}

test.each([
  [1, 1],
  [3, 2],
  [1201, 903],
])('a PNG of %i × %i pixels has every one of them', async (width, height) => {
  const pixels = picture(width, height)
  const { data, info } = await sharp(await encodePng(pixels))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([width, height, 4])
  expect(data.equals(pixels.data)).toBe(true)
})

test('a picture with noise has fewer bytes than a library writes quickly', async () => {
  const { data, width, height } = picture(1201, 903)
  const quick = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 2 })
    .toBuffer()
  expect((await encodePng({ data, width, height })).length).toBeLessThan(quick.length)
})

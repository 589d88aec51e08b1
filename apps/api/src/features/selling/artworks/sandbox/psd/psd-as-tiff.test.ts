import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { imageSandbox, inspectArtwork, renderPreview } from '../../inspect-artwork.ts'
import { psdOf } from '../../testing/psd-files.ts'

afterAll(() => imageSandbox.close())

const inspect = (bytes: Buffer) => inspectArtwork('a client', bytes)
const refusedAs = (reason: string): unknown =>
  expect.objectContaining({
    code: 'ARTWORK_REJECTED',
    fields: [expect.objectContaining({ reason })] as unknown,
  })

const [WIDTH, HEIGHT] = [200, 100]
const plane = (value: (x: number, y: number) => number) =>
  Buffer.from(Array.from({ length: WIDTH * HEIGHT }, (_, at) => value(at % WIDTH, Math.floor(at / WIDTH))))
const same = (value: number) => plane(() => value)
const SIZE = { width: WIDTH, height: HEIGHT }

async function firstPixel(psd: Buffer): Promise<number[]> {
  const drawn = await sharp(await renderPreview('a client', psd, 'psd'))
    .raw()
    .toBuffer()
  return [...drawn.subarray(0, 4)]
}

test.each(['none', 'runs'] as const)('reads a flattened picture (compression: %s)', async (compression) => {
  const psd = psdOf({ ...SIZE, channels: [same(200), same(40), same(40)], compression })
  const { inspection } = await inspect(psd)
  expect(inspection).toMatchObject({
    format: 'psd',
    vector: false,
    ...{ widthPx: WIDTH, heightPx: HEIGHT, hasAlpha: false, colourSpace: 'srgb' },
  })
  const [red = 0, green = 255] = await firstPixel(psd)
  expect([red > 190, green < 60]).toEqual([true, true])
})

test('keeps the transparency, without the white that Photoshop flattens on', async () => {
  // A red of 40 % on white in the left half, nothing in the right one.
  const alpha = plane((x) => (x < WIDTH / 2 ? 102 : 0))
  const pale = plane((x) => (x < WIDTH / 2 ? 153 : 255))
  const psd = psdOf({ ...SIZE, channels: [same(255), pale, pale, alpha], compression: 'runs', merged: true })
  const { inspection } = await inspect(psd)
  expect(inspection).toMatchObject({ hasAlpha: true, inkAreaPercent: 50, semiTransparentPercent: 100 })
  const [red = 0, green = 255, blue = 255, opacity] = await firstPixel(psd)
  expect([red > 245, green < 15, blue < 15, opacity]).toEqual([true, true, true, 102])
})

test('reads a large document', async () => {
  const channels = [same(200), same(40), same(40), same(255)]
  const psb = psdOf({ ...SIZE, channels, compression: 'runs', merged: true, large: true })
  expect((await inspect(psb)).inspection).toMatchObject({ widthPx: WIDTH, heightPx: HEIGHT, hasAlpha: true })
})

test('a saved selection is no transparency', async () => {
  const psd = psdOf({ ...SIZE, channels: [same(9), same(9), same(9), same(0)] })
  expect((await inspect(psd)).inspection).toMatchObject({ hasAlpha: false, inkAreaPercent: 100 })
})

test('reads CMYK, where 255 is no ink, and grey', async () => {
  const yellow = psdOf({ ...SIZE, mode: 4, channels: [same(255), same(255), same(0), same(255)] })
  expect((await inspect(yellow)).inspection).toMatchObject({ colourSpace: 'cmyk' })
  const [red = 0, green = 0, blue = 255] = await firstPixel(yellow)
  expect([red > 200, green > 200, blue < 120]).toEqual([true, true, true])
  expect((await inspect(psdOf({ ...SIZE, mode: 1, channels: [same(128)] }))).inspection).toMatchObject({
    colourSpace: 'b-w',
  })
})

test('reads 16 bits a channel', async () => {
  const wide = (value: number) => {
    const samples = Buffer.alloc(2 * WIDTH * HEIGHT)
    for (let at = 0; at < samples.length; at += 2) samples.writeUInt16BE(value, at)
    return samples
  }
  const psd = psdOf({
    ...SIZE,
    depth: 16,
    channels: [wide(51_400), wide(0), wide(0), wide(65_535)],
    merged: true,
  })
  expect((await inspect(psd)).inspection).toMatchObject({ hasAlpha: true, colourSpace: 'rgb16' })
  const [red = 0, green = 255] = await firstPixel(psd)
  expect([Math.abs(red - 200) < 6, green < 6]).toEqual([true, true])
})

const whole = psdOf({ ...SIZE, channels: [same(1), same(2), same(3)], compression: 'runs' })
const withByte = (at: number, value: number) => {
  const changed = Buffer.from(whole)
  changed[at] = value
  return changed
}
test.each([
  ['cut off in its picture', whole.subarray(0, whole.length - 5), 'damaged'],
  ['cut off in its header', whole.subarray(0, 20), 'damaged'],
  ['of 16 gigapixels', psdOf({ width: 300_000, height: 56_000, channels: [] }), 'damaged'],
  [
    'of 900 megapixels in a few bytes',
    psdOf({ width: 30_000, height: 30_000, channels: [same(1), same(2), same(3)] }),
    'too_many_pixels',
  ],
  ['that is wider than its rows', withByte(21, 201), 'damaged'],
  ['that is higher than its rows', withByte(17, 101), 'damaged'],
  ['whose layers are longer than the file', withByte(52, 0x7f), 'damaged'],
  ['in Lab', psdOf({ ...SIZE, mode: 9, channels: [same(1), same(2), same(3)] }), 'unusual_colours'],
  ['of 32 bits a channel', psdOf({ ...SIZE, depth: 32, channels: [] }), 'damaged'],
  [
    'without its flattened picture',
    psdOf({ ...SIZE, channels: [same(1), same(2), same(3)], hasPicture: false }),
    'psd_without_picture',
  ],
])('refuses a Photoshop document %s', async (_, bytes, reason) => {
  await expect(inspect(bytes)).rejects.toThrow(refusedAs(reason))
})

test('the largest document fits into the memory of the sandbox', { timeout: 60_000 }, async () => {
  const [width, height] = [6300, 6300]
  const row = Buffer.alloc(width, 77)
  const channels = Array.from({ length: 4 }, () => Buffer.concat(Array.from({ length: height }, () => row)))
  const { inspection } = await inspect(psdOf({ width, height, channels, compression: 'runs', merged: true }))
  expect(inspection).toMatchObject({ widthPx: width, hasAlpha: true })
})

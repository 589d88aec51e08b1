import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { ArtworkFormat } from './artwork-format.ts'
import { imageSandbox, renderPreview as renderInProcess } from './inspect-artwork.ts'
import { drawn, svgOf } from './testing/drawn-files.ts'

afterAll(() => imageSandbox.close())

const renderPreview = (bytes: Buffer, format: ArtworkFormat) => renderInProcess('a client', bytes, format)

test('draws a WebP with alpha, no larger than 1024 px, without metadata', async () => {
  const bytes = await drawn('<rect width="1500" height="300" fill="red"/>', 3000, 600)
    .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'Somewhere' } })
    .png()
    .toBuffer()
  const preview = await renderPreview(bytes, 'png')
  expect(await sharp(preview).metadata()).toMatchObject({
    format: 'webp',
    width: 1024,
    height: 205,
    hasAlpha: true,
  })
  expect(preview.includes('Somebody')).toBe(false)
  expect((await sharp(preview).metadata()).exif).toBeUndefined()
})

test('does not enlarge a small picture', async () => {
  const bytes = await drawn('<rect width="5" height="5"/>', 20, 10).webp().toBuffer()
  expect(await sharp(await renderPreview(bytes, 'webp')).metadata()).toMatchObject({ width: 20, height: 10 })
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('turns orientation %d upright', async (orientation) => {
  const bytes = await drawn(
    '<rect width="30" height="10" fill="red"/><rect width="9" height="60" fill="blue"/>',
    80,
    60,
  )
    .png()
    .withMetadata({ orientation })
    .toBuffer()
  const expected = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true })
  const found = await sharp(await renderPreview(bytes, 'png'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([found.info.width, found.info.height]).toEqual([expected.info.width, expected.info.height])
  // Alpha is kept exactly and shows the position.
  const alphaOf = (pixels: Buffer) => Buffer.from(pixels.filter((_, at) => at % 4 === 3))
  expect(alphaOf(found.data).equals(alphaOf(expected.data))).toBe(true)
})

test('turns CMYK and 16-bit pictures into 8-bit sRGB', async () => {
  const red = drawn('<rect width="20" height="20" fill="#f00"/>', 20, 20)
  for (const [bytes, format] of [
    [await red.clone().flatten().toColourspace('cmyk').jpeg().toBuffer(), 'jpeg'],
    [await red.clone().toColourspace('rgb16').png().toBuffer(), 'png'],
  ] as const) {
    const preview = await renderPreview(bytes, format)
    const [r = 0, g = 255] = await sharp(preview).raw().toBuffer()
    expect(r).toBeGreaterThan(200)
    expect(g).toBeLessThan(60)
  }
})

test('draws an SVG and refuses an unsafe one', async () => {
  const preview = await renderPreview(svgOf('<circle r="50"/>'), 'svg')
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'webp', width: 1024, height: 512 })
  await expect(renderPreview(svgOf('<script/>'), 'svg')).rejects.toThrow('contains a script')
})

test('refuses bytes that do not match the given format', async () => {
  const bytes = await drawn('<rect width="5" height="5"/>', 20, 10).webp().toBuffer()
  await expect(renderPreview(bytes, 'tiff')).rejects.toMatchObject({ code: 'ARTWORK_REJECTED' })
})

test('uses only the five allowed decoders', async () => {
  const bytes = await drawn('<rect width="5" height="5"/>', 20, 10).gif().toBuffer()
  await expect(renderPreview(bytes, 'gif' as string as ArtworkFormat)).rejects.toMatchObject({
    code: 'ARTWORK_REJECTED',
  })
})

test('draws a stored SVG for review that an earlier version accepted and an upload no longer may be', async () => {
  const layers = 17
  const bytes = svgOf(
    `${'<g opacity="0.99">'.repeat(layers)}<rect width="200" height="100"/>${'</g>'.repeat(layers)}`,
  )
  await expect(renderPreview(bytes, 'svg')).rejects.toMatchObject({ code: 'ARTWORK_REJECTED' })
  const review = await imageSandbox.preview('a client', bytes, 'svg', { sidePx: 3_000, use: 'review' })
  expect(await sharp(review).metadata()).toMatchObject({ format: 'webp', width: 2400 })
})

test('keeps flat art exactly and photos in fewer bytes, turned as well', async () => {
  const flat = await drawn('<circle cx="150" cy="90" r="70" fill="#c1372a"/>', 300, 180)
    .png()
    .withMetadata({ orientation: 5 })
    .toBuffer()
  expect(formatOf(await renderPreview(flat, 'png'))).toBe('VP8L')

  const noise = Buffer.from(Array.from({ length: 300 * 180 * 4 }, (_, at) => (at * at * 7919) % 251))
  const photo = await sharp(noise, { raw: { width: 300, height: 180, channels: 4 } })
    .png()
    .toBuffer()
  expect(formatOf(await renderPreview(photo, 'png'))).toBe('VP8X')
})

/** The first chunk of a WebP: lossless, or with several chunks, as lossy pictures with transparency are. */
function formatOf(webp: Buffer): string {
  return webp.toString('latin1', 12, 16)
}

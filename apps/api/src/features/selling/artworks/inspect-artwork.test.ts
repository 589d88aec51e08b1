import { deflateSync } from 'node:zlib'
import { MAX_ARTWORK_BYTES } from '@platen/contract'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { imageSandbox, inspectArtwork as inspectInProcess } from './inspect-artwork.ts'
import { inspectArtwork as inspectHere } from './sandbox/measure-artwork.ts'
import { SVG_BOUNDS } from './svg/svg-safety.ts'
import { drawn, pngChunk, pngOf, pngRows, svgOf, tiffOf } from './testing/drawn-files.ts'

const REFUSED = expect.objectContaining({ name: 'Refusal', code: 'ARTWORK_REJECTED' }) as Error
const LOGO = '<rect x="20" y="10" width="60" height="40"/><rect x="20" y="60" width="70" height="3"/>'
const LOGO_FOUND = {
  vector: false,
  widthPx: 100,
  heightPx: 80,
  hasAlpha: true,
  inkAreaPercent: 32.63,
  semiTransparentPercent: 0,
  emptyMarginPx: { top: 10, right: 10, bottom: 17, left: 20 },
  thinnestLinePx: 3,
}

afterAll(() => imageSandbox.close())

const inspectArtwork = async (bytes: Buffer) => (await inspectInProcess('a client', bytes)).inspection
/** Without a process, for hundreds of files. */
const measureArtwork = (bytes: Buffer) => inspectHere(bytes, 64)

test.each([
  ['png', (image: Sharp) => image.png()],
  ['png', (image: Sharp) => image.png({ progressive: true })],
  ['png', (image: Sharp) => image.png({ palette: true })],
  ['png', (image: Sharp) => image.toColourspace('rgb16').png()],
  ['png', (image: Sharp) => image.toColourspace('b-w').png()],
  ['webp', (image: Sharp) => image.webp({ lossless: true })],
  ['tiff', (image: Sharp) => image.tiff({ compression: 'lzw' })],
  ['tiff', (image: Sharp) => image.tiff({ compression: 'none', tile: true })],
] as const)('measures the same drawing in a %s (%#)', async (format, encode) => {
  const bytes = await encode(drawn(LOGO, 100, 80)).toBuffer()
  expect(await inspectArtwork(bytes)).toMatchObject({ ...LOGO_FOUND, format })
})

test('measures an SVG on a raster of bounded size', async () => {
  expect(await inspectArtwork(svgOf(LOGO, 'viewBox="0 0 100 80"'))).toMatchObject({
    ...LOGO_FOUND,
    format: 'svg',
    vector: true,
    widthPx: 2400,
    heightPx: 1920,
    emptyMarginPx: { top: 240, right: 240, bottom: 408, left: 480 },
    thinnestLinePx: 72,
  })
  const huge = svgOf('<rect width="90000" height="9000"/>', 'width="90000" height="45000"')
  expect(await inspectArtwork(huge)).toMatchObject({ widthPx: 2400, heightPx: 1200 })
  const tiny = svgOf('<rect width="2" height="1"/>', 'width="3" height="2"')
  expect(await inspectArtwork(tiny)).toMatchObject({ widthPx: 2400, heightPx: 1600, inkAreaPercent: 33.33 })
})

test('reports live text and embedded pictures in an SVG', async () => {
  const picture = pngOf({ width: 4, height: 4 }).toString('base64')
  const body = `<image width="100" height="80" href="data:image/png;base64,${picture}"/><text y="20">Hi</text>`
  expect(await inspectArtwork(svgOf(body))).toMatchObject({ hasLiveText: true, carriedPictures: 1 })
})

test('measures an opaque photo as a full box without lines', async () => {
  const photo = await drawn(LOGO, 100, 80)
    .flatten({ background: '#fff' })
    .jpeg({ progressive: true })
    .toBuffer()
  expect(await inspectArtwork(photo)).toMatchObject({
    format: 'jpeg',
    hasAlpha: false,
    inkAreaPercent: 100,
    thinnestLinePx: null,
    colourSpace: 'srgb',
  })
})

test.each([
  ['jpeg', (image: Sharp) => image.jpeg()],
  ['tiff', (image: Sharp) => image.tiff()],
] as const)('reads a CMYK %s', async (format, encode) => {
  const bytes = await encode(drawn(LOGO, 100, 80).flatten().toColourspace('cmyk')).toBuffer()
  expect(await inspectArtwork(bytes)).toMatchObject({ format, colourSpace: 'cmyk', inkAreaPercent: 100 })
})

test('reads a CMYK TIFF with transparency and a private tag', async () => {
  const pixel = (alpha: number) => [0, 255, 255, 0, alpha]
  const bytes = tiffOf({ width: 4, height: 2, pixels: [0, 0, 255, 255, 0, 0, 255, 128].flatMap(pixel) })
  expect(await inspectArtwork(bytes)).toMatchObject({
    colourSpace: 'cmyk',
    hasAlpha: true,
    inkAreaPercent: 50,
    semiTransparentPercent: 0,
    emptyMarginPx: { top: 0, right: 0, bottom: 0, left: 2 },
  })
})

test.each([
  ['grey', { colourType: 0, pixel: [5], extra: pngChunk('tRNS', Buffer.from([0, 6])), alpha: false }],
  ['palette', { colourType: 3, pixel: [0], extra: pngChunk('tRNS', Buffer.from([128])), alpha: true }],
])('reads the transparent colour of a %s PNG', async (_, { colourType, pixel, extra, alpha }) => {
  const palette = colourType === 3 ? [pngChunk('PLTE', Buffer.from([1, 2, 3]))] : []
  const pixels = pngRows(9, 9, pixel)
  const bytes = pngOf({ width: 9, height: 9, colourType, pixels, extra: [...palette, extra] })
  expect(await inspectArtwork(bytes)).toMatchObject({
    hasAlpha: true,
    semiTransparentPercent: alpha ? 100 : 0,
  })
})

test.each([
  [1, { top: 10, right: 10, bottom: 17, left: 20 }],
  [2, { top: 10, right: 20, bottom: 17, left: 10 }],
  [3, { top: 17, right: 20, bottom: 10, left: 10 }],
  [4, { top: 17, right: 10, bottom: 10, left: 20 }],
  [5, { top: 20, right: 17, bottom: 10, left: 10 }],
  [6, { top: 20, right: 10, bottom: 10, left: 17 }],
  [7, { top: 10, right: 10, bottom: 20, left: 17 }],
  [8, { top: 10, right: 17, bottom: 20, left: 10 }],
])('measures a picture of orientation %d upright', async (orientation, emptyMarginPx) => {
  const bytes = await drawn(LOGO, 100, 80).png().withMetadata({ orientation }).toBuffer()
  const upright = await inspectArtwork(await sharp(bytes).autoOrient().png().toBuffer())
  expect(upright.emptyMarginPx).toEqual(emptyMarginPx)
  expect(await inspectArtwork(bytes)).toEqual(upright)
})

test('measures a very large picture on a reduced copy, scaled back', async () => {
  const bytes = await drawn(
    '<rect x="1000" y="500" width="5000" height="60"/><rect x="1500" y="3001" width="4000" height="1"/>',
    8000,
    8000,
  )
    .png()
    .toBuffer()
  const found = await inspectArtwork(bytes)
  const { emptyMarginPx: margin } = found
  expect(found).toMatchObject({ widthPx: 8000, heightPx: 8000 })
  expect(Math.abs(found.inkAreaPercent - 0.475)).toBeLessThan(0.1)
  const off = [
    margin.top - 500,
    margin.right - 2000,
    margin.bottom - 4998,
    margin.left - 1000,
    (found.thinnestLinePx ?? 0) - 60,
  ]
  expect(Math.max(...off.map(Math.abs))).toBeLessThanOrEqual(4)
})

test('refuses a completely transparent picture', async () => {
  await expect(
    inspectArtwork(pngOf({ width: 9, height: 9, pixels: pngRows(9, 9, [1, 2, 3, 0]) })),
  ).rejects.toThrow('nothing to print')
  await expect(inspectArtwork(svgOf('<rect/>'))).rejects.toThrow('nothing to print')
})

test.each([
  [
    'claims more rows than it has',
    () => pngOf({ width: 9, height: 18, pixels: pngRows(9, 9, [1, 2, 3, 255]) }),
  ],
  [
    'claims fewer rows than it has',
    () => pngOf({ width: 9, height: 5, pixels: pngRows(9, 9, [1, 2, 3, 255]) }),
  ],
  [
    'claims other columns than it has',
    () => pngOf({ width: 8, height: 9, pixels: pngRows(9, 9, [1, 2, 3, 255]) }),
  ],
  ['claims to be interlaced', () => pngOf({ width: 9, height: 9, interlaced: true })],
  [
    'has two headers',
    () => pngOf({ width: 9, height: 9, extra: [pngOf({ width: 7, height: 7 }).subarray(8, 33)] }),
  ],
  ['has a wrong checksum', () => flipped(pngOf({ width: 9, height: 9 }), 30)],
  ['has a wrong checksum after its last row', () => flipped(pngOf({ width: 9, height: 9 }), -1)],
  ['has wrong bytes in its pixels', () => flipped(pngOf({ width: 9, height: 9 }), 45)],
  ['has no end', () => pngOf({ width: 9, height: 9 }).subarray(0, -12)],
])('refuses a PNG that %s', async (_, make) => {
  await expect(inspectArtwork(make())).rejects.toEqual(REFUSED)
})

test('refuses a small file that claims to be a gigapixel picture, from its header', async () => {
  const bomb = pngOf({ width: 60_000, height: 60_000, pixels: deflateSync(Buffer.alloc(1000)) })
  await expect(inspectArtwork(bomb)).rejects.toThrow('3600 megapixels; the maximum is 200')
})

test('refuses large pictures that a decoder cannot stream', async () => {
  const interlaced = pngOf({
    width: 12_000,
    height: 12_000,
    interlaced: true,
    pixels: deflateSync(Buffer.alloc(1000)),
  })
  await expect(inspectArtwork(interlaced)).rejects.toThrow('too large for its file format')
  // A lossless WebP header of 8000 × 8000 px with alpha: 14 bits of width - 1, 14 of height - 1, 1 of alpha.
  const sides = Buffer.alloc(4)
  sides.writeUInt32LE(7999 + 7999 * 2 ** 14 + 2 ** 28)
  const chunk = Buffer.concat([Buffer.from('WEBPVP8L\x40\0\0\0\x2f', 'latin1'), sides, Buffer.alloc(59)])
  const webp = Buffer.concat([Buffer.from('RIFF'), Buffer.from([chunk.length, 0, 0, 0]), chunk])
  await expect(inspectArtwork(webp)).rejects.toThrow('too large for its file format')
})

test('refuses pixels that decompress to more than the header says, without decompressing all of them', async () => {
  const bomb = pngOf({ width: 9, height: 9, pixels: deflateSync(Buffer.alloc(300_000_000)) })
  await expect(inspectArtwork(bomb)).rejects.toEqual(REFUSED)
})

test('refuses an SVG with an embedded decompression bomb', async () => {
  const bomb = pngOf({ width: 10_000, height: 10_000, pixels: deflateSync(Buffer.alloc(1000)) }).toString(
    'base64',
  )
  const bytes = svgOf(`<image width="9" height="9" href="data:image/png;base64,${bomb}"/>`)
  await expect(inspectArtwork(bytes)).rejects.toThrow('pictures inside the SVG are too large')
})

test('refuses an unsafe SVG with the reason', async () => {
  await expect(inspectArtwork(svgOf('<script/>'))).rejects.toThrow('The SVG contains a script')
})

test('refuses a drawing whose filter takes more memory than its process has', async () => {
  const steps = Array.from({ length: SVG_BOUNDS.filterSteps }, (_, at) => `<feFlood result="r${at}"/>`)
  const square = 'viewBox="0 0 9 9"'
  const bytes = svgOf(
    `<filter id="f">${steps.join('')}</filter><rect width="9" height="9" filter="url(#f)"/>`,
    square,
  )
  await expect(inspectArtwork(bytes)).rejects.toThrow('takes too much time or memory')
})

test('refuses masks inside each other before any is drawn', async () => {
  const bytes = svgOf(`${'<g mask="url(#m)">'.repeat(200)}<rect/>${'</g>'.repeat(200)}`)
  await expect(inspectArtwork(bytes)).rejects.toThrow('more than 16 masks')
})

test('refuses more than one picture in a file', async () => {
  const frames = Buffer.concat([Buffer.alloc(300, 9), Buffer.alloc(300, 200)])
  const stack = sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
  await expect(inspectArtwork(await stack.webp({ delay: [9, 9] }).toBuffer())).rejects.toThrow(
    'more than one picture',
  )
  const animated = pngOf({ width: 9, height: 9, extra: [pngChunk('acTL', Buffer.alloc(8))] })
  await expect(inspectArtwork(animated)).rejects.toThrow('more than one picture')
})

test('refuses an unusual number of bits per colour', async () => {
  const bytes = tiffOf({ width: 1, height: 1, pixels: Array.from({ length: 20 }, () => 255), bits: 32 })
  await expect(inspectArtwork(bytes)).rejects.toThrow('unusual number of bits')
})

test('refuses a file of more than 50 MB without reading it', async () => {
  await expect(inspectArtwork(Buffer.alloc(MAX_ARTWORK_BYTES + 1))).rejects.toThrow('larger than 50 MB')
})

test('either accepts or refuses any bytes, without another error', async () => {
  const start = fc.constantFrom(
    '',
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff\xe0',
    'RIFF\0\0\0\0WEBPVP8 ',
    'II*\0\x08\0\0\0',
    'MM\0*',
    '<svg ',
  )
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (signature, rest) => {
      await expect(measureArtwork(Buffer.concat([Buffer.from(signature, 'latin1'), rest]))).rejects.toEqual(
        REFUSED,
      )
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['png', (image: Sharp) => image.png()],
  ['png', (image: Sharp) => image.png({ progressive: true })],
  ['jpeg', (image: Sharp) => image.jpeg()],
  ['jpeg', (image: Sharp) => image.jpeg({ progressive: true })],
  ['webp', (image: Sharp) => image.webp()],
  ['webp', (image: Sharp) => image.webp({ lossless: true })],
  ['tiff', (image: Sharp) => image.tiff({ compression: 'lzw' })],
  ['tiff', (image: Sharp) => image.tiff({ compression: 'none' })],
  ['tiff', (image: Sharp) => image.tiff({ compression: 'jpeg' })],
] as const)('never takes a cut %s for a whole one (%#)', async (_, encode) => {
  const whole = await encode(drawn(LOGO, 100, 80)).toBuffer()
  await expect(measureArtwork(whole)).resolves.toBeDefined()
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
      await expect(measureArtwork(whole.subarray(0, length))).rejects.toEqual(REFUSED)
    }),
    { examples: [[whole.length - 1], [whole.length - 2], [whole.length - 13]] },
  )
})

// Of its end mark alone, of two bytes, a decoder that has all pixels may not notice that it is gone.
test.each([13, 500])(
  'reads a large JPEG to its last %d bytes, though it is decoded reduced',
  async (missing) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const bytes = await sharp({
      create: { width: 2300, height: 1801, channels: 3, background: '#888', noise },
    })
      .jpeg()
      .toBuffer()
    await expect(inspectHere(bytes, 1024)).resolves.toBeDefined()
    await expect(inspectHere(bytes.subarray(0, -missing), 1024)).rejects.toEqual(REFUSED)
  },
)

test('never shows the messages of a decoder', async () => {
  const cut = (await drawn(LOGO, 100, 80).jpeg().toBuffer()).subarray(0, -20)
  await expect(inspectArtwork(cut)).rejects.toThrow(/^The file is damaged or incomplete\.$/)
})

function flipped(bytes: Buffer, at: number): Buffer {
  const index = at < 0 ? bytes.length + at : at
  bytes[index] = (bytes[index] ?? 0) ^ 0x10
  return bytes
}

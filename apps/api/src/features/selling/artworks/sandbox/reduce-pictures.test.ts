import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { withSmallPictures } from './reduce-pictures.ts'

/** Soft colours with grain, as photos have. */
function aPhoto(width = 3601, height = 1203, alphaAt: (x: number, y: number) => number = () => 255): Sharp {
  const data = Buffer.alloc(width * height * 4)
  for (let at = 0; at < data.length; at += 4) {
    const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)]
    data[at] = 128 + 90 * Math.sin(x / 400) + ((at * 7919) % 5)
    data[at + 1] = 128 + 90 * Math.cos(y / 300)
    data[at + 2] = (x + y) % 251
    data[at + 3] = alphaAt(x, y)
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
}
const jpegOf = (photo: Sharp) => photo.removeAlpha().jpeg({ quality: 99 }).toBuffer()
const pngOf = (photo: Sharp) => photo.png({ compressionLevel: 3 }).toBuffer()
const PLACE = 'x="310.3" y="207.1" width="3001" height="1402" transform="rotate(3)"'

interface Drawing {
  readonly type?: string
  readonly place?: string
  readonly around?: readonly [string, string]
}

const svgOf = (base64: string, { type = 'jpeg', place = PLACE, around = ['', ''] }: Drawing = {}) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1800" viewBox="0 0 4000 3000">${around[0]}<image ${place} href="data:image/${type};base64,${base64}"/>${around[1]}<circle r="90" cx="100" cy="100"/></svg>`
const draw = (svg: string) => sharp(Buffer.from(svg), { unlimited: true })
const alphaOf = (svg: string) => draw(svg).extractChannel('alpha').raw().toBuffer()

test.each<[string, () => Promise<string>, Drawing]>([
  ['a JPEG', async () => (await jpegOf(aPhoto())).toString('base64'), {}],
  [
    'a progressive one',
    async () => (await aPhoto().jpeg({ quality: 99, progressive: true }).toBuffer()).toString('base64'),
    {},
  ],
  ['an opaque PNG', async () => (await pngOf(aPhoto(3600, 1200))).toString('base64'), { type: 'png' }],
  [
    'one with line breaks of Illustrator',
    async () => (await jpegOf(aPhoto())).toString('base64').replaceAll(/.{76}/g, '$&&#10;'),
    {},
  ],
  [
    'one that is cut off by its place',
    async () => (await jpegOf(aPhoto())).toString('base64'),
    { place: 'width="1999" height="2401" preserveAspectRatio="xMinYMax slice"' },
  ],
])('%s becomes smaller, and what is transparent stays the same', async (_, encode, drawing) => {
  const svg = svgOf(await encode(), drawing)
  const small = await withSmallPictures(svg)
  expect(small.length).toBeLessThan(0.7 * svg.length)
  expect((await alphaOf(small)).equals(await alphaOf(svg))).toBe(true)
  const [before, after] = await Promise.all(
    [svg, small].map((one) => draw(one).resize(256).flatten().removeAlpha().raw().toBuffer()),
  )
  const difference = after!.reduce((sum, value, at) => sum + Math.abs(value - (before![at] ?? 0)), 0)
  expect(difference / after!.length).toBeLessThan(2)
})

const round = (x: number, y: number) => (Math.hypot(x - 1800, y - 450) < 400 ? 255 : 0)
const hole = (x: number, y: number) => (x === 1801 && y === 603 ? 254 : 255)

test.each<[string, () => Promise<string>]>([
  ['without background', async () => svgOf((await pngOf(aPhoto(3600, 900, round))).toString('base64'))],
  [
    'with one pixel that is not opaque',
    async () => svgOf((await pngOf(aPhoto(3600, 900, hole))).toString('base64')),
  ],
  [
    'in a mask',
    async () =>
      svgOf((await jpegOf(aPhoto())).toString('base64'), {
        around: ['<mask id="m">', '</mask><rect width="4000" height="3000" mask="url(#m)"/>'],
      }),
  ],
  [
    'with a filter',
    async () =>
      svgOf((await jpegOf(aPhoto())).toString('base64'), {
        around: [
          '<filter id="f"><feColorMatrix type="luminanceToAlpha"/></filter><g filter="url(#f)">',
          '</g>',
        ],
      }),
  ],
  [
    'as large as its pixels',
    async () => svgOf((await jpegOf(aPhoto())).toString('base64'), { place: 'x="9"' }),
  ],
  [
    'as large as its pixels by a style',
    async () => svgOf((await jpegOf(aPhoto())).toString('base64'), { place: `${PLACE} style="width: auto"` }),
  ],
  [
    'of the pixels that it is measured with',
    async () => svgOf((await jpegOf(aPhoto(2400, 1800))).toString('base64')),
  ],
  ['with a flaw in its base64', async () => svgOf(`${(await jpegOf(aPhoto())).toString('base64')}A`)],
  ['that is cut off', async () => svgOf((await jpegOf(aPhoto())).subarray(0, -50_000).toString('base64'))],
  [
    'in CMYK',
    async () =>
      svgOf((await aPhoto().toColourspace('cmyk').jpeg({ quality: 99 }).toBuffer()).toString('base64')),
  ],
  [
    'of 16 bits',
    async () => svgOf((await pngOf(aPhoto(3600, 600).toColourspace('rgb16'))).toString('base64')),
  ],
  [
    'that is turned',
    async () =>
      svgOf(
        (await aPhoto().withMetadata({ orientation: 6 }).jpeg({ quality: 99 }).toBuffer()).toString('base64'),
      ),
  ],
  [
    'with codes that few decoders know',
    async () => {
      const jpeg = await jpegOf(aPhoto())
      jpeg[jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc9
      return svgOf(jpeg.toString('base64'))
    },
  ],
])('a picture %s stays as it is', async (_, make) => {
  const svg = await make()
  expect(svg.length, 'worth it').toBeGreaterThan(500_000)
  expect(await withSmallPictures(svg)).toBe(svg)
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openArtwork } from '../sandbox/open-artwork.ts'

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'
/** A square of half of the width and height, from the corner. */
const HALF = '<rect width="50%" height="50%" fill="#f00"/>'

test.each<[string, string]>([
  [
    'millimetres',
    `<svg ${NAMESPACE} width="60mm" height="30mm" viewBox="0 0 120 60"><rect width="60" height="30" fill="#f00"/></svg>`,
  ],
  [
    'millimetres inside too',
    `<svg ${NAMESPACE} width="60mm" height="30mm"><rect width="30mm" height="15mm" fill="#f00"/></svg>`,
  ],
  ['inches without a view box', `<svg ${NAMESPACE} width='4in' height='2in'>${HALF}</svg>`],
  ['centimetres after a bracket', `<svg ${NAMESPACE} data-a="b>c" height="3cm" width="6cm">${HALF}</svg>`],
  ['pixels', `<svg ${NAMESPACE} width="600" height="300">${HALF}</svg>`],
  [
    'a style that is as wide as its page',
    `<svg ${NAMESPACE} style="width:100%;height:auto" width="600" height="300" viewBox="0 0 20 10"><rect width="10" height="5" fill="#f00"/></svg>`,
  ],
  [
    'a style sheet of another size, and a style in other quotes',
    `<svg ${NAMESPACE} style='font-family:"A"' width="600" height="300" viewBox="0 0 20 10"><style>svg{width:50px}</style><rect width="10" height="5" fill="#f00"/></svg>`,
  ],
  [
    'a view box only',
    `<svg ${NAMESPACE} viewBox="0 0 20 10"><rect width="10" height="5" fill="#f00"/></svg>`,
  ],
  [
    'points and percent',
    `<svg ${NAMESPACE} width="100%" height="50pt" viewBox="0 0 20 10"><rect width="10" height="5" fill="#f00"/></svg>`,
  ],
])('draws an SVG in %s with the pixels asked for', async (_, svg) => {
  const opened = await openArtwork(Buffer.from(svg), 'svg', { width: 1200, height: 600 })
  expect([opened.width, opened.height]).toEqual([1200, 600])
  const { data, info } = await opened.pixels().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 600])
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
  expect([alphaAt(598, 298), alphaAt(602, 298), alphaAt(598, 302)]).toEqual([255, 0, 0])
})

test('an SVG in millimetres can be uploaded', async () => {
  const svg = `<svg ${NAMESPACE} width="60mm" height="30mm"><circle cx="30mm" cy="15mm" r="15mm"/></svg>`
  const { width, height, pixels } = await openArtwork(Buffer.from(svg), 'svg', 'upload')
  expect(width / height).toBe(2)
  const { channels } = await sharp(await pixels().png().toBuffer()).stats()
  // A circle of half of the width in a box twice as wide as high.
  expect((channels[3]?.mean ?? 0) / 255).toBeCloseTo(Math.PI / 8, 2)
})

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawForFilm } from './draw-for-film.ts'
import { drawn, svgOf } from '../testing/drawn-files.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'draw-for-film-'))
})
afterAll(() => rm(folder, { recursive: true }))

const drawing = (widthPx: number, heightPx: number) => ({
  widthPx,
  heightPx,
  crop: { left: 0, top: 0, width: widthPx, height: heightPx },
  upright: join(folder, `${widthPx}x${heightPx}`),
  turned: undefined as string | undefined,
  finish: null,
  white: undefined,
})

test('writes zeros where a file has colour under full transparency', async () => {
  const hidden = Buffer.from([255, 0, 0, 0, 9, 8, 7, 255])
  const png = await sharp(hidden, { raw: { width: 2, height: 1, channels: 4 } })
    .png()
    .toBuffer()
  await drawForFilm(png, 'png', [drawing(2, 1)])
  expect([...(await readFile(drawing(2, 1).upright))]).toEqual([0, 0, 0, 0, 9, 8, 7, 255])
})

test.each([
  ['black', '#000', 1],
  ['white', '#fff', 0],
  ['a grey', '#808080', 0.498],
  ['cyan', '#0ff', 1],
  ['red, which is magenta and yellow', '#f00', 2],
  ['a dark red, which is red and black', '#800000', 1.502],
])('counts the layers of ink of %s', async (_name, colour, layers) => {
  const bytes = svgOf(`<rect width="10" height="10" fill="${colour}"/>`, 'viewBox="0 0 20 10"')
  const [ink] = await drawForFilm(bytes, 'svg', [drawing(40, 20)])
  expect(ink).toEqual({ inkedPixels: 400, colourCoverage: layers, whiteCoverage: 1 })
})

test('draws the same pixels for several sizes and rotations as for one', async () => {
  const bytes = await drawn(
    '<rect width="30" height="40" fill="#c30"/><circle cx="60" cy="30" r="20"/>',
    100,
    80,
  )
    .png()
    .toBuffer()
  const across = join(folder, 'across')
  const sizes = [drawing(50, 40), { ...drawing(51, 40), turned: across }]
  const together = await drawForFilm(bytes, 'png', sizes)
  const files = await Promise.all(sizes.map(({ upright }) => readFile(upright)))
  const turned = await readFile(across)
  for (const [index, size] of sizes.entries()) {
    expect(await drawForFilm(bytes, 'png', [size])).toEqual([together[index]])
    expect(await readFile(size.upright)).toEqual(files[index])
  }
  const quarter = sharp(files[1], { raw: { width: 51, height: 40, channels: 4 } }).rotate(90)
  expect(turned).toEqual(await quarter.raw().toBuffer())
})

test('writes only the part of the picture that goes on film, upright and turned', async () => {
  const bytes = await drawn('<rect x="20" y="30" width="30" height="40" fill="#c30"/>', 100, 80)
    .png()
    .toBuffer()
  const crop = { left: 9, top: 14, width: 17, height: 22 }
  const [whole, across] = [drawing(50, 40), join(folder, 'part-across')]
  const part = { ...whole, crop, upright: join(folder, 'part'), turned: across }
  expect(await drawForFilm(bytes, 'png', [part])).toEqual(await drawForFilm(bytes, 'png', [whole]))
  const picture = sharp(await readFile(whole.upright), { raw: { width: 50, height: 40, channels: 4 } })
  const cut = await picture.extract(crop).raw().toBuffer()
  expect(await readFile(part.upright)).toEqual(cut)
  const turned = sharp(cut, { raw: { width: 17, height: 22, channels: 4 } }).rotate(90)
  expect(await readFile(across)).toEqual(await turned.raw().toBuffer())
})

test('draws an SVG at its printed size, so that its edges stay sharp', async () => {
  const bytes = svgOf('<rect width="12" height="24"/>', 'viewBox="0 0 24 24"')
  await drawForFilm(bytes, 'svg', [drawing(2400, 2400)])
  const pixels = await readFile(drawing(2400, 2400).upright)
  const row = pixels.subarray(2400 * 4 * 1200, 2400 * 4 * 1201)
  const alphas = Array.from({ length: 2400 }, (_none, x) => row[x * 4 + 3])
  expect(new Set(alphas)).toEqual(new Set([255, 0]))
  expect(alphas.lastIndexOf(255)).toBe(1199)
})

test('draws an SVG of any size and shape in the requested pixels', async () => {
  for (const [width, height] of [
    [33.3, 17.7],
    [0.9 * 24, 700.123],
    [5000, 2500.5],
  ]) {
    const bytes = svgOf('<rect width="100%" height="100%"/>', `width="${width}" height="${height}"`)
    const [ink] = await drawForFilm(bytes, 'svg', [drawing(301, 163)])
    expect(ink).toEqual({
      inkedPixels: 301 * 163,
      colourCoverage: expect.closeTo(1, 1) as number,
      whiteCoverage: expect.closeTo(1, 1) as number,
    })
  }
})

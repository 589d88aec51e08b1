import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compositionSvg, FONTS, fontPackageOf, layerBox, loadShaper, type TextLayer } from './index.ts'
import { extentOf, parsePath } from './outline-path.ts'

const shaper = await loadShaper(async (file) =>
  readFile(fileURLToPath(import.meta.resolve(fontPackageOf(file) ?? file))),
)

const TEXT: TextLayer = {
  ...{
    id: 'l1',
    kind: 'text',
    text: 'Equipo Volcán',
    font: 'anton',
    weight: 400,
    sizeMm: 20,
    colour: '#1a1a1a',
  },
  ...{ letterSpacing: 0, lineHeight: 1.1, align: 'center', offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 },
}
const outlineOf = (parts: Partial<TextLayer>) => shaper.outlineText({ ...TEXT, ...parts })

test.each([
  ['Equipo Volcán', 'anton'],
  ['Zażółć gęślą jaźń', 'anton'],
  ['Привет мир', 'lobster'],
  ['Καλημέρα', 'comfortaa'],
  ['مرحبا بالعالم', 'cairo'],
  ['नमस्ते दुनिया', 'mukta'],
  ['שלום', 'rubik'],
])('“%s” is drawn whole, about its own middle', async (text, font) => {
  const { path, box, missing } = await outlineOf({ text, font })
  expect(missing).toEqual([])
  const { minX, minY, maxX, maxY } = extentOf(parsePath(path))
  expect([minX + maxX, minY + maxY].every((off) => Math.abs(off) < 0.005)).toBe(true)
  expect(maxX - minX).toBeCloseTo(box.widthMm, 2)
  expect(maxY - minY).toBeCloseTo(box.heightMm, 2)
})

test('a family without a script has another one stand in', async () => {
  expect((await outlineOf({ text: 'Привет', font: 'anton' })).path).toBe(
    (await outlineOf({ text: 'Привет', font: 'rubik' })).path,
  )
})

test('Arabic letters are joined, and stay so when others are spaced', async () => {
  const [joined, apart] = await Promise.all(
    ['ححح', 'ح\u200cح\u200cح'].map((text) => outlineOf({ text, font: 'cairo' })),
  )
  expect(joined?.path).not.toBe(apart?.path)
  expect(await outlineOf({ text: 'ححح', font: 'cairo', letterSpacing: 0.5 })).toEqual(joined)
})

test('a line reads in the direction of its first letter', async () => {
  const [fromLeft, fromRight, between] = await Promise.all(
    ['abc שלום', 'שלום abc', 'abc שלום def'].map((text) => outlineOf({ text, font: 'rubik' })),
  )
  // Read from the right, the Hebrew word comes first on the right.
  expect(fromRight?.path).toBe(fromLeft?.path)
  expect(between?.path.length).toBeGreaterThan(fromLeft?.path.length ?? 0)
})

test('names what no font of ours has, and draws the rest', async () => {
  const { missing, path } = await outlineOf({ text: 'Go 👋🏽 team 🎉 👋' })
  expect(missing).toEqual(['👋', '🏽', '🎉'])
  expect(path).not.toBe('')
  expect(await outlineOf({ text: '🎉' })).toMatchObject({ path: '', box: { widthMm: 0, heightMm: 0 } })
})

test('letter spacing widens by each gap, line height lowers each line', async () => {
  const [plain, spaced] = await Promise.all([
    outlineOf({ text: 'HHHH' }),
    outlineOf({ text: 'HHHH', letterSpacing: 0.25 }),
  ])
  expect(spaced.box.widthMm - plain.box.widthMm).toBeCloseTo(3 * 0.25 * 20, 2)
  const [one, two] = await Promise.all([
    outlineOf({ text: 'H' }),
    outlineOf({ text: 'H\nH', lineHeight: 1.5 }),
  ])
  expect(two.box.heightMm - one.box.heightMm).toBeCloseTo(1.5 * 20, 2)
})

test('shorter lines keep to the chosen side', async () => {
  const right = async (align: TextLayer['align']) => {
    const { path } = await outlineOf({ text: 'I\nHHHH', align })
    const { minX, maxX } = extentOf(parsePath(path).slice(0, 5))
    return (minX + maxX) / 2
  }
  const [left, middle, far] = await Promise.all([right('left'), right('center'), right('right')])
  expect(left).toBeCloseTo(-far, 0)
  expect(Math.abs(middle)).toBeLessThan(0.5)
  expect(left).toBeLessThan(middle)
})

/** Each letter is one rectangle, whose middle tells where it stands. */
test('letters on an arc stand on its circle', async () => {
  const { path, box } = await outlineOf({ text: 'IIIII', arcDeg: 180 })
  const middles = path.split(/(?=M)/).map((piece) => {
    const { minX, maxX, minY, maxY } = extentOf(parsePath(piece))
    return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }
  })
  const [first, , top, , last] = middles
  if (!first || !top || !last) throw new Error('There are five letters.')
  expect(first.x).toBeCloseTo(-last.x, 1)
  expect(first.y).toBeCloseTo(last.y, 1)
  // A half circle that begins and ends with half of a letter: 18 degrees from level.
  const radius = (first.y - top.y) / (1 - Math.sin(Math.PI / 10))
  expect(last.x / radius).toBeCloseTo(Math.cos(Math.PI / 10), 2)
  expect(box.heightMm).toBeGreaterThan(radius * 0.7)
})

test('a smile is a rainbow upside down', async () => {
  const [up, down] = await Promise.all([
    outlineOf({ text: 'OXO', arcDeg: 90 }),
    outlineOf({ text: 'OXO', arcDeg: -90 }),
  ])
  expect(up.path).not.toBe(down.path)
  expect(Math.abs(up.box.widthMm - down.box.widthMm)).toBeLessThan(20)
})

test('writes the same text each time, whatever was shaped before', async () => {
  const first = await outlineOf({ arcDeg: 120, letterSpacing: 0.1 })
  const fresh = await loadShaper(async (file) =>
    readFile(fileURLToPath(import.meta.resolve(fontPackageOf(file) ?? file))),
  )
  expect(await fresh.outlineText({ ...TEXT, arcDeg: 120, letterSpacing: 0.1 })).toEqual(first)
})

test('the box is what is seen, for any style', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        text: fc.string({
          minLength: 1,
          maxLength: 12,
          unit: fc.constantFrom('a', 'b', 'X', 'Z', ' ', '0', 'á', 'ñ', 'П', '\n'),
        }),
        font: fc.constantFrom(...FONTS.map(({ id }) => id)),
        sizeMm: fc.integer({ min: 4, max: 100 }),
        letterSpacing: fc.constantFrom(-0.1, 0, 0.3),
        arcDeg: fc.constantFrom(0, 45, -60, 200, 340),
      }),
      async (parts) => {
        const { path, box } = await outlineOf(parts)
        if (path === '') return
        const { minX, maxX, minY, maxY } = extentOf(parsePath(path))
        expect(Math.abs(maxX - minX - box.widthMm)).toBeLessThan(0.01)
        expect(Math.abs(maxY - minY - box.heightMm)).toBeLessThan(0.01)
      },
    ),
    { numRuns: 60 },
  )
})

test('what is rendered covers the box to half a pixel', async () => {
  const layer: TextLayer = {
    ...TEXT,
    arcDeg: 100,
    rotationDeg: 30,
    outline: { colour: '#ffcc00', widthMm: 1 },
  }
  const outline = await shaper.outlineText(layer)
  const around = { left: -120, top: -120, right: 120, bottom: 120 }
  const pixelsPerMm = 10
  const parts = { outlineOf: () => outline, findShape: () => undefined, pictureOf: () => '' }
  const svg = compositionSvg([layer], around, parts, pixelsPerMm)
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(240 * pixelsPerMm)
  const seen = { left: info.width, top: info.height, right: 0, bottom: 0 }
  for (const [index, alpha] of data.entries()) {
    if (alpha < 128) continue
    const [x, y] = [index % info.width, Math.floor(index / info.width)]
    seen.left = Math.min(seen.left, x)
    seen.right = Math.max(seen.right, x + 1)
    seen.top = Math.min(seen.top, y)
    seen.bottom = Math.max(seen.bottom, y + 1)
  }
  const box = layerBox(layer, outline)
  const inMm = (pixels: number) => pixels / pixelsPerMm - 120
  for (const [pixels, side] of [
    [seen.left, 'left'],
    [seen.right, 'right'],
    [seen.top, 'top'],
    [seen.bottom, 'bottom'],
  ] as const)
    expect(Math.abs(inMm(pixels) - box[side])).toBeLessThanOrEqual(0.075)
})

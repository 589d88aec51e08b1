import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  composedBox,
  compositionSvg,
  layerBox,
  type ImageLayer,
  type Layer,
  type ShapeLayer,
} from '../index.ts'
import { aText } from '../testing/a-text.ts'
import { shaperFromPackages } from '../testing/shaper-from-packages.ts'
import type { TextOutline } from '../text/outline-text.ts'
import type { LayerParts } from './composition-svg.ts'
import type { ZoneBox } from './layer-box.ts'

const shaper = await shaperFromPackages()
const HALF_A_PIXEL_MM = 25.4 / 300 / 2
/** Of the garment. */
const AROUND: ZoneBox = { left: -30, top: -30, right: 30, bottom: 30 }

const PLACE = { id: 'l1', offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 }
const aShape = (parts: Partial<ShapeLayer> = {}): ShapeLayer => ({
  ...PLACE,
  ...{ kind: 'shape', shape: 'ring', colours: ['#ff0000', '#0000ff'], widthMm: 20, heightMm: 10 },
  ...parts,
})
const anImage = (parts: Partial<ImageLayer> = {}): ImageLayer => ({
  ...PLACE,
  ...{ kind: 'image', artworkId: 'art_1', widthMm: 20, heightMm: 20 },
  ...parts,
})

/** A frame of the first colour with a square of the second in the middle of its hole. */
const RING = {
  ...{ width: 4, height: 4 },
  paths: [
    { d: 'M0 0H4V4H0ZM1 1H3V3H1Z', colour: 0, evenOdd: true },
    { d: 'M1.5 1.5H2.5V2.5H1.5Z', colour: 1 },
  ],
}
/** Red and green above blue and white. */
const PICTURE = await sharp(Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]), {
  raw: { width: 2, height: 2, channels: 3 },
})
  .resize(80, 80, { kernel: 'nearest' })
  .png()
  .toBuffer()

async function partsOf(layers: readonly Layer[]): Promise<LayerParts> {
  const outlines = new Map<string, TextOutline>()
  for (const layer of layers)
    if (layer.kind === 'text') outlines.set(layer.id, await shaper.outlineText(layer))
  return {
    outlineOf: ({ id }) => outlines.get(id) ?? { path: '', box: { widthMm: 0, heightMm: 0 }, missing: [] },
    findShape: (id) => (id === 'ring' ? RING : undefined),
    pictureOf: () => `data:image/png;base64,${PICTURE.toString('base64')}`,
  }
}

async function drawn(layers: readonly Layer[], perMm = 10) {
  const svg = compositionSvg(layers, AROUND, await partsOf(layers))
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * perMm })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (xMm: number, yMm: number) => {
    const from = (Math.floor((yMm + 30) * perMm) * info.width + Math.floor((xMm + 30) * perMm)) * 4
    return data[from + 3] === 0 ? 'nothing' : `#${data.subarray(from, from + 3).toString('hex')}`
  }
  return { data, info, at }
}

/** What is more than half covered. */
async function seenBox(layers: readonly Layer[]): Promise<ZoneBox> {
  const perMm = 50
  const { data, info } = await drawn(layers, perMm)
  const seen = { left: info.width, top: info.height, right: 0, bottom: 0 }
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    if ((data[pixel * 4 + 3] ?? 0) < 128) continue
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)]
    seen.left = Math.min(seen.left, x)
    seen.right = Math.max(seen.right, x + 1)
    seen.top = Math.min(seen.top, y)
    seen.bottom = Math.max(seen.bottom, y + 1)
  }
  const inMm = (pixels: number) => pixels / perMm - 30
  return { left: inMm(seen.left), top: inMm(seen.top), right: inMm(seen.right), bottom: inMm(seen.bottom) }
}

const SMALL = { text: 'Volcán 23', sizeMm: 8 } as const
test.each<[string, Layer]>([
  ['straight text', aText({ ...SMALL, offsetXMm: 4.3, offsetYMm: -7.1 })],
  ['turned text', aText({ ...SMALL, rotationDeg: 30, offsetXMm: -2 })],
  ['upright text', aText({ ...SMALL, rotationDeg: -90 })],
  [
    'text on an arc with a line around it',
    aText({ ...SMALL, arcDeg: 100, outline: { colour: '#ffcc00', widthMm: 1 } }),
  ],
  [
    'turned text on an arc with a line around it',
    aText({ ...SMALL, arcDeg: -150, rotationDeg: 137, outline: { colour: '#ffcc00', widthMm: 0.7 } }),
  ],
  ['Arabic text', aText({ ...SMALL, text: 'مرحبا', font: 'cairo', rotationDeg: 12 })],
  ['a turned shape', aShape({ rotationDeg: 45, offsetYMm: 5 })],
  ['a cropped picture', anImage({ crop: { left: 0.25, top: 0, right: 0, bottom: 0.5 }, rotationDeg: -20 })],
])('%s covers its box to half a pixel of the print', async (_, layer) => {
  const parts = await partsOf([layer])
  const box = layerBox(layer, layer.kind === 'text' ? parts.outlineOf(layer) : undefined)
  const seen = await seenBox([layer])
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(Math.abs(seen[side] - box[side])).toBeLessThan(HALF_A_PIXEL_MM)
  expect(composedBox([layer], parts.outlineOf)).toEqual(box)
})

test('the box of several layers is around them all, but for texts without letters', async () => {
  const layers = [
    aShape({ offsetXMm: -10 }),
    aText({ id: 'l2', text: '🎉', offsetXMm: 500 }),
    anImage({ id: 'l3', offsetYMm: 12 }),
  ]
  const { outlineOf } = await partsOf(layers)
  expect(composedBox(layers, outlineOf)).toEqual({ left: -20, top: -5, right: 10, bottom: 22 })
  expect(composedBox([], outlineOf)).toEqual({ left: 0, top: 0, right: 0, bottom: 0 })
})

test('later layers lie on top, and a shape has its colours and holes', async () => {
  const { at } = await drawn([
    aShape({ colours: ['#112233', '#445566'], widthMm: 40, heightMm: 40 }),
    aShape({ id: 'l2' }),
  ])
  expect(at(-19, 0)).toBe('#112233')
  expect(at(-9, 0)).toBe('#ff0000')
  expect(at(0, 0)).toBe('#0000ff')
  expect(at(0, -8)).toBe('nothing')
  expect(at(4, 0)).toBe('#445566')
})

test('a picture shows what the crop leaves of it, stretched to its sides', async () => {
  const whole = await drawn([anImage({ widthMm: 40 })])
  expect([whole.at(-10, -5), whole.at(10, -5), whole.at(-10, 5), whole.at(10, 5)]).toEqual([
    ...['#ff0000', '#00ff00', '#0000ff', '#ffffff'],
  ])
  // Three quarters of the width, half of the height: a third of what is left is red.
  const { at } = await drawn([anImage({ widthMm: 30, crop: { left: 0.25, top: 0, right: 0, bottom: 0.5 } })])
  expect([at(-14, 0), at(-6, 0), at(-4, 0), at(14, 9)]).toEqual([
    ...['#ff0000', '#ff0000', '#00ff00', '#00ff00'],
  ])
  expect([at(-16, 0), at(0, 11), at(16, 0)]).toEqual(['nothing', 'nothing', 'nothing'])
})

test('the line around letters lies behind them', async () => {
  const parts = { text: 'I', sizeMm: 30, outline: { colour: '#00ff00', widthMm: 3 } }
  const layer = aText({ ...parts, colour: '#ff0000' })
  const { at } = await drawn([layer])
  const right = (await shaper.outlineText(layer)).box.widthMm / 2
  expect([at(0, 0), at(right - 0.3, 0), at(right + 0.3, 0), at(right + 2.7, 0), at(right + 3.3, 0)]).toEqual([
    ...['#ff0000', '#ff0000', '#00ff00', '#00ff00', 'nothing'],
  ])
})

test('the drawing is as large as its box and has nothing that a renderer could replace', async () => {
  const layers = [aText(), aShape({ id: 'l2' }), anImage({ id: 'l3' })]
  const svg = compositionSvg(
    layers,
    { left: -60.5, top: -20, right: 60, bottom: 20.25 },
    await partsOf(layers),
  )
  expect(svg).toContain('width="120.5" height="40.25" viewBox="-60.5 -20 120.5 40.25"')
  expect(new Set(Array.from(svg.matchAll(/<([a-z]+)/g), ([, name]) => name))).toEqual(
    new Set(['svg', 'g', 'path', 'image']),
  )
})

test.each(['red', 'url(#a)', '#12345', '#1234567', '#12345g', '"/><script/>'])(
  '%j is no colour to draw with',
  async (colour) => {
    for (const layer of [
      aText({ colour }),
      aText({ outline: { colour, widthMm: 1 } }),
      aShape({ colours: [colour] }),
    ]) {
      const parts = await partsOf([layer])
      expect(() => compositionSvg([layer], AROUND, parts)).toThrow('is no colour')
    }
  },
)

test('the address of a picture and the path of a shape cannot add elements', async () => {
  const hostile = '"/><script>alert(1)</script>&<'
  const layers = [anImage(), aShape({ id: 'l2' }), aShape({ id: 'l3', shape: 'none' })]
  const svg = compositionSvg(layers, AROUND, {
    ...(await partsOf([])),
    pictureOf: () => hostile,
    findShape: (id) =>
      id === 'ring' ? { width: 1, height: 1, paths: [{ d: hostile, colour: 0 }] } : undefined,
  })
  expect(svg).not.toContain('<script')
  expect(svg.match(/&quot;\/>&lt;script>alert\(1\)&lt;\/script>&amp;&lt;/g)).toHaveLength(2)
})

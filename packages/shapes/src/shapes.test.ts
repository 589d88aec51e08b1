import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LOCALES } from '@platen/messages'
import {
  findShape,
  loadShapeTexts,
  searchShapes,
  SHAPE_CATEGORIES,
  shapeName,
  SHAPES,
  type Shape,
} from './index.ts'
import { readContours, writeContours } from './pen/contour.ts'
import { circle, cut, turned } from './pen/index.ts'

test('there are more than 150 shapes in ten categories, each with an id of its own', () => {
  expect(SHAPES.length).toBeGreaterThan(150)
  expect(new Set(SHAPES.map(({ id }) => id)).size).toBe(SHAPES.length)
  for (const category of SHAPE_CATEGORIES)
    expect(SHAPES.filter((shape) => shape.category === category).length).toBeGreaterThan(15)
  for (const { id } of SHAPES) expect(id).toMatch(/^[a-z0-9-]{1,24}$/)
  expect(findShape('cat')?.category).toBe('animals')
  expect(findShape('toString')).toBeUndefined()
})

test('a shape uses each of its colours, and its paths are closed fills', () => {
  for (const { id, colours, paths } of SHAPES) {
    const used = [...new Set(paths.map(({ colour }) => colour))].sort()
    expect([id, ...used]).toEqual([id, ...[0, 1, 2].slice(0, colours)])
    for (const { d } of paths) expect([id, d]).toEqual([id, expect.stringMatching(/^(M-?\d[^MzA-Z]*z)+$/)])
    expect(paths.map(({ d }) => d).join('')).not.toMatch(/NaN|e|undefined/)
  }
})

test.each(SHAPE_CATEGORIES)('shapes of “%s” fill their box and stay in it', async (category) => {
  for (const shape of shapesOf(category)) {
    const { covers, width, height } = await drawn(shape)
    const at = (x: number, y: number) => covers(x, y).some(Boolean)
    const columns = Array.from({ length: width }, (_, x) => count(height, (y) => at(x, y)))
    const rows = Array.from({ length: height }, (_, y) => count(width, (x) => at(x, y)))
    for (const line of [columns, rows]) {
      const [before, after] = [line.findIndex(Boolean), line.length - 1 - line.findLastIndex(Boolean)]
      for (const free of [before, after]) {
        expect([shape.id, free, 'outside']).toEqual([shape.id, Math.max(free, MARGIN - 1), 'outside'])
        // A sharp point ends in less than a pixel.
        expect([shape.id, free, 'empty']).toEqual([shape.id, Math.min(free, MARGIN + 6), 'empty'])
      }
    }
  }
})

test.each(SHAPE_CATEGORIES)('nothing in “%s” is thinner than a fortieth of the width', async (category) => {
  const thin = []
  for (const shape of shapesOf(category)) thin.push(...(await thinParts(shape)))
  expect(thin).toEqual([])
})

test('a line thinner than a fortieth of the width is found', async () => {
  const paths = [{ colour: 0, d: 'M0 0h1000v15h-1000zM0 500h1000v500h-1000z' }] as const
  const shape: Shape = { id: 'hairline', category: 'basic', width: 1000, height: 1000, colours: 1, paths }
  expect(await thinParts(shape)).toEqual([expect.stringContaining('hairline')])
})

test('a browser loads all shapes with less than 45 KB', () => {
  const rows = readFileSync(new URL('shape-rows.generated.ts', import.meta.url))
  expect(brotliCompressSync(rows).length).toBeLessThan(45 * 1024)
})

test('every shape and category has a name in every language, and no other has one', async () => {
  for (const locale of LOCALES) {
    const { names, categories } = await loadShapeTexts(locale)
    expect(Object.keys(names).sort()).toEqual(SHAPES.map(({ id }) => id).sort())
    expect(Object.keys(categories).sort()).toEqual([...SHAPE_CATEGORIES].sort())
  }
})

test('two shapes of a category never have the same name', async () => {
  for (const locale of LOCALES) {
    const texts = await loadShapeTexts(locale)
    const names = SHAPES.map((shape) => `${shape.category} ${shapeName(shape, texts)}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})

test('finds shapes by name, search word and category, without accents', async () => {
  const spanish = await loadShapeTexts('es')
  const found = (query: string) => searchShapes(query, SHAPES, spanish).map(({ id }) => id)
  expect(found('dragon')).toEqual([])
  expect(found('CORAZON flechado')).toEqual(['heart-arrow'])
  expect(found('futbol')).toEqual(['football', 'american-football'])
  expect(found('animales').length).toBe(shapesOf('animals').length)
  expect(found(' ').length).toBe(SHAPES.length)
})

test('turned and cut figures keep their measures', () => {
  const washer = turned(cut(circle(50, 50, 40), circle(50, 50, 20)), 90, 0, 0)
  expect(washer).toBe(writeContours(readContours(washer)))
  expect(washer).toContain('A40 40 90 0 1')
  expect(washer).toContain('A20 20 90 0 0')
})

const MARGIN = 12
const SIDE = 240

function shapesOf(category: string): Shape[] {
  return SHAPES.filter((shape) => shape.category === category)
}

function count(length: number, is: (index: number) => boolean): number {
  return Array.from({ length }, (_, index) => is(index)).filter(Boolean).length
}

/** With a margin, its colours as red, green and blue. */
async function drawn(shape: Shape) {
  const scale = SIDE / Math.max(shape.width, shape.height)
  const [width, height] = [shape.width, shape.height].map(
    (side) => Math.round(side * scale) + 2 * MARGIN,
  ) as [number, number]
  const paths = shape.paths.map(
    ({ d, colour }) => `<path d="${d}" fill="${['#f00', '#0f0', '#00f'][colour] ?? ''}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${MARGIN} ${MARGIN}) scale(${scale})">${paths.join('')}</g></svg>`
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: '#000' }).raw().toBuffer()
  const covers = (x: number, y: number) =>
    [0, 1, 2].map((colour) => (pixels[(y * width + x) * 3 + colour] ?? 0) >= 128)
  return { width, height, covers }
}

/** Colours of which more than a corner goes when they are opened by a disc that is as wide as the thinnest line may be. */
async function thinParts(shape: Shape): Promise<string[]> {
  const { width, height, covers } = await drawn(shape)
  const radius = (width - 2 * MARGIN) / 80 - 0.5
  if (radius < 1) return []
  const reach = Math.ceil(radius)
  const disc: number[] = []
  for (let y = -reach; y <= reach; y++)
    for (let x = -reach; x <= reach; x++) if (Math.hypot(x, y) <= radius) disc.push(y * width + x)
  return [0, 1, 2].slice(0, shape.colours).flatMap((colour) => {
    const mask = new Uint8Array(width * height)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) if (covers(x, y)[colour] === true) mask[y * width + x] = 1
    const opened = new Uint8Array(width * height)
    for (let at = 0; at < mask.length; at++)
      if (mask[at] === 1 && disc.every((by) => mask[at + by] === 1))
        for (const by of disc) opened[at + by] = 1
    const lost = largestPart(
      mask.map((inked, at) => (inked === 1 && opened[at] === 0 ? 1 : 0)),
      width,
    )
    return lost > CORNER_PIXELS ? [`${shape.id}, colour ${colour}: ${lost} pixels`] : []
  })
}

/** A sharp corner ends in less than the disc. */
const CORNER_PIXELS = 64

function largestPart(mask: Uint8Array, width: number): number {
  let largest = 0
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== 1) continue
    const waiting = [start]
    mask[start] = 0
    let size = 0
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      size++
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (mask[next] === 1) {
          mask[next] = 0
          waiting.push(next)
        }
    }
    largest = Math.max(largest, size)
  }
  return largest
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceToEdge, inkRuns } from './distance-transform.ts'
import { alphaOf } from '../testing/drawn-files.ts'
import { thinnestLine } from './thin-lines.ts'

const SIDE = 400

async function thinnestIn(body: string): Promise<number | null> {
  return thinnestLine(await alphaOf(body, SIDE, SIDE), SIDE, SIDE)
}

const angles = [0, 7, 15, 22.5, 30, 45, 60, 83, 90]

test.each([1, 2, 3, 4, 6, 12, 20].flatMap((width) => angles.map((angle) => [width, angle] as const)))(
  'finds a line of %d px at %d degrees',
  async (width, angle) => {
    const found = await thinnestIn(
      `<rect x="40" y="200" width="320" height="${width}" transform="rotate(${angle} 200 200)"/>`,
    )
    expect(Math.abs((found ?? Number.NaN) - width)).toBeLessThanOrEqual(1)
  },
)

test.each([2, 3, 5, 10])('finds a ring of %d px', async (width) => {
  const found = await thinnestIn(
    `<circle cx="200" cy="200" r="150" fill="none" stroke="#000" stroke-width="${width}"/>`,
  )
  expect(Math.abs((found ?? Number.NaN) - width)).toBeLessThanOrEqual(1)
})

test('finds thin strokes among thick ones, as in letters', async () => {
  const letterLike = (thin: number) =>
    `<g fill="none" stroke="#000"><path d="M60 50V350M200 50V350" stroke-width="40"/><path d="M60 200H200" stroke-width="${thin}"/></g>`
  expect(await thinnestIn(letterLike(6))).toBeCloseTo(6, 0)
  expect(await thinnestIn(letterLike(40))).toBeGreaterThan(35)
})

test('finds a hairline beside a large panel and one attached to it', async () => {
  const panel = '<rect x="50" y="50" width="300" height="200"/>'
  expect(await thinnestIn(`${panel}<rect x="50" y="254" width="200" height="2"/>`)).toBe(2)
  expect(await thinnestIn(`${panel}<rect x="200" y="250" width="3" height="120"/>`)).toBe(3)
})

test.each([
  ['a disc', '<circle cx="200" cy="200" r="150"/>'],
  [
    'small discs',
    Array.from(
      { length: 100 },
      (_, at) => `<circle cx="${20 + (at % 10) * 40}" cy="${20 + Math.floor(at / 10) * 40}" r="4"/>`,
    ).join(''),
  ],
  ['a rectangle', '<rect x="50" y="50" width="300" height="200"/>'],
  ['a slanting square', '<rect x="100" y="100" width="200" height="200" transform="rotate(27 200 200)"/>'],
  ['a slanting wedge of 30 degrees', '<path transform="rotate(17 200 200)" d="M20 200L380 103.5V296.5Z"/>'],
  ['a full canvas', '<rect width="400" height="400"/>'],
  ['an empty canvas', ''],
])('finds no line in %s', async (_, body) => {
  expect(await thinnestIn(body)).toBeNull()
})

test('does not take the tips of a star for lines', async () => {
  const star = '<path d="M200 20L245 150H380L270 230L310 370L200 285L90 370L130 230L20 150H155Z"/>'
  expect((await thinnestIn(star)) ?? Infinity).toBeGreaterThan(50)
})

test('does not take scattered specks for lines', () => {
  const specks = new Uint8Array(SIDE * SIDE)
  for (let at = 0; at < specks.length; at += 97) specks[at] = 255
  expect(thinnestLine(specks, SIDE, SIDE)).toBeNull()
})

test('measures the exact distance to the edge, with the outside as empty', () => {
  const mask = fc
    .record({ width: fc.integer({ min: 1, max: 14 }), height: fc.integer({ min: 1, max: 14 }) })
    .chain(({ width, height }) =>
      fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        ink: fc.uint8Array({ minLength: width * height, maxLength: width * height, max: 3 }),
      }),
    )
  fc.assert(
    fc.property(mask, ({ width, height, ink }) => {
      const found = distanceToEdge(inkRuns(ink, width, 1), width, height)
      for (let at = 0; at < ink.length; at++)
        expect(found[at]).toBeCloseTo(nearestEmpty(ink, width, height, at), 4)
    }),
  )
})

function nearestEmpty(ink: Uint8Array, width: number, height: number, at: number): number {
  const [x, y] = [at % width, Math.floor(at / width)]
  let nearest = Infinity
  for (let py = -1; py <= height; py++) {
    for (let px = -1; px <= width; px++) {
      const isOutside = px < 0 || py < 0 || px >= width || py >= height
      if (isOutside || ink[py * width + px] === 0) nearest = Math.min(nearest, Math.hypot(px - x, py - y))
    }
  }
  return nearest
}

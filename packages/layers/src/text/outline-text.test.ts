import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FONTS, type TextLayer } from '../index.ts'
import { aText, contoursOf } from '../testing/a-text.ts'
import { shaperFromPackages } from '../testing/shaper-from-packages.ts'
import { extentOf, parsePath } from './outline-path.ts'

const shaper = await shaperFromPackages()
const outlineOf = (parts: Partial<TextLayer>) => shaper.outlineText(aText(parts))
const contours = async (parts: Partial<TextLayer>) => contoursOf((await outlineOf(parts)).path)

test('letter spacing widens by each gap, line height lowers each line', async () => {
  const [plain, spaced, narrow] = await Promise.all(
    [0, 0.25, -0.1].map((letterSpacing) => outlineOf({ text: 'HHHH', letterSpacing })),
  )
  expect((spaced?.box.widthMm ?? 0) - (plain?.box.widthMm ?? 0)).toBeCloseTo(3 * 0.25 * 20, 2)
  expect((narrow?.box.widthMm ?? 0) - (plain?.box.widthMm ?? 0)).toBeCloseTo(-3 * 0.1 * 20, 2)
  const [one, two] = await Promise.all([
    outlineOf({ text: 'H' }),
    outlineOf({ text: 'H\nH', lineHeight: 1.5 }),
  ])
  expect(two.box.heightMm - one.box.heightMm).toBeCloseTo(1.5 * 20, 2)
})

test('shorter lines keep to the chosen side, whatever spaces end a line', async () => {
  for (const text of ['I\nIHHHI', 'I   \nIHHHI \r'] as const) {
    const [left, center, right] = await Promise.all(
      (['left', 'center', 'right'] as const).map(async (align) => contours({ text, align })),
    )
    // An I is one rectangle: of the first line, and the ends of the second.
    const [first, , , , last] = (left ?? []).slice(1)
    expect(left?.[0]?.x).toBeCloseTo(first?.x ?? NaN, 2)
    expect(right?.[0]?.x).toBeCloseTo(last?.x ?? NaN, 2)
    expect(center?.[0]?.x).toBeCloseTo(0, 2)
  }
})

/**
 * Each I is one rectangle, whose middle tells the angle at which it stands; `advance` is from one to the next on a
 * straight line.
 */
async function standing(parts: Partial<TextLayer>) {
  const rectangles = await contours(parts)
  const [one, two] = await contours({ text: 'II', letterSpacing: parts.letterSpacing ?? 0 })
  if (!one || !two) throw new Error('There are two letters.')
  return { rectangles, advance: two.x - one.x, capHeight: one.maxY - one.minY }
}

test.each([180, 90, 340, -180, -60])(
  'letters over %d° stand on the circle whose arc is as long as they are',
  async (arcDeg) => {
    const { rectangles, advance, capHeight } = await standing({ text: 'IIIIIIIII', arcDeg })
    const radius = (9 * advance) / (Math.abs(arcDeg) * (Math.PI / 180))
    const up = arcDeg > 0
    // The middle of a letter is half of its height outside a rainbow, and inside a smile.
    const toMiddle = radius + (up ? capHeight / 2 : -capHeight / 2)
    const middle = rectangles[4]
    for (const [index, rectangle] of rectangles.entries()) {
      const angle = ((index - 4) * advance) / radius
      expect(Math.abs(rectangle.x - toMiddle * Math.sin(angle))).toBeLessThan(0.05)
      const fromMiddle = toMiddle * (1 - Math.cos(angle)) * (up ? 1 : -1)
      expect(Math.abs(rectangle.y - (middle?.y ?? NaN) - fromMiddle)).toBeLessThan(0.05)
    }
  },
)

test('lines on an arc are on circles with one centre, and letters keep their distance on each', async () => {
  const parts = { text: `${'I'.repeat(15)}\nIII`, arcDeg: 90, lineHeight: 1.2 }
  const { rectangles, advance, capHeight } = await standing(parts)
  const inner = (15 * advance) / (Math.PI / 2) - 1.2 * 20
  const [outerMiddle, innerMiddle, innerLast] = [rectangles[7], rectangles[16], rectangles[17]]
  if (!outerMiddle || !innerMiddle || !innerLast) throw new Error('There are eighteen letters.')
  expect(innerMiddle.y - outerMiddle.y).toBeCloseTo(1.2 * 20, 2)
  expect(innerMiddle.x).toBeCloseTo(outerMiddle.x, 2)
  const reach = (inner + capHeight / 2) * Math.sin(advance / inner)
  expect(Math.abs(innerLast.x - innerMiddle.x - reach)).toBeLessThan(0.05)
})

test('the widest line spans the angle, also when it is not the first', async () => {
  const parts = { text: 'I\nIIIII', arcDeg: 150, lineHeight: 1 }
  const { rectangles, advance, capHeight } = await standing(parts)
  const radius = (5 * advance) / ((150 * Math.PI) / 180)
  const [first, last] = [rectangles[1], rectangles[5]]
  const apart = 2 * (radius + capHeight / 2) * Math.sin((2 * advance) / radius)
  expect(Math.abs((last?.x ?? NaN) - (first?.x ?? NaN) - apart)).toBeLessThan(0.05)
})

test('lines without room on their circle widen it instead of falling into each other', async () => {
  const text = Array.from({ length: 12 }, () => 'III').join('\n')
  const { rectangles, advance } = await standing({ text, arcDeg: 340, lineHeight: 1 })
  expect(rectangles).toHaveLength(36)
  for (let line = 0; line < 12; line++) {
    const [left, middle] = rectangles.slice(line * 3)
    if (!left || !middle) throw new Error('Each line has three letters.')
    expect(middle.y - (rectangles[1]?.y ?? NaN)).toBeCloseTo(line * 20, 1)
    // Bent like a rainbow, and not over each other.
    expect(left.y).toBeGreaterThan(middle.y)
    expect(middle.x - left.x).toBeGreaterThan(advance * 0.7)
  }
})

test('a line on an inner circle does not come round to its start', async () => {
  const text = `${'I'.repeat(40)}\n${'I'.repeat(38)}`
  const { rectangles, advance } = await standing({ text, arcDeg: 340, lineHeight: 3 })
  const inner = rectangles.slice(40)
  const distances = inner.flatMap((one, index) =>
    inner.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  )
  expect(Math.min(...distances)).toBeGreaterThan(advance * 0.8)
})

test.each([
  { align: 'left', of: 15, with: 0 },
  { align: 'right', of: 16, with: 14 },
] as const)('lines on an arc that are aligned $align have their edges at one angle', async (edge) => {
  const parts = { text: `${'I'.repeat(15)}\nII`, arcDeg: 90, lineHeight: 1, align: edge.align }
  const { rectangles, advance } = await standing(parts)
  const radius = (15 * advance) / (Math.PI / 2)
  const top = rectangles[7]
  if (!top) throw new Error('There are seventeen letters.')
  const edgeOf = (index: number, itsRadius: number) => {
    const { x = NaN, y = NaN } = rectangles[index] ?? {}
    const middle = Math.atan2(x - top.x, top.maxY + radius - y)
    return middle + ((edge.align === 'left' ? -1 : 1) * advance) / 2 / itsRadius
  }
  expect(edgeOf(edge.of, radius - 20)).toBeCloseTo(edgeOf(edge.with, radius), 2)
})

test('a smile is a rainbow upside down', async () => {
  // Turned by half a circle, an I is an I.
  const [up, down] = await Promise.all([
    outlineOf({ text: 'III', arcDeg: 90 }),
    outlineOf({ text: 'III', arcDeg: -90 }),
  ])
  const [left, middle] = contoursOf(up.path)
  const [lowLeft, lowMiddle] = contoursOf(down.path)
  expect(left && middle && left.y > middle.y).toBe(true)
  expect(lowLeft && lowMiddle && lowLeft.y < lowMiddle.y).toBe(true)
})

test('writes the same text each time, whatever was shaped before', async () => {
  const parts = { text: 'Volcán مرحبا\nПривет', arcDeg: 120, letterSpacing: 0.1 }
  const first = await outlineOf(parts)
  const fresh = await shaperFromPackages()
  expect(await fresh.outlineText(aText(parts))).toEqual(first)
  expect(first.path).toMatch(/^[MLQCZ0-9 .-]+$/)
})

test('the box is what is seen, for any style', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        text: fc.string({
          minLength: 1,
          maxLength: 12,
          unit: fc.constantFrom(
            'a',
            'l',
            '.',
            '\u0301',
            'X',
            'Z',
            ' ',
            '0',
            'á',
            'ñ',
            'П',
            'ب',
            'स्',
            '🎉',
            '\n',
          ),
        }),
        font: fc.constantFrom(...FONTS.map(({ id }) => id)),
        align: fc.constantFrom('left', 'center', 'right'),
        lineHeight: fc.constantFrom(0.7, 1.2, 3),
        sizeMm: fc.integer({ min: 2, max: 200 }),
        letterSpacing: fc.constantFrom(-0.2, 0, 0.3),
        arcDeg: fc.constantFrom(0, 45, -60, 200, 340, -340),
      }),
      async (parts) => {
        const { path, box } = await outlineOf(parts)
        if (path === '') return
        expect(path).not.toMatch(/NaN|Infinity/)
        const { minX, maxX, minY, maxY } = extentOf(parsePath(path))
        expect(Math.abs(maxX - minX - box.widthMm)).toBeLessThan(0.003)
        expect(Math.abs(maxY - minY - box.heightMm)).toBeLessThan(0.003)
        expect(Math.abs(maxX + minX)).toBeLessThan(0.003)
        expect(Math.abs(maxY + minY)).toBeLessThan(0.003)
      },
    ),
    { numRuns: 150 },
  )
})

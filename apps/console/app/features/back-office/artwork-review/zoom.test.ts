import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fit, clamped, realPixels, scaledBy } from './zoom.ts'

const PICTURE = { width: 4000, height: 2000 }
const FRAME = { width: 800, height: 600 }

test('fits a large picture into the frame and centres it', () => {
  const { scale, x, y } = fit(PICTURE, FRAME)
  expect(PICTURE.width * scale).toBeLessThanOrEqual(FRAME.width)
  expect(x * 2 + PICTURE.width * scale).toBeCloseTo(FRAME.width)
  expect(y * 2 + PICTURE.height * scale).toBeCloseTo(FRAME.height)
})

test('does not enlarge a small picture', () => {
  expect(fit({ width: 100, height: 50 }, FRAME).scale).toBe(1)
})

test('shows one picture pixel per screen pixel at any density', () => {
  expect(realPixels(fit(PICTURE, FRAME), FRAME, 2).scale).toBe(0.5)
})

test('keeps the point under the pointer in place while zooming', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 2, noNaN: true }),
      fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) }),
      (factor, about) => {
        const before = fit(PICTURE, FRAME)
        const after = scaledBy(factor, before, about, PICTURE, FRAME)
        expect((about.x - after.x) / after.scale).toBeCloseTo((about.x - before.x) / before.scale)
        expect((about.y - after.y) / after.scale).toBeCloseTo((about.y - before.y) / before.scale)
      },
    ),
  )
})

test('keeps the centre of the picture inside the frame however far it is dragged', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (x, y) => {
      const kept = clamped({ scale: 0.5, x, y }, PICTURE, FRAME)
      const middle = { x: kept.x + 1000, y: kept.y + 500 }
      expect(middle.x >= 0 && middle.x <= FRAME.width && middle.y >= 0 && middle.y <= FRAME.height).toBe(true)
    }),
  )
})

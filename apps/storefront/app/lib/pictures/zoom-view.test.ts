import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WHOLE, moveBy, zoomAt } from './zoom-view.ts'

const room = { stage: { width: 400, height: 800 }, fitted: { width: 400, height: 400 } }

test('keeps the point under the pointer where it is', () => {
  const at = { x: 100, y: 0 }
  const view = zoomAt(WHOLE, 3, at, room)
  // The point was 100 px right of the middle of the picture, which is now three times as large.
  expect(view).toEqual({ scale: 3, x: -200, y: 0 })
  expect(view.x + 100 * view.scale).toBe(at.x)
})

test('is never smaller than the whole picture, which lies in the middle', () => {
  const near = zoomAt(WHOLE, 4, { x: 200, y: 150 }, room)
  expect(zoomAt(near, 0.01, { x: -50, y: 20 }, room)).toEqual(WHOLE)
  expect(moveBy(WHOLE, { x: 500, y: -500 }, room)).toEqual(WHOLE)
})

test('leaves no gap between the picture and the edge of the stage', () => {
  const length = fc.integer({ min: 50, max: 2000 })
  const offset = fc.integer({ min: -3000, max: 3000 })
  const steps = fc.array(
    fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }), x: offset, y: offset }),
  )
  fc.assert(
    fc.property(length, length, length, length, steps, (width, height, wide, high, moves) => {
      const fitted = { width: Math.min(width, wide), height: Math.min(height, high) }
      const places = { stage: { width, height }, fitted }
      let view = WHOLE
      for (const { factor, x, y } of moves)
        view = moveBy(zoomAt(view, factor, { x, y }, places), { x: y, y: x }, places)
      expect(view.scale).toBeGreaterThanOrEqual(1)
      for (const [size, place, stage] of [
        [fitted.width * view.scale, view.x, width],
        [fitted.height * view.scale, view.y, height],
      ] as const)
        expect(Math.abs(place)).toBeLessThanOrEqual(Math.max(0, (size - stage) / 2) + 1e-9)
    }),
  )
})

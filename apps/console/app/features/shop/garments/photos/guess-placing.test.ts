import { expect, test } from 'vitest'
import { guessPlacing } from './guess-placing.ts'

/** A picture of 100 × 100 pixels with cloth in these rectangles: left, top, right, bottom. */
function mask(...cloth: readonly (readonly [number, number, number, number])[]) {
  const size = 100
  const data = new Uint8ClampedArray(size * size * 4)
  for (const [left, top, right, bottom] of cloth)
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) data[(y * size + x) * 4 + 3] = 255
  return { data, width: size, height: size }
}

test('puts the points at the sides of the body, and the origin in its middle near the top', () => {
  const shirt = mask([20, 10, 80, 40], [30, 40, 70, 90])
  expect(guessPlacing(shirt, 'front')).toEqual({
    points: [
      { x: 0.3, y: 0.57 },
      { x: 0.7, y: 0.57 },
    ],
    origin: { x: 0.5, y: 0.18 },
  })
})

test('takes the widest piece where sleeves hang beside the body', () => {
  const long = mask([5, 10, 15, 90], [30, 10, 70, 90], [85, 10, 95, 90])
  expect(guessPlacing(long, 'back')?.points.map(({ x }) => x)).toEqual([0.3, 0.7])
})

test('guesses nothing without cloth, or from a few stray pixels', () => {
  expect(guessPlacing(mask(), 'front')).toBeUndefined()
  expect(guessPlacing(mask([50, 50, 53, 52]), 'front')).toBeUndefined()
})

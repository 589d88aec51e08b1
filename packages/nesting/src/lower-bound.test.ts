import { expect, test } from 'vitest'
import { lowerBound } from './lower-bound.ts'

const stock = (sizes: readonly (readonly [number, number])[]) => ({
  counts: new Int32Array(sizes.length).fill(1),
  kindOf: Int32Array.from(sizes.keys()),
  widths: Int32Array.from(sizes, ([width]) => width),
  heights: Int32Array.from(sizes, ([, height]) => height),
  obstacles: [],
})

test('is never shorter than the area requires', () => {
  expect(lowerBound(10, stock([[5, 7], [5, 7], [10, 3]]))).toBe(10) // prettier-ignore
})

test('is never shorter than the tallest print', () => {
  expect(lowerBound(10, stock([[1, 40], [10, 3]]))).toBe(40) // prettier-ignore
})

test('adds up the lengths of prints wider than half the film', () => {
  expect(lowerBound(10, stock([[6, 10], [6, 10], [6, 10]]))).toBe(30) // prettier-ignore
})

test('counts a rotatable print in its smaller orientation', () => {
  const turnable = { ...stock([[6, 2], [2, 6]]), counts: Int32Array.of(3), kindOf: Int32Array.of(0, 0) } // prettier-ignore
  expect(lowerBound(10, turnable)).toBe(4)
})

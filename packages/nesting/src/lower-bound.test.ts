import { expect, test } from 'vitest'
import { lowerBound } from './lower-bound.ts'

const stock = (sizes: readonly (readonly [number, number])[]) => ({
  counts: new Int32Array(sizes.length).fill(1),
  kindOf: Int32Array.from(sizes.keys()),
  widths: Int32Array.from(sizes, ([width]) => width),
  heights: Int32Array.from(sizes, ([, height]) => height),
  obstacles: [],
})

test('no packing is shorter than its area asks for', () => {
  expect(lowerBound(10, stock([[5, 7], [5, 7], [10, 3]]))).toBe(10) // prettier-ignore
})

test('no packing is shorter than its tallest print', () => {
  expect(lowerBound(10, stock([[1, 40], [10, 3]]))).toBe(40) // prettier-ignore
})

test('prints wider than half of the film lie one after the other', () => {
  expect(lowerBound(10, stock([[6, 10], [6, 10], [6, 10]]))).toBe(30) // prettier-ignore
})

test('a print that may be turned counts as it takes least', () => {
  const turnable = { ...stock([[6, 2], [2, 6]]), counts: Int32Array.of(3), kindOf: Int32Array.of(0, 0) } // prettier-ignore
  expect(lowerBound(10, turnable)).toBe(4)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOut } from './share-out.ts'

test('gives the remainder to the largest fractions, earlier ones first', () => {
  expect(shareOut(10n, [1n, 1n, 1n])).toEqual([4n, 3n, 3n])
  expect(shareOut(100n, [3n, 5n, 9n])).toEqual([18n, 29n, 53n])
  expect(shareOut(3n, [0n, 0n])).toEqual([2n, 1n])
  expect(shareOut(0n, [4n, 2n])).toEqual([0n, 0n])
  expect(shareOut(7n, [])).toEqual([])
})

test('splits into parts that add up and differ by less than a unit from the exact share', () => {
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 15n }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), weights, (whole, given) => {
      const parts = shareOut(whole, given)
      const sum = given.reduce((total, weight) => total + weight, 0n)
      expect(parts.reduce((total, part) => total + part, 0n)).toBe(whole)
      if (sum === 0n) return
      for (const [index, weight] of given.entries()) {
        const off = parts[index]! * sum - whole * weight
        expect(off > -sum && off < sum).toBe(true)
      }
    }),
  )
})

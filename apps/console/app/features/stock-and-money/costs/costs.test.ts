import { expect, test } from 'vitest'
import { sumsOf } from './costs.ts'

test('sums each category, largest first, without empty ones', () => {
  const entries = [
    { category: 'rent', amountMinor: 43_012 },
    { category: 'blank', amountMinor: 40_000 },
    { category: 'blank', amountMinor: 24_877 },
  ] as const
  expect(sumsOf(entries)).toEqual({
    totalMinor: 107_889,
    byCategory: [
      { category: 'blank', amountMinor: 64_877 },
      { category: 'rent', amountMinor: 43_012 },
    ],
  })
})

test('sums an entry and its reversal to zero but keeps the category', () => {
  const entries = [
    { category: 'film', amountMinor: 500 },
    { category: 'film', amountMinor: -500 },
  ] as const
  expect(sumsOf(entries)).toEqual({ totalMinor: 0, byCategory: [{ category: 'film', amountMinor: 0 }] })
})

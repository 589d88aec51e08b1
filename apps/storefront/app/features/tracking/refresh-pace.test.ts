import { expect, test } from 'vitest'
import { nextLookMs } from './refresh-pace.ts'

test('looks soon after a change, then ever more rarely, and at least every five minutes', () => {
  const paces = Array.from({ length: 8 }, (_, quiet) => nextLookMs(quiet) / 1000)
  expect(paces).toEqual([20, 40, 80, 160, 300, 300, 300, 300])
  expect(nextLookMs(100_000)).toBe(300_000)
})

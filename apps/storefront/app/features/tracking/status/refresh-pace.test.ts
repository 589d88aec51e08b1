import { expect, test } from 'vitest'
import { nextRefreshMs } from './use-fresh-order.ts'

test('refreshes soon after a change, then less often, but at least every five minutes', () => {
  const paces = Array.from({ length: 8 }, (_, quiet) => nextRefreshMs(quiet) / 1000)
  expect(paces).toEqual([20, 40, 80, 160, 300, 300, 300, 300])
  expect(nextRefreshMs(100_000)).toBe(300_000)
})

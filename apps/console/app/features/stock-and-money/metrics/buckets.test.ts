import { expect, test } from 'vitest'
import { addDays } from '@platen/formats/calendar'
import { runningTotals, bucketsOf, marginPercent } from './buckets.ts'

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    date: addDays(first, at),
    ...{ orders: 1, units: 2, grossMinor: 500, netMinor: 450, taxMinor: 50, costMinor: 300 },
  }))

test('shows single days while there are few of them', () => {
  const buckets = bucketsOf(daysFrom('2026-01-01', 62))
  expect(buckets).toHaveLength(62)
  expect(buckets.at(-1)).toMatchObject({ from: '2026-03-03', to: '2026-03-03', revenueMinor: 400 })
})

test('groups many days by week without losing any', () => {
  const buckets = bucketsOf(daysFrom('2026-01-01', 90))
  expect(buckets).toHaveLength(13)
  expect(buckets[0]).toEqual({
    ...{ from: '2026-01-01', to: '2026-01-07', orders: 7, units: 14 },
    ...{ grossMinor: 3_500, revenueMinor: 2_800, costMinor: 2_100 },
  })
  expect(buckets.at(-1)).toMatchObject({ from: '2026-03-26', to: '2026-03-31', revenueMinor: 2_400 })
  expect(buckets.reduce((sum, { costMinor }) => sum + costMinor, 0)).toBe(90 * 300)
})

test('ends the running total at the profit of the range', () => {
  expect(runningTotals(bucketsOf(daysFrom('2026-01-01', 731))).at(-1)).toBe(731 * 100)
})

test('has no margin without revenue', () => {
  expect(marginPercent({ revenueMinor: 0, costMinor: 300 })).toBeNull()
  expect(marginPercent({ revenueMinor: -1, costMinor: 0 })).toBeNull()
  expect(marginPercent({ revenueMinor: 328_550, costMinor: 178_043 })).toBe(45.8)
})

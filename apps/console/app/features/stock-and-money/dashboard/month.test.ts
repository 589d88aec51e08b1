import { expect, test } from 'vitest'
import { change, monthSoFar, sameDaysBefore } from './month.ts'

test('starts the month to date on its first day', () => {
  expect(monthSoFar('2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-11-21' })
})

test.each([
  ['2026-11-21', '2026-10-01', '2026-10-21'],
  ['2026-01-01', '2025-12-01', '2025-12-01'],
  ['2026-03-31', '2026-02-01', '2026-02-28'],
  ['2028-03-30', '2028-02-01', '2028-02-29'],
])('compares the month to date on %s with %s to %s', (today, from, to) => {
  expect(sameDaysBefore(today)).toEqual({ from, to })
})

test('has no change when there was no previous revenue', () => {
  expect([change(500, 0), change(150, 100), change(50, 100)]).toEqual([undefined, 50, -50])
})

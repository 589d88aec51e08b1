import { expect, test } from 'vitest'
import { dayAfter, dayStart } from './audit-query.ts'

test.each([
  ['2026-11-21', 'America/El_Salvador', '2026-11-21T06:00:00.000Z'],
  ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z'],
  // The nights on which the clocks go forward and back.
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
])('starts %s in %s at %s', (day, timeZone, instant) => {
  expect(dayStart(day, timeZone)).toBe(instant)
})

test('has no start and no next day for text that is not a date', () => {
  expect(dayStart('yesterday', 'UTC')).toBeUndefined()
  expect(dayAfter('yesterday')).toBe('')
  expect(dayAfter('2026-02-28')).toBe('2026-03-01')
})

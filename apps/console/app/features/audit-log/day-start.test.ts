import { expect, test } from 'vitest'
import { dayAfter, dayStart } from './day-start.ts'

test.each([
  ['2026-11-21', 'America/El_Salvador', '2026-11-21T06:00:00.000Z'],
  ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z'],
  // The night on which the clocks go forward, and the one on which they go back.
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
])('%s begins in %s at %s', (day, timeZone, instant) => {
  expect(dayStart(day, timeZone)).toBe(instant)
})

test('what is no day has no beginning and no next one', () => {
  expect(dayStart('yesterday', 'UTC')).toBeUndefined()
  expect(dayAfter('yesterday')).toBe('')
  expect(dayAfter('2026-02-28')).toBe('2026-03-01')
})

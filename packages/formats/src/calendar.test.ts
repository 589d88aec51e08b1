import { expect, test } from 'vitest'
import { addDays, dayIn, dayRange, startOfDay } from './calendar.ts'

const hours = (timeZone: string, day: string) => {
  const { start, end } = dayRange(timeZone, day, day)
  return (end.getTime() - start.getTime()) / 3_600_000
}

test('counts the hours of a day when the clocks change', () => {
  expect(hours('America/El_Salvador', '2026-11-21')).toBe(24)
  expect(hours('America/New_York', '2026-03-08')).toBe(23)
  expect(hours('America/New_York', '2026-11-01')).toBe(25)
  expect(hours('Australia/Lord_Howe', '2026-04-05')).toBe(24.5)
  expect(hours('Australia/Lord_Howe', '2026-10-04')).toBe(23.5)
})

test('starts a day after the gap when the clocks go forward over midnight', () => {
  expect(dayRange('America/Santiago', '2026-09-06', '2026-09-06').start.toISOString()).toBe(
    '2026-09-06T04:00:00.000Z',
  )
  expect(hours('America/Santiago', '2026-09-06')).toBe(23)
  expect(hours('America/Santiago', '2026-04-04')).toBe(25)
})

test('treats a day that a time zone skipped as empty', () => {
  expect(hours('Pacific/Apia', '2011-12-30')).toBe(0)
})

test.each([
  ...['America/New_York', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Auckland'],
  ...['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Casablanca', 'Europe/London', 'America/St_Johns'],
])('splits a year in %s into days without gaps or overlaps', (timeZone) => {
  for (let day = '2026-01-01'; day < '2027-01-02'; day = addDays(day, 1)) {
    const { start, end } = dayRange(timeZone, day, day)
    expect(dayIn(timeZone, start)).toBe(day)
    expect(dayIn(timeZone, new Date(start.getTime() - 1))).toBe(addDays(day, -1))
    expect(end).toEqual(dayRange(timeZone, addDays(day, 1), addDays(day, 1)).start)
  }
})

const start = (timeZone: string, day: string) => startOfDay(timeZone, day).toISOString()

test('starts a day at midnight of the store', () => {
  expect(start('America/El_Salvador', '2026-11-20')).toBe('2026-11-20T06:00:00.000Z')
  expect(start('Pacific/Kiritimati', '2026-11-20')).toBe('2026-11-19T10:00:00.000Z')
  expect(start('Pacific/Pago_Pago', '2026-11-20')).toBe('2026-11-20T11:00:00.000Z')
  expect(start('Asia/Kathmandu', '2026-11-20')).toBe('2026-11-19T18:15:00.000Z')
})

test('counts a day with a clock change as one day', () => {
  expect(start('Europe/Madrid', '2026-03-29')).toBe('2026-03-28T23:00:00.000Z')
  expect(start('Europe/Madrid', '2026-03-30')).toBe('2026-03-29T22:00:00.000Z')
  expect(start('Europe/Madrid', '2026-10-26')).toBe('2026-10-25T23:00:00.000Z')
  // Clocks in Chile go forward at midnight, so this day has no 00:00.
  expect(start('America/Santiago', '2026-09-06')).toBe('2026-09-06T04:00:00.000Z')
})

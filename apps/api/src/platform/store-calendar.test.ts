import { expect, test } from 'vitest'
import { startOfDay } from './store-calendar.ts'

const start = (timeZone: string, day: string) => startOfDay(timeZone, day).toISOString()

test('a day begins at midnight of the store', () => {
  expect(start('America/El_Salvador', '2026-11-20')).toBe('2026-11-20T06:00:00.000Z')
  expect(start('Pacific/Kiritimati', '2026-11-20')).toBe('2026-11-19T10:00:00.000Z')
  expect(start('Pacific/Pago_Pago', '2026-11-20')).toBe('2026-11-20T11:00:00.000Z')
  expect(start('Asia/Kathmandu', '2026-11-20')).toBe('2026-11-19T18:15:00.000Z')
})

test('a day on which the clocks are changed is one day', () => {
  expect(start('Europe/Madrid', '2026-03-29')).toBe('2026-03-28T23:00:00.000Z')
  expect(start('Europe/Madrid', '2026-03-30')).toBe('2026-03-29T22:00:00.000Z')
  expect(start('Europe/Madrid', '2026-10-26')).toBe('2026-10-25T23:00:00.000Z')
  // Chile's clocks go forward at midnight: this day has no 00:00.
  expect(start('America/Santiago', '2026-09-06')).toBe('2026-09-06T04:00:00.000Z')
})

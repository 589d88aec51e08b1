import { expect, test } from 'vitest'
import { readDayRange, readTimeRange } from './time-range.ts'

const ZONE = 'America/El_Salvador'

test('includes both days of a range of days, in the time zone of the store', () => {
  expect(readTimeRange({ dateFrom: '2026-11-01', dateTo: '2026-11-30' }, ZONE)).toEqual({
    from: new Date('2026-11-01T06:00:00Z'),
    to: new Date('2026-12-01T06:00:00Z'),
  })
})

test('includes the first instant of a range of times and excludes the last', () => {
  const [from, to] = ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z']
  expect(readTimeRange({ from, to }, ZONE)).toEqual({ from: new Date(from), to: new Date(to) })
})

test('takes what is in both ranges when days and times are given', () => {
  const range = { dateFrom: '2026-11-01', from: '2026-11-01T12:00:00Z', to: '2027-01-01T00:00:00Z' }
  expect(readTimeRange({ ...range, dateTo: '2026-11-30' }, ZONE)).toEqual({
    from: new Date('2026-11-01T12:00:00Z'),
    to: new Date('2026-12-01T06:00:00Z'),
  })
})

test('reads from and to as days where they were days at first', () => {
  expect(readDayRange({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
    dateFrom: '2026-11-01',
    dateTo: '2026-11-30',
  })
  expect(readDayRange({ from: '2026-11-01', dateFrom: '2026-11-05' }).dateFrom).toBe('2026-11-05')
})

test.each([
  { dateFrom: '2026-11-02', dateTo: '2026-11-01' },
  { from: '2026-11-02', to: '2026-11-01' },
  { from: '2026-11-02', dateTo: '2026-11-01' },
])('refuses a reversed range %o', (query) => {
  expect(() => readDayRange(query)).toThrow('must not be before')
  if (!('from' in query && 'dateTo' in query)) expect(() => readTimeRange(query, ZONE)).toThrow('before')
})

test('accepts days that no calendar has', () => {
  const { from, to } = readTimeRange({ dateFrom: '0001-01-01', dateTo: '9999-12-31' }, ZONE)
  expect([from?.getUTCFullYear(), to?.getUTCFullYear()]).toEqual([1970, 9999])
})

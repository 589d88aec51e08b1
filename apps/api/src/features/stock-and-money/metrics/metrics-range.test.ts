import { expect, test } from 'vitest'
import { daysOf, metricsRange, previousRange } from './metrics-range.ts'

const TODAY = '2026-11-21'

test('defaults to the thirty days up to today', () => {
  const thirty = { dateFrom: '2026-10-23', dateTo: TODAY }
  expect(daysOf(thirty)).toHaveLength(30)
  for (const nothing of [
    {},
    { dateFrom: '', dateTo: '' },
    { dateFrom: null, dateTo: null },
    { dateFrom: 'null', dateTo: 'null' },
  ]) {
    expect(metricsRange(nothing, TODAY)).toEqual(thirty)
  }
  expect(metricsRange({ dateTo: '2026-03-01' }, TODAY)).toEqual({
    dateFrom: '2026-01-31',
    dateTo: '2026-03-01',
  })
  expect(metricsRange({ dateFrom: '2026-11-01' }, TODAY)).toEqual({ dateFrom: '2026-11-01', dateTo: TODAY })
})

test('accepts at most 731 days', () => {
  const dateTo = '2026-12-31'
  expect(daysOf(metricsRange({ dateFrom: '2025-01-01', dateTo }, TODAY))).toHaveLength(730)
  expect(daysOf(metricsRange({ dateFrom: '2024-12-31', dateTo }, TODAY))).toHaveLength(731)
  expect(() => metricsRange({ dateFrom: '2024-12-30', dateTo }, TODAY)).toThrow('more than 731 days')
})

test('refuses reversed ranges and days out of range', () => {
  expect(() => metricsRange({ dateFrom: '2026-11-02', dateTo: '2026-11-01' }, TODAY)).toThrow('not be after')
  expect(() => metricsRange({ dateFrom: '2026-11-22' }, TODAY)).toThrow('not be after')
  expect(() => metricsRange({ dateFrom: '0001-01-01', dateTo: '0001-01-02' }, TODAY)).toThrow('must be from')
  expect(() => metricsRange({ dateTo: '9999-12-31' }, TODAY)).toThrow('must be from')
})

test('compares with the same number of days before', () => {
  expect(previousRange({ dateFrom: '2026-03-01', dateTo: '2026-03-31' })).toEqual({
    dateFrom: '2026-01-29',
    dateTo: '2026-02-28',
  })
})

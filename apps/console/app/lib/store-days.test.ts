import { expect, test } from 'vitest'
import { addDays, dayIn } from '@platen/formats/calendar'
import { PRESETS, dayCount, presetSpan, shortDay, spanBefore, spanText } from './store-days.ts'

test('resolves presets across months and years', () => {
  expect(presetSpan('last-month', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(presetSpan('last-month', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(presetSpan('month', '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-01' })
  expect(presetSpan('7-days', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' })
  expect(presetSpan('year', '2026-03-03')).toEqual({ from: '2026-01-01', to: '2026-03-03' })
})

test('compares every preset with the same number of days right before it', () => {
  for (const preset of PRESETS) {
    const span = presetSpan(preset, '2026-11-21')
    const before = spanBefore(span)
    expect(dayCount(before)).toBe(dayCount(span))
    expect(addDays(before.to, 1)).toBe(span.from)
  }
})

test('takes today from the store’s time zone, not the browser’s', () => {
  const lateEvening = new Date('2026-11-22T04:30:00Z')
  expect(dayIn('America/El_Salvador', lateEvening)).toBe('2026-11-21')
  expect(dayIn('Asia/Tokyo', lateEvening)).toBe('2026-11-22')
})

test('writes the year only when a range spans two', () => {
  expect(shortDay('2026-11-03')).toBe('Nov 3')
  expect(spanText({ from: '2026-11-03', to: '2026-11-09' })).toBe('Nov 3 – Nov 9')
  expect(spanText({ from: '2025-12-28', to: '2026-01-03' })).toBe('Dec 28, 2025 – Jan 3, 2026')
})

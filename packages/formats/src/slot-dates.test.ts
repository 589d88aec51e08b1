import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayIn } from './calendar.ts'
import { slotDates } from './slot-dates.ts'

const CENTRO = {
  slots: [
    { weekday: 6, from: '10:00', to: '12:00' },
    { weekday: 1, from: '17:00', to: '19:00' },
    { weekday: 1, from: '09:00', to: '10:00' },
  ],
}
// A Saturday.
const TODAY = '2026-11-21'

test('lists the next dates of a place, soonest first', () => {
  expect(slotDates(CENTRO, TODAY, 0).slice(0, 4)).toEqual([
    { date: '2026-11-23', from: '09:00', to: '10:00' },
    { date: '2026-11-23', from: '17:00', to: '19:00' },
    { date: '2026-11-28', from: '10:00', to: '12:00' },
    { date: '2026-11-30', from: '09:00', to: '10:00' },
  ])
})

test('leaves enough time for production', () => {
  expect(slotDates(CENTRO, TODAY, 5)[0]?.date).toBe('2026-11-28')
  expect(slotDates(CENTRO, TODAY, 8)[0]?.date).toBe('2026-11-30')
})

test('offers no date when production takes longer than the planning horizon', () => {
  expect(slotDates(CENTRO, TODAY, 91)).toEqual([])
})

test('takes today from the store’s time zone', () => {
  const lateEvening = new Date('2026-11-22T05:30:00Z')
  expect(dayIn('America/El_Salvador', lateEvening)).toBe('2026-11-21')
  expect(dayIn('Asia/Tokyo', lateEvening)).toBe('2026-11-22')
})

test('offers only dates after today, within 90 days, on a weekday of the slot', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 100 }), (today, leadDays) => {
      for (const { date, from } of slotDates(CENTRO, today, leadDays)) {
        expect(date > today && date <= addDays(today, 90)).toBe(true)
        const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
        expect(CENTRO.slots.some((slot) => slot.weekday % 7 === weekday && slot.from === from)).toBe(true)
      }
    }),
  )
})

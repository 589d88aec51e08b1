import fc from 'fast-check'
import { expect, test } from 'vitest'
import { en } from '../../../messages/en.ts'
import { es } from '../../../messages/es.ts'
import { timeLeft, timeLeftWords } from './payment-panel.tsx'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [2 * DAY, '2 days left', 'Quedan 2 días'],
  [DAY + 20 * HOUR + 59 * MINUTE, '1 day and 20 hours left', 'Quedan 1 día y 20 horas'],
  [3 * HOUR + 5 * MINUTE, '3 hours and 5 minutes left', 'Quedan 3 horas y 5 minutos'],
  [HOUR, '1 hour left', 'Queda 1 hora'],
  [12 * MINUTE, '12 minutes left', 'Quedan 12 minutos'],
  [MINUTE - 1, 'Less than a minute left', 'Queda menos de un minuto'],
  [0, 'The payment deadline has passed', 'El plazo para pagar ya pasó'],
  [-DAY, 'The payment deadline has passed', 'El plazo para pagar ya pasó'],
])('writes %i ms as "%s"', (ms, english, spanish) => {
  expect(timeLeftWords(ms, 'en', en.order.timeLeft)).toBe(english)
  expect(timeLeftWords(ms, 'es', es.order.timeLeft)).toBe(spanish)
})

test('rounds the remaining time down by less than an hour', () => {
  const ms = { day: DAY, hour: HOUR, minute: MINUTE }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * DAY }), (left) => {
      const sent = timeLeft(left).reduce((sum, { unit, count }) => sum + ms[unit] * count, 0)
      expect(sent).toBeLessThanOrEqual(left)
      expect(left - sent).toBeLessThan(left >= DAY ? HOUR : MINUTE)
    }),
  )
})

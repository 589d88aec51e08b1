import { expect, test } from 'vitest'
import { formatsFor } from './formats.ts'

const store = { currency: 'USD', currencyExponent: 2, timeZone: 'America/El_Salvador' }

test('writes Spanish dates as a sentence has them, without a comma after the weekday', () => {
  const { day, moment } = formatsFor('es', store)
  expect(day('2026-11-28')).toBe('sábado 28 de noviembre de 2026')
  expect(moment(new Date('2026-11-25T10:45:00Z'))).toMatch(/^miércoles 25 de noviembre de 2026, 4:45/)
  expect(formatsFor('en', store).day('2026-11-28')).toBe('Saturday, November 28, 2026')
})

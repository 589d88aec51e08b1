import { expect, test } from 'vitest'
import { formatsFor } from './formats.ts'

const store = { currency: 'USD', currencyExponent: 2, timeZone: 'America/El_Salvador' }

test('writes Spanish dates as a sentence has them, without a comma after the weekday', () => {
  const { day, moment } = formatsFor('es', store)
  expect(day('2026-11-28')).toBe('sábado 28 de noviembre de 2026')
  expect(moment(new Date('2026-11-25T10:45:00Z'))).toMatch(/^miércoles 25 de noviembre de 2026, 4:45/)
  expect(formatsFor('en', store).day('2026-11-28')).toBe('Saturday, November 28, 2026')
})

test.each([
  ['es', 'USD', '$1,234.50'],
  ['es-419', 'MXN', '$1,234.50'],
  ['es', 'COP', '$ 1.234,50'],
  ['es', 'EUR', '1234,50 €'],
  ['es-419', 'EUR', '1234,50 €'],
  ['en', 'USD', '$1,234.50'],
  ['en', 'EUR', '€1,234.50'],
  ['fr', 'EUR', '1 234,50 €'],
  ['fr', 'CAD', '1 234,50 $'],
  ['pt-BR', 'BRL', 'R$ 1.234,50'],
  ['id', 'IDR', 'Rp 1.234,50'],
])('%s writes an amount in %s as people there do', (language, currency, text) => {
  expect(
    formatsFor(language, { ...store, currency })
      .money(123_450)
      .replaceAll(/[\u00a0\u202f]/g, ' '),
  ).toBe(text)
})

test('writes a day as the country of the currency does', () => {
  expect(formatsFor('en', { ...store, currency: 'GBP' }).day('2026-11-28')).toBe('Saturday, 28 November 2026')
  expect(formatsFor('es', { ...store, currency: 'EUR' }).day('2026-11-28')).toBe(
    'sábado 28 de noviembre de 2026',
  )
})

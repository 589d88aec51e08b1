import { expect, test } from 'vitest'
import { readCell } from '../../../../platform/tables/read-cell.ts'
import { FIELD_KINDS } from './field-kinds.ts'

const dollars = { currency: { currency: 'USD', currencyExponent: 2 }, decimal: 'point' } as const
const read = (field: keyof typeof FIELD_KINDS, cell: Parameters<typeof readCell>[1]) =>
  readCell(FIELD_KINDS[field], cell, dollars)
const reasonOf = (...args: Parameters<typeof read>) => (read(...args) as { reason: string }).reason

test.each([
  ['12.5', 1250],
  ['$12.50', 1250],
  ['US$ 12.50', 1250],
  ['12.50 USD', 1250],
  ['1,299.00', 129_900],
  ['12.500', 1250],
  [12.5, 1250],
  [12.100000000000001, 1210],
  [0, 0],
])('reads the price %s in minor units', (cell, minor) => {
  expect(read('basePrice', cell)).toBe(minor)
})

test.each([
  ['€12.50', 'other_currency'],
  ['12.50 EUR', 'other_currency'],
  ['C$ 12.50', 'other_currency'],
  ['12,50', 'other_decimal'],
  ['12.505', 'too_precise'],
  ['-1', 'too_low'],
  ['99999999', 'too_high'],
  ['free', 'not_a_number'],
  ['=B2*2', 'formula'],
  [true, 'not_a_number'],
  [{ unusable: 'formula', place: 'E2' }, 'formula'],
  [{ unusable: 'error', place: 'E2' }, 'error_value'],
  [{ unusable: 'date', place: 'E2' }, 'date_value'],
] as const)('refuses the price %s', (cell, reason) => {
  expect(reasonOf('basePrice', cell)).toBe(reason)
})

test('reads prices without decimals where the currency has none', () => {
  const pesos = { currency: { currency: 'CLP', currencyExponent: 0 }, decimal: 'comma' } as const
  expect(readCell(FIELD_KINDS.basePrice, '$12.990', pesos)).toBe(12_990)
  expect(readCell(FIELD_KINDS.basePrice, '12.990,5', pesos)).toMatchObject({ reason: 'too_precise' })
})

test.each([
  ['colourHex', '#1F2A44', '#1f2a44'],
  ['colourHex', '1f2a44', '#1f2a44'],
  ['colourHex', '#fff', '#ffffff'],
  ['kind', 'Long sleeve', 'long_sleeve'],
  ['sku', 'tee-black-m', 'TEE-BLACK-M'],
  ['size', 38, '38'],
  ['active', 'Sí', true],
  ['active', 'não', false],
  ['active', 1, true],
  ['active', 'TIDAK', false],
  ['forSale', false, false],
  ['onHand', '12', 12],
  ['unitCost', '4.2500', '4.25'],
  ['supplier', '=HYPERLINK("x")', '=HYPERLINK("x")'],
] as const)('reads the %s %s', (field, cell, value) => {
  expect(read(field, cell)).toBe(value)
})

test.each([
  ['slug', 'Classic Tee', 'wrong_pattern'],
  ['colourHex', 'navy', 'wrong_pattern'],
  ['sku', 'TEE BLACK', 'wrong_pattern'],
  ['name', 'x'.repeat(121), 'too_long'],
  ['name', 'a\nb', 'wrong_pattern'],
  ['active', 'perhaps', 'not_yes_or_no'],
  ['onHand', '1.5', 'too_precise'],
  ['onHand', -1, 'too_low'],
  ['unitCost', '0.1234567', 'too_precise'],
] as const)('refuses the %s %s', (field, cell, reason) => {
  expect(reasonOf(field, cell)).toBe(reason)
})

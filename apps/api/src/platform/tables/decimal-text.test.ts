import { expect, test } from 'vitest'
import { decimalSignOf, readDecimal } from './decimal-text.ts'

test.each([
  ['1.234,50', 'comma'],
  ['1,234.50', 'point'],
  ['1.234.567', 'comma'],
  ['1,234,567', 'point'],
  ['12,5', 'comma'],
  ['12.50', 'point'],
  ['0.125', 'point'],
  ['1234.567', 'point'],
  ['1.234', undefined],
  ['1,234', undefined],
  ['1234', undefined],
])('tells from %s whether decimals follow a point or a comma', (text, sign) => {
  expect(decimalSignOf(text)).toBe(sign)
})

test.each([
  ['12.50', undefined, '12.5'],
  ['12,50', undefined, '12.5'],
  ['1.234,50', undefined, '1234.5'],
  ['1.234', 'comma', '1234'],
  ['1.234', 'point', '1.234'],
  ['1 234,5', 'comma', '1234.5'],
  ['1\u202f234,5', 'comma', '1234.5'],
  ['1’234.50', 'point', '1234.5'],
  ['007.10', 'point', '7.1'],
  ['.5', 'point', '0.5'],
  ['-3', undefined, '-3'],
  ['100', undefined, '100'],
] as const)('reads %s in a column with a decimal %s', (text, sign, plain) => {
  expect(readDecimal(text, sign)).toEqual({ plain })
})

test.each([
  ['1.234', undefined, 'which_decimal'],
  ['12.50', 'comma', 'other_decimal'],
  ['12,5', 'point', 'other_decimal'],
  ['1.23.456', 'comma', 'not_a_number'],
  ['12 apples', 'point', 'not_a_number'],
  ['1e3', 'point', 'not_a_number'],
  ['1.2.3', 'point', 'other_decimal'],
  [',', 'comma', 'not_a_number'],
] as const)('refuses %s in a column with a decimal %s', (text, sign, problem) => {
  expect(readDecimal(text, sign)).toEqual({ problem })
})

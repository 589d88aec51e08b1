import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyText, parseMoney } from './money-text.ts'

test('every amount that is written can be read again, whatever the currency', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.constantFrom(0, 2, 3), (minor, exponent) => {
      expect(parseMoney(moneyText(minor, exponent), exponent)).toBe(minor)
    }),
  )
})

test('an amount may have a comma, spaces and fewer digits', () => {
  expect(parseMoney('12,5', 2)).toBe(1250)
  expect(parseMoney(' 1 200 ', 2)).toBe(120_000)
  expect(parseMoney('7.', 2)).toBe(700)
})

test('what is no amount of the currency is none', () => {
  for (const text of ['', 'ten', '-5', '1.234', '1.2.3']) expect(parseMoney(text, 2)).toBeUndefined()
  expect(parseMoney('5.5', 0)).toBeUndefined()
})

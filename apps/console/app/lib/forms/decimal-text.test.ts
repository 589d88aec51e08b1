import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReadable, readAmount, readDecimal, typedDecimal, writeDecimal } from './decimal-text.ts'

test('reads back every amount that it wrote, in every currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
      fc.integer({ min: 0, max: 4 }),
      (value, exponent) => readDecimal(writeDecimal(value, exponent), exponent) === value,
    ),
  )
})

test.each([
  ['12.5', 1250],
  ['12,5', 1250],
  [' 12 ', 1200],
  ['.5', 50],
  ['0.07', 7],
  ['$3', 300],
  ['-1.10', -110],
  ['7.000', 700],
  ['7.', 700],
  [' 1 200 ', 120_000],
])('reads %j as an amount', (text, minor) => {
  expect(readDecimal(text, 2)).toBe(minor)
})

test.each(['', '.', '-', '1.234', '1.2.3', '1,000.50', 'ten', '1e3', '99999999999999999'])(
  'rejects %j as an amount',
  (text) => {
    expect(readDecimal(text, 2)).toBeUndefined()
  },
)

test('rejects a negative amount', () => {
  expect(readAmount('5', 2)).toBe(500)
  expect(readAmount('-0', 2)).toBe(0)
  expect(readAmount('-5', 2)).toBeUndefined()
})

test('distinguishes invalid text from an empty field', () => {
  expect(typedDecimal(' ', 1)).toBeUndefined()
  expect(typedDecimal('1o50', 1)).toBeNaN()
  expect(typedDecimal('10,5', 1)).toBe(105)
  expect([null, 105, NaN].map(isReadable)).toEqual([true, true, 'Enter a number.'])
})

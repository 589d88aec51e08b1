import { formatsFor } from '@platen/formats'
import { expect, test } from 'vitest'
import { lengthsIn, parseLength } from './lengths.ts'

const store = { currency: 'USD', currencyExponent: 2, timeZone: 'UTC' }

test.each([
  ['12,5', 'mm', 12.5],
  ['12.5 mm', 'in', 12.5],
  ['4', 'in', 101.6],
  ['3"', 'mm', 76.2],
  ['8 cm', 'mm', 80],
  ['', 'mm', undefined],
  ['-5', 'mm', undefined],
  ['0', 'mm', undefined],
  ['1e9', 'mm', undefined],
] as const)('reads %j in %s', (text, unit, mm) => {
  expect(parseLength(text, unit)).toBe(mm)
})

test('shows film by the started centimetre and sizes to a tenth of a millimetre', () => {
  const lengths = lengthsIn('mm', formatsFor('en', store))
  expect([lengths.long(453.2), lengths.long(1240), lengths.short(80.25)]).toEqual([
    '46 cm',
    '1.24 m',
    '80.3 mm',
  ])
  expect(lengthsIn('in', formatsFor('es', store)).size({ widthMm: 101.6, heightMm: 25.4 })).toBe('4 × 1 in')
})

test('reads back what it shows', () => {
  for (const unit of ['mm', 'in'] as const) {
    const lengths = lengthsIn(unit, formatsFor('fr', store))
    for (const mm of [0.3, 25.4, 101.6, 999.9]) expect(lengths.parse(lengths.value(mm))).toBeCloseTo(mm, 0)
  }
})

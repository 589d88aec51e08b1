import { expect, test } from 'vitest'
import { readOrderNumber } from './order-number.ts'

test.each([
  'PL-2026-000042',
  ' pl-2026-000042 ',
  'pl 2026 42',
  'PL–2026–000042',
  '#PL-2026-000042.',
  '2026-42',
  '000042',
  '42',
])('finds the order that a customer means by “%s”', (typed) => {
  expect(readOrderNumber(typed, 2026)).toBe('PL-2026-000042')
})

test('keeps the year that was typed, and a number with more than six digits', () => {
  expect(readOrderNumber('PL-2025-1234567', 2026)).toBe('PL-2025-1234567')
})

test('leaves alone what is no number of an order', () => {
  expect(readOrderNumber('CL-2026-000001', 2026)).toBe('CL-2026-000001')
  expect(readOrderNumber('mine', 2026)).toBe('MINE')
})

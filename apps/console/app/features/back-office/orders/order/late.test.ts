import { expect, test } from 'vitest'
import { daysLate, lateWords } from './late.ts'

test.each([
  ['open', '2026-11-20', 3],
  ['on_hold', '2026-11-23', 0],
  ['open', '2026-11-25', -2],
  ['completed', '2026-11-20', undefined],
  ['cancelled', '2026-11-20', undefined],
] as const)('an order that is %s and was promised by %s is %s days late', (status, promisedBy, days) => {
  expect(daysLate({ status, promisedBy }, '2026-11-23')).toBe(days)
})

test('writes one day and several', () => {
  expect([1, 2].map(lateWords)).toEqual(['1 day late', '2 days late'])
})

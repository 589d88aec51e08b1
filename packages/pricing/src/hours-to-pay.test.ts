import { expect, test } from 'vitest'
import { hoursToPay } from './hours-to-pay.ts'

const LARGE = { units: 20, payWithinHours: 24 }

test.each([
  ['a small order has the time of its payment method', 72, 19, 72],
  ['a large order has the time of large orders', 72, 20, 24],
  ['a large order never has more time than its payment method gives', 12, 20, 12],
])('%s', (_, payWithinHours, units, expected) => {
  expect(hoursToPay(payWithinHours, units, LARGE)).toBe(expected)
})

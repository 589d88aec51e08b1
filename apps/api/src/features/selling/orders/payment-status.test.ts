import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositMinor, paymentStatusOf } from './payment-status.ts'

const order = { totalMinor: 2400, paidMinor: 0, refundedMinor: 0, awaitsReview: false }

test('the payment status follows from what was paid, refunded and is under review', () => {
  expect(paymentStatusOf(order)).toBe('unpaid')
  expect(paymentStatusOf({ ...order, awaitsReview: true })).toBe('submitted')
  expect(paymentStatusOf({ ...order, paidMinor: 1 })).toBe('partially_paid')
  expect(paymentStatusOf({ ...order, paidMinor: 2400 })).toBe('paid')
  expect(paymentStatusOf({ ...order, paidMinor: 9900 })).toBe('paid')
  expect(paymentStatusOf({ ...order, paidMinor: 2400, refundedMinor: 1 })).toBe('partially_refunded')
  expect(paymentStatusOf({ ...order, paidMinor: 500, refundedMinor: 500 })).toBe('refunded')
  expect(paymentStatusOf({ ...order, paidMinor: 500, refundedMinor: 500, awaitsReview: true })).toBe(
    'submitted',
  )
})

test('a deposit is an exact percentage of the total, rounded half up', () => {
  expect(depositMinor(1001, 50)).toBe(501)
  expect(depositMinor(1049, 10)).toBe(105)
  expect(depositMinor(1044, 10)).toBe(104)
  expect(depositMinor(2400, 100)).toBe(2400)
  expect(depositMinor(2400, 0)).toBe(0)
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.nat(100), (total, percent) => {
      const error = 100n * BigInt(depositMinor(total, percent)) - BigInt(total) * BigInt(percent)
      expect(error > -50n && error <= 50n).toBe(true)
    }),
  )
})

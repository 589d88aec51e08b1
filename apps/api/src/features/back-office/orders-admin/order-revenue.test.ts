import { expect, test } from 'vitest'
import { revenueMinorOf } from './order-revenue.ts'

const order = {
  status: 'open',
  totalMinor: 10_000,
  taxMinor: 0,
  paidMinor: 10_000,
  refundedMinor: 0,
  returnedMinor: 0,
} as const

test('the revenue is the total less refunds, whatever was paid so far', () => {
  expect(revenueMinorOf(order)).toBe(10_000)
  expect(revenueMinorOf({ ...order, paidMinor: 0 })).toBe(10_000)
  expect(revenueMinorOf({ ...order, refundedMinor: 2_000 })).toBe(8_000)
})

test('refunding an overpayment does not lower the revenue', () => {
  const overpaid = { ...order, paidMinor: 12_000 }
  expect(revenueMinorOf({ ...overpaid, refundedMinor: 2_000 })).toBe(10_000)
  expect(revenueMinorOf({ ...overpaid, refundedMinor: 2_500 })).toBe(9_500)
  const thenDearer = { ...overpaid, totalMinor: 12_000, refundedMinor: 2_000, returnedMinor: 2_000 }
  expect(revenueMinorOf(thenDearer)).toBe(12_000)
})

test('the revenue of a cancelled or expired order is what was kept', () => {
  const cancelled = { ...order, status: 'cancelled' } as const
  expect(revenueMinorOf({ ...cancelled, paidMinor: 4_000, refundedMinor: 500 })).toBe(3_500)
  expect(revenueMinorOf({ ...order, status: 'expired', paidMinor: 0 })).toBe(0)
})

test('tax is not part of the revenue, nor is the tax within what was kept', () => {
  const taxed = { ...order, taxMinor: 1_304 }
  expect(revenueMinorOf(taxed)).toBe(10_000 - 1_304)
  expect(revenueMinorOf({ ...taxed, refundedMinor: 5_000 })).toBe(5_000 - 652)
  expect(revenueMinorOf({ ...taxed, totalMinor: 0, taxMinor: 0, paidMinor: 0 })).toBe(0)
})

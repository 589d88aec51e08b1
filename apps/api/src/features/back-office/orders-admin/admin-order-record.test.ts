import { expect, test } from 'vitest'
import { marginOf } from './admin-order-record.ts'

const order = {
  status: 'open',
  totalMinor: 10_000,
  taxMinor: 0,
  paidMinor: 10_000,
  refundedMinor: 0,
} as const
const cost = { totalMinor: 3_000 }

test('the margin is the total less refunds and costs, whatever was paid so far', () => {
  expect(marginOf(order, cost)).toBe(7_000)
  expect(marginOf({ ...order, paidMinor: 0 }, cost)).toBe(7_000)
  expect(marginOf({ ...order, refundedMinor: 2_000 }, cost)).toBe(5_000)
})

test('refunding an overpayment does not lower the margin', () => {
  const overpaid = { ...order, paidMinor: 12_000 }
  expect(marginOf({ ...overpaid, refundedMinor: 2_000 }, cost)).toBe(7_000)
  expect(marginOf({ ...overpaid, refundedMinor: 2_500 }, cost)).toBe(6_500)
})

test('the margin of a cancelled or expired order is what was kept', () => {
  const cancelled = { ...order, status: 'cancelled' } as const
  expect(marginOf({ ...cancelled, paidMinor: 4_000, refundedMinor: 500 }, cost)).toBe(500)
  expect(marginOf({ ...order, status: 'expired', paidMinor: 0 }, cost)).toBe(-3_000)
})

test('tax is not part of the margin, nor is the tax within what was kept', () => {
  const taxed = { ...order, taxMinor: 1_304 }
  expect(marginOf(taxed, cost)).toBe(10_000 - 1_304 - 3_000)
  expect(marginOf({ ...taxed, refundedMinor: 5_000 }, cost)).toBe(5_000 - 652 - 3_000)
  expect(marginOf({ ...taxed, totalMinor: 0, taxMinor: 0, paidMinor: 0 }, cost)).toBe(-3_000)
})

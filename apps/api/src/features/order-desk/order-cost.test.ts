import { expect, test } from 'vitest'
import { marginOf } from './order-cost.ts'

const order = {
  status: 'open',
  totalMinor: 10_000,
  taxMinor: 0,
  paidMinor: 10_000,
  refundedMinor: 0,
} as const
const cost = { totalMinor: 3_000 }

test('an order leaves its total less refunds and costs, whatever was paid of it already', () => {
  expect(marginOf(order, cost)).toBe(7_000)
  expect(marginOf({ ...order, paidMinor: 0 }, cost)).toBe(7_000)
  expect(marginOf({ ...order, refundedMinor: 2_000 }, cost)).toBe(5_000)
})

test('sending back what was paid beyond the total takes nothing from it', () => {
  const overpaid = { ...order, paidMinor: 12_000 }
  expect(marginOf({ ...overpaid, refundedMinor: 2_000 }, cost)).toBe(7_000)
  expect(marginOf({ ...overpaid, refundedMinor: 2_500 }, cost)).toBe(6_500)
})

test('a cancelled or expired order leaves what was kept', () => {
  const cancelled = { ...order, status: 'cancelled' } as const
  expect(marginOf({ ...cancelled, paidMinor: 4_000, refundedMinor: 500 }, cost)).toBe(500)
  expect(marginOf({ ...order, status: 'expired', paidMinor: 0 }, cost)).toBe(-3_000)
})

test('tax is not earned, nor the part of it in what was kept', () => {
  const taxed = { ...order, taxMinor: 1_304 }
  expect(marginOf(taxed, cost)).toBe(10_000 - 1_304 - 3_000)
  expect(marginOf({ ...taxed, refundedMinor: 5_000 }, cost)).toBe(5_000 - 652 - 3_000)
  expect(marginOf({ ...taxed, totalMinor: 0, taxMinor: 0, paidMinor: 0 }, cost)).toBe(-3_000)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { artworkStatusOf, customerActions, depositMinor, paymentStatusOf, stageOf } from './order-status.ts'

const paid = {
  status: 'open',
  paymentStatus: 'paid',
  artworkStatus: 'approved',
  proofStatus: 'none',
  productionStatus: 'blocked',
  fulfilmentStatus: 'unfulfilled',
  confirmedAt: '2026-11-20T10:00:00.000Z',
} as const
const waiting = { ...paid, confirmedAt: null }

test('the stage follows an order from the first day to the last', () => {
  expect(stageOf({ ...waiting, paymentStatus: 'unpaid' })).toBe('awaiting_payment')
  expect(stageOf({ ...waiting, paymentStatus: 'submitted' })).toBe('payment_review')
  expect(stageOf({ ...waiting, paymentStatus: 'partially_paid' })).toBe('awaiting_payment')
  expect(stageOf({ ...paid, artworkStatus: 'warning' })).toBe('artwork_review')
  expect(stageOf(paid)).toBe('ready_to_print')
  expect(stageOf({ ...paid, productionStatus: 'in_production' })).toBe('in_production')
  expect(stageOf({ ...paid, productionStatus: 'done', fulfilmentStatus: 'ready' })).toBe('ready')
  expect(stageOf({ ...paid, status: 'completed', fulfilmentStatus: 'handed_over' })).toBe('completed')
  expect(stageOf({ ...paid, status: 'on_hold' })).toBe('on_hold')
  expect(stageOf({ ...waiting, status: 'expired', paymentStatus: 'unpaid' })).toBe('expired')
})

test('once enough was paid, the remaining balance does not hold up production', () => {
  expect(stageOf({ ...paid, paymentStatus: 'partially_paid' })).toBe('ready_to_print')
  expect(stageOf({ ...paid, paymentStatus: 'submitted', artworkStatus: 'warning' })).toBe('artwork_review')
})

test('the most blocking placement decides the artwork status of an order', () => {
  expect(artworkStatusOf(['approved', 'approved'])).toBe('approved')
  expect(artworkStatusOf(['approved', 'warning', 'passed'])).toBe('warning')
  expect(artworkStatusOf(['failed', 'changes_requested'])).toBe('changes_requested')
})

test('a customer may pay while the order is open and money is due', () => {
  const unpaid = {
    ...waiting,
    paymentStatus: 'unpaid',
    totalMinor: 2400,
    paidMinor: 0,
    refundedMinor: 0,
    returnedMinor: 0,
    keptMinor: 0,
  } as const
  expect(customerActions(unpaid)).toEqual(['submit_payment'])
  expect(customerActions({ ...unpaid, paymentStatus: 'submitted' })).toEqual([])
  expect(customerActions({ ...unpaid, status: 'expired' })).toEqual([])
  const refunded = {
    ...unpaid,
    paymentStatus: 'partially_refunded',
    paidMinor: 3400,
    refundedMinor: 1000,
  } as const
  expect(customerActions(refunded)).toEqual([])
  expect(customerActions({ ...refunded, returnedMinor: 1000, totalMinor: 3400 })).toEqual(['submit_payment'])
})

test('a customer may replace artwork that failed or needs changes until the order ends', () => {
  const money = { totalMinor: 2400, paidMinor: 2400, refundedMinor: 0, returnedMinor: 0, keptMinor: 0 }
  const order = { ...paid, ...money } as const
  expect(customerActions({ ...order, artworkStatus: 'changes_requested' })).toEqual(['replace_artwork'])
  expect(customerActions({ ...order, artworkStatus: 'failed', status: 'on_hold' })).toEqual([
    'replace_artwork',
  ])
  expect(customerActions({ ...order, artworkStatus: 'warning' })).toEqual([])
  expect(customerActions({ ...order, artworkStatus: 'failed', status: 'cancelled' })).toEqual([])
})

const unpaid = { totalMinor: 2400, paidMinor: 0, refundedMinor: 0, awaitsReview: false }

test('the payment status follows from what was paid, refunded and is under review', () => {
  expect(paymentStatusOf(unpaid)).toBe('unpaid')
  expect(paymentStatusOf({ ...unpaid, awaitsReview: true })).toBe('submitted')
  expect(paymentStatusOf({ ...unpaid, paidMinor: 1 })).toBe('partially_paid')
  expect(paymentStatusOf({ ...unpaid, paidMinor: 2400 })).toBe('paid')
  expect(paymentStatusOf({ ...unpaid, paidMinor: 9900 })).toBe('paid')
  expect(paymentStatusOf({ ...unpaid, paidMinor: 2400, refundedMinor: 1 })).toBe('partially_refunded')
  expect(paymentStatusOf({ ...unpaid, paidMinor: 500, refundedMinor: 500 })).toBe('refunded')
  expect(paymentStatusOf({ ...unpaid, paidMinor: 500, refundedMinor: 500, awaitsReview: true })).toBe(
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

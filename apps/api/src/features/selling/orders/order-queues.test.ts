import {
  ARTWORK_STATES,
  FULFILMENT_STATUSES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  PROOF_STATUSES,
} from '@platen/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { queuesOf } from './order-queues.ts'
import { artworkStatusOf } from './order-status.ts'
import { isReviewable, type Standing } from './order-transitions.ts'

const mixtures = fc.record({
  prints: fc.array(fc.constantFrom(...ARTWORK_STATES), { minLength: 1, maxLength: 4 }),
  status: fc.constantFrom(...ORDER_STATUSES),
  paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
  proofStatus: fc.constantFrom(...PROOF_STATUSES),
  productionStatus: fc.constantFrom('blocked', 'queued', 'in_production', 'done'),
  fulfilmentStatus: fc.constantFrom(...FULFILMENT_STATUSES.filter((status) => status !== 'handed_over')),
  confirmedAt: fc.constantFrom(null, '2026-11-20T10:00:00.000Z'),
  totalMinor: fc.nat(3),
  paidMinor: fc.nat(3),
  refundedMinor: fc.nat(3),
  returnedMinor: fc.constant(0),
  keptMinor: fc.nat(3),
})

const waiting = ({
  prints,
  ...order
}: typeof mixtures extends fc.Arbitrary<infer M> ? M : never): Standing => ({
  ...order,
  artworkStatus: artworkStatusOf(prints),
  hasArtworkToReview: prints.some((state) => isReviewable({ state })),
})

test('whatever its other prints do, an order is in the queue of everyone that one of its prints waits for', () => {
  fc.assert(
    fc.property(mixtures, (order) => {
      const queues = queuesOf(waiting(order))
      const isOpen = order.status === 'open'
      const toReview = order.prints.some((state) => state === 'passed' || state === 'warning')
      const toReplace = order.prints.some((state) => state === 'failed' || state === 'changes_requested')
      const isPaid = order.confirmedAt !== null
      expect(queues.includes('artwork_review')).toBe(isOpen && isPaid && toReview)
      expect(queues.includes('artwork_before_payment')).toBe(isOpen && !isPaid && toReview)
      expect(queues.includes('new_artwork')).toBe(isOpen && toReplace)
      expect(queues.includes('payment_review')).toBe(
        (isOpen || order.status === 'cancelled') && order.paymentStatus === 'submitted',
      )
      expect(queues.includes('payment')).toBe(isOpen && !isPaid && order.paymentStatus !== 'submitted')
      const leftMinor = order.paidMinor - order.refundedMinor - order.keptMinor
      const hasEnded = order.status === 'cancelled' || order.status === 'expired'
      expect(queues.includes('refund')).toBe(leftMinor > (hasEnded ? 0 : order.totalMinor))
      expect(queues.includes('on_hold')).toBe(order.status === 'on_hold')
    }),
    { numRuns: 2_000 },
  )
})

test('an unfinished order is in some queue, unless its artwork is being checked', () => {
  fc.assert(
    fc.property(mixtures, (order) => {
      fc.pre(order.status === 'open' || order.status === 'on_hold')
      fc.pre(!order.prints.includes('checking'))
      expect(queuesOf(waiting(order))).not.toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

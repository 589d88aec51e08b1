import {
  ARTWORK_STATES,
  FULFILMENT_STATUSES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  PRODUCTION_STATUSES,
  PROOF_STATUSES,
  ROLES,
} from '@platen/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedActions, queuesOf } from '../../selling/orders/index.ts'
import { movesOf } from './order-moves.ts'

const amount = fc.nat(3)

test('says of an order like others what the rules say of this one', () => {
  const orders = fc.record({
    status: fc.constantFrom(...ORDER_STATUSES),
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
    artworkStatus: fc.constantFrom(...ARTWORK_STATES),
    proofStatus: fc.constantFrom(...PROOF_STATUSES),
    productionStatus: fc.constantFrom(...PRODUCTION_STATUSES),
    fulfilmentStatus: fc.constantFrom(...FULFILMENT_STATUSES),
    hasArtworkToReview: fc.boolean(),
    isConfirmed: fc.boolean(),
    totalMinor: amount,
    paidMinor: amount,
    refundedMinor: amount,
    returnedMinor: amount,
    keptMinor: amount,
  })
  fc.assert(
    fc.property(orders, fc.boolean(), fc.constantFrom(...ROLES), (order, hasPrinted, role) => {
      const { status, paymentStatus, artworkStatus, proofStatus, productionStatus, fulfilmentStatus } = order
      const state = [
        ...['ready', status, paymentStatus, artworkStatus, proofStatus, productionStatus, fulfilmentStatus],
        ...['storefront', 'pickup', 'USD'],
        ...[order.hasArtworkToReview, order.isConfirmed, false].map((is) => (is ? 't' : 'f')),
      ].join('\t')
      const standing = { ...order, confirmedAt: order.isConfirmed ? '2026-11-20T10:00:00.000Z' : null }
      expect(movesOf({ ...order, state }, hasPrinted, role)).toEqual({
        queues: queuesOf(standing),
        allowedActions: allowedActions(standing, hasPrinted, role),
      })
    }),
    { numRuns: 10_000 },
  )
})

import {
  ARTWORK_STATES,
  FULFILMENT_STATUSES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  PROOF_STATUSES,
  PRODUCTION_STATUSES,
  ROLES,
  may,
} from '@platen/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import {
  ORDER_ACTIONS,
  ORDER_ACTION_NAMES,
  adminActions,
  allowedActions,
  refuseUnlessPossible,
  type OrderAction,
  type Standing,
} from './order-transitions.ts'

const paid: Standing = {
  status: 'open',
  paymentStatus: 'paid',
  artworkStatus: 'approved',
  proofStatus: 'none',
  productionStatus: 'done',
  fulfilmentStatus: 'ready',
  confirmedAt: '2026-11-20T10:00:00.000Z',
  totalMinor: 2400,
  paidMinor: 2400,
  refundedMinor: 0,
  returnedMinor: 0,
  keptMinor: 0,
  hasArtworkToReview: false,
}

const standings: fc.Arbitrary<Standing> = fc
  .record({
    status: fc.constantFrom(...ORDER_STATUSES),
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
    artworkStatus: fc.constantFrom(...ARTWORK_STATES),
    proofStatus: fc.constantFrom(...PROOF_STATUSES),
    productionStatus: fc.constantFrom(...PRODUCTION_STATUSES),
    fulfilmentStatus: fc.constantFrom(...FULFILMENT_STATUSES),
    confirmedAt: fc.constantFrom(null, '2026-11-20T10:00:00.000Z'),
    totalMinor: fc.nat(5000),
    paidMinor: fc.nat(5000),
    hasArtworkToReview: fc.boolean(),
    sentBack: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ sentBack, ...order }) => ({
    ...order,
    refundedMinor: Math.floor(order.paidMinor * sentBack),
    returnedMinor: 0,
    keptMinor: 0,
  }))

test('accepts every offered action, and refuses or forbids every other', () => {
  fc.assert(
    fc.property(standings, fc.boolean(), fc.constantFrom(...ROLES), (order, hasPrinted, role) => {
      const offered = allowedActions(order, hasPrinted, role)
      for (const action of ORDER_ACTION_NAMES) {
        const isPermitted =
          may(role, ORDER_ACTIONS[action].permission) &&
          (action !== 'cancel' || !hasPrinted || may(role, 'orders:cancel_printed'))
        expect([action, offered.includes(action)]).toEqual([action, isPermitted && isAccepted(order, action)])
      }
    }),
  )
})

test('a cancelled or expired order can be neither changed nor reopened', () => {
  fc.assert(
    fc.property(standings, fc.constantFrom('cancelled', 'expired'), (order, status) => {
      const rest = ['verify_payment', 'reject_payment', 'refund', 'keep_credit', 'add_note']
      expect(rest).toEqual(expect.arrayContaining(allowedActions({ ...order, status }, false, 'owner')))
    }),
  )
})

test('nothing is refunded twice, and nothing is handed over unpaid', () => {
  fc.assert(
    fc.property(standings, (order) => {
      const actions = allowedActions(order, false, 'owner')
      if (order.refundedMinor >= order.paidMinor) expect(actions).not.toContain('refund')
      if (order.paidMinor < order.totalMinor) expect(actions).not.toContain('hand_over')
      if (order.paidMinor >= order.totalMinor) expect(actions).not.toContain('record_payment')
    }),
  )
})

test('a refusal names the obstacle and the possible actions', () => {
  expect(refusal({ ...paid, status: 'on_hold' }, 'hold')).toBe(
    "hold is not possible: The order's status is on_hold but must be open. Possible now: refund, resume, cancel, add_note, edit.",
  )
  expect(refusal({ ...paid, paidMinor: 2000 }, 'hand_over')).toMatch(
    /^hand_over is not possible: 400 \(minor units\) are still due; record the payment first\. /,
  )
  expect(refusal({ ...paid, paidMinor: 0 }, 'refund')).toMatch(/There is no verified payment/)
})

test('each role is offered the actions that it may do', () => {
  const waiting: Standing = {
    ...paid,
    paymentStatus: 'submitted',
    artworkStatus: 'warning',
    hasArtworkToReview: true,
    productionStatus: 'blocked',
    fulfilmentStatus: 'unfulfilled',
    paidMinor: 0,
  }
  expect(ROLES.map((role) => [role, allowedActions(waiting, false, role)])).toEqual([
    [
      'owner',
      [
        'verify_payment',
        'reject_payment',
        'approve_artwork',
        'request_changes',
        'send_proof',
        'change',
        'hold',
        'cancel',
        'add_note',
        'edit',
      ],
    ],
    [
      'manager',
      [
        'verify_payment',
        'reject_payment',
        'approve_artwork',
        'request_changes',
        'send_proof',
        'change',
        'hold',
        'cancel',
        'add_note',
        'edit',
      ],
    ],
    ['finance', ['verify_payment', 'reject_payment']],
    ['production', ['approve_artwork', 'request_changes']],
    ['support', ['request_changes', 'send_proof', 'change', 'hold', 'cancel', 'add_note', 'edit']],
    ['viewer', []],
  ])
})

function isAccepted(order: Standing, action: OrderAction): boolean {
  try {
    refuseUnlessPossible(order, action)
    return true
  } catch (error) {
    expect(error).toMatchObject({ code: 'INVALID_TRANSITION' })
    return false
  }
}

function refusal(order: Standing, action: OrderAction): string {
  try {
    refuseUnlessPossible(order, action)
  } catch (error) {
    if (error instanceof Refusal) return error.message
  }
  throw new Error(`${action} was not refused.`)
}

test('gives a reason with every action that is not allowed, and with no other', () => {
  fc.assert(
    fc.property(standings, fc.boolean(), fc.constantFrom(...ROLES), (order, hasPrinted, role) => {
      const actions = adminActions(order, hasPrinted, role)
      expect(actions.map(({ name }) => name)).toEqual(ORDER_ACTION_NAMES)
      expect(actions.filter(({ allowed }) => allowed).map(({ name }) => name)).toEqual(
        allowedActions(order, hasPrinted, role),
      )
      for (const { allowed, reason, code } of actions) {
        expect(code === null).toBe(allowed)
        if (allowed) expect(reason).toBeNull()
        else expect(reason).toMatch(/^[A-Z].+\.$/)
      }
    }),
  )
})

test.each([
  [
    'refund',
    'support',
    paid,
    false,
    'Only owners, managers and finance staff can refund.',
    'lacks_permission',
  ],
  [
    'refund',
    'owner',
    { ...paid, paidMinor: 0 },
    false,
    'There is no verified payment to refund.',
    'nothing_to_refund',
  ],
  ['approve_artwork', 'owner', paid, false, 'No artwork is waiting for review.', 'no_artwork_to_review'],
  [
    'cancel',
    'support',
    paid,
    true,
    'Only owners and managers can cancel an order that is partly printed.',
    'lacks_permission',
  ],
  ['cancel', 'support', { ...paid, status: 'cancelled' }, true, 'The order has already ended.', 'has_ended'],
] as const)('says why %s is not allowed for %s', (name, role, order, hasPrinted, reason, code) => {
  expect(adminActions(order, hasPrinted, role)).toContainEqual(
    expect.objectContaining({ name, allowed: false, reason, code }),
  )
})

import {
  ARTWORK_STATES,
  FULFILMENT_STATUSES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  PRODUCTION_STATUSES,
  ROLES,
  may,
} from '@platen/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '../../platform/refusal.ts'
import { adminActions } from './admin-actions.ts'
import {
  ORDER_ACTIONS,
  ORDER_ACTION_NAMES,
  refuseUnlessPossible,
  type OrderAction,
  type Standing,
} from './order-transitions.ts'

const paid: Standing = {
  status: 'open',
  paymentStatus: 'paid',
  artworkStatus: 'approved',
  productionStatus: 'done',
  fulfilmentStatus: 'ready',
  confirmedAt: '2026-11-20T10:00:00.000Z',
  totalMinor: 2400,
  paidMinor: 2400,
  refundedMinor: 0,
}

const standings: fc.Arbitrary<Standing> = fc
  .record({
    status: fc.constantFrom(...ORDER_STATUSES),
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
    artworkStatus: fc.constantFrom(...ARTWORK_STATES),
    productionStatus: fc.constantFrom(...PRODUCTION_STATUSES),
    fulfilmentStatus: fc.constantFrom(...FULFILMENT_STATUSES),
    confirmedAt: fc.constantFrom(null, '2026-11-20T10:00:00.000Z'),
    totalMinor: fc.nat(5000),
    paidMinor: fc.nat(5000),
    sentBack: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ sentBack, ...order }) => ({ ...order, refundedMinor: Math.floor(order.paidMinor * sentBack) }))

test('whatever is offered is accepted, and whatever is not is refused or not permitted', () => {
  fc.assert(
    fc.property(standings, fc.boolean(), fc.constantFrom(...ROLES), (order, hasPrinted, role) => {
      const offered = adminActions(order, hasPrinted, role)
      for (const action of ORDER_ACTION_NAMES) {
        const isPermitted =
          may(role, ORDER_ACTIONS[action].permission) &&
          (action !== 'cancel' || !hasPrinted || may(role, 'orders:cancel_printed'))
        expect([action, offered.includes(action)]).toEqual([action, isPermitted && isAccepted(order, action)])
      }
    }),
  )
})

test('an order that was cancelled or has expired can be neither changed nor brought back', () => {
  fc.assert(
    fc.property(standings, fc.constantFrom('cancelled', 'expired'), (order, status) => {
      const rest = ['verify_payment', 'reject_payment', 'refund', 'add_note']
      expect(rest).toEqual(expect.arrayContaining(adminActions({ ...order, status }, false, 'owner')))
    }),
  )
})

test('money is never sent back twice, and nothing is handed over unpaid', () => {
  fc.assert(
    fc.property(standings, (order) => {
      const actions = adminActions(order, false, 'owner')
      if (order.refundedMinor >= order.paidMinor) expect(actions).not.toContain('refund')
      if (order.paidMinor < order.totalMinor) expect(actions).not.toContain('hand_over')
      if (order.paidMinor >= order.totalMinor) expect(actions).not.toContain('record_payment')
    }),
  )
})

test('says where the order stands and what is possible now', () => {
  expect(refusal({ ...paid, status: 'on_hold' }, 'hold')).toBe(
    "hold is not possible: The order's status is on_hold, and has to be open. Possible now: refund, resume, cancel, add_note, edit.",
  )
  expect(refusal({ ...paid, paidMinor: 2000 }, 'hand_over')).toMatch(
    /^hand_over is not possible: 400 \(minor units\) are still due; record the payment first\. /,
  )
  expect(refusal({ ...paid, paidMinor: 0 }, 'refund')).toMatch(/There is no verified money/)
})

test('each role is offered its own part of the work', () => {
  const waiting: Standing = {
    ...paid,
    paymentStatus: 'submitted',
    artworkStatus: 'warning',
    productionStatus: 'blocked',
    fulfilmentStatus: 'unfulfilled',
    paidMinor: 0,
  }
  expect(ROLES.map((role) => [role, adminActions(waiting, false, role)])).toEqual([
    [
      'owner',
      [
        'verify_payment',
        'reject_payment',
        'approve_artwork',
        'request_changes',
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
        'hold',
        'cancel',
        'add_note',
        'edit',
      ],
    ],
    ['finance', ['verify_payment', 'reject_payment']],
    ['production', ['approve_artwork', 'request_changes']],
    ['support', ['request_changes', 'hold', 'cancel', 'add_note', 'edit']],
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

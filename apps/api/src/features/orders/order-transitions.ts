import type { ArtworkState, FulfilmentStatus, OrderStatus, PaymentStatus, Permission } from '@platen/contract'
import { Refusal } from '../../platform/refusal.ts'
import type { Order } from './order.ts'

/** What decides about the moves of an order. */
export type Standing = Pick<
  Order,
  | 'status'
  | 'paymentStatus'
  | 'artworkStatus'
  | 'productionStatus'
  | 'fulfilmentStatus'
  | 'confirmedAt'
  | 'totalMinor'
  | 'paidMinor'
  | 'refundedMinor'
>

/** Artwork that waits for somebody's eye, and artwork that waits for a new version. */
export const REVIEWABLE = ['passed', 'warning'] as const satisfies readonly ArtworkState[]
export const REPLACEABLE = ['failed', 'changes_requested'] as const satisfies readonly ArtworkState[]

interface Rule {
  readonly permission: Permission
  /** In which statuses the move may be made; a status that is left out does not matter. */
  readonly status?: readonly OrderStatus[]
  readonly paymentStatus?: readonly PaymentStatus[]
  readonly artworkStatus?: readonly ArtworkState[]
  readonly fulfilmentStatus?: readonly FulfilmentStatus[]
  /** What else stands in the way, as a sentence. */
  readonly obstacle?: (order: Standing) => string | undefined
}

const IN_HAND = ['open', 'on_hold'] as const satisfies readonly OrderStatus[]

/** Every move that staff can make with an order: when, and who. Operations refuse by it and records offer by it. */
export const ORDER_ACTIONS = {
  // Money may still arrive for an order that was cancelled; it has to be known before it can be sent back.
  verify_payment: {
    permission: 'payments:verify',
    status: [...IN_HAND, 'cancelled'],
    paymentStatus: ['submitted'],
  },
  reject_payment: {
    permission: 'payments:verify',
    status: [...IN_HAND, 'cancelled'],
    paymentStatus: ['submitted'],
  },
  record_payment: {
    permission: 'payments:verify',
    status: IN_HAND,
    paymentStatus: ['unpaid', 'partially_paid', 'partially_refunded'],
    obstacle: (order) => (dueMinorOf(order) === 0 ? 'Nothing is due.' : undefined),
  },
  refund: {
    permission: 'payments:verify',
    obstacle: (order) =>
      order.paidMinor > order.refundedMinor
        ? undefined
        : 'There is no verified money that could be sent back.',
  },
  approve_artwork: { permission: 'artwork:approve', status: IN_HAND, artworkStatus: REVIEWABLE },
  request_changes: { permission: 'artwork:request_changes', status: IN_HAND, artworkStatus: REVIEWABLE },
  replace_artwork: { permission: 'orders:write', status: IN_HAND, artworkStatus: REPLACEABLE },
  hold: { permission: 'orders:write', status: ['open'] },
  resume: { permission: 'orders:write', status: ['on_hold'] },
  cancel: { permission: 'orders:write', status: IN_HAND },
  hand_over: {
    permission: 'orders:write',
    status: ['open'],
    fulfilmentStatus: ['ready'],
    obstacle: (order) =>
      dueMinorOf(order) === 0
        ? undefined
        : `${dueMinorOf(order)} (minor units) are still due; record the payment first.`,
  },
  fail_handover: { permission: 'orders:write', status: ['open'], fulfilmentStatus: ['ready'] },
  make_ready: { permission: 'orders:write', status: ['open'], fulfilmentStatus: ['failed_attempt'] },
  return: { permission: 'orders:write', status: ['completed'], fulfilmentStatus: ['handed_over'] },
  add_note: { permission: 'orders:write' },
  edit: { permission: 'orders:write', status: [...IN_HAND, 'completed'] },
} as const satisfies Record<string, Rule>

export type OrderAction = keyof typeof ORDER_ACTIONS

/** In the order of the table. */
export const ORDER_ACTION_NAMES = Object.keys(ORDER_ACTIONS) as OrderAction[]

/** What is left to pay, in minor units; nothing of an order that has ended without it, however little was paid. */
export function dueMinorOf({
  status,
  totalMinor,
  paidMinor,
}: Pick<Order, 'status' | 'totalMinor' | 'paidMinor'>): number {
  if (status === 'cancelled' || status === 'expired') return 0
  return Math.max(0, totalMinor - paidMinor)
}

/** Why the move cannot be made now, as a sentence; undefined when it can. */
export function obstacleTo(order: Standing, action: OrderAction): string | undefined {
  const rule: Rule = ORDER_ACTIONS[action]
  return (
    mismatch('status', order.status, rule.status) ??
    mismatch('paymentStatus', order.paymentStatus, rule.paymentStatus) ??
    mismatch('artworkStatus', order.artworkStatus, rule.artworkStatus) ??
    mismatch('fulfilmentStatus', order.fulfilmentStatus, rule.fulfilmentStatus) ??
    rule.obstacle?.(order)
  )
}

/** Refuses with INVALID_TRANSITION, naming where the order stands and what can be done with it. */
export function refuseUnlessPossible(order: Standing, action: OrderAction): void {
  const obstacle = obstacleTo(order, action)
  if (obstacle === undefined) return
  const possible = ORDER_ACTION_NAMES.filter((name) => obstacleTo(order, name) === undefined)
  throw new Refusal(
    'INVALID_TRANSITION',
    `${action} is not possible: ${obstacle} Possible now: ${possible.join(', ')}.`,
  )
}

function mismatch(name: string, value: string, allowed: readonly string[] | undefined): string | undefined {
  if (allowed === undefined || allowed.includes(value)) return undefined
  return `The order's ${name} is ${value}, and has to be ${allowed.join(' or ')}.`
}

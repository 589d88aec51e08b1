import {
  type ActionReason,
  type ActionRecord,
  type ArtworkState,
  type FulfilmentStatus,
  may,
  type ORDER_ACTION_OPERATIONS,
  type OrderStatus,
  type PaymentStatus,
  type Permission,
  type ProductionStatus,
  type ProofStatus,
  type Rights,
  type Role,
  ROLES,
} from '@platen/contract'
import { actionRecord, obstacleByRole, type Obstacle } from '../../../platform/auth/action-records.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Order } from './order.ts'

export type Standing = Pick<
  Order,
  | 'status'
  | 'paymentStatus'
  | 'artworkStatus'
  | 'proofStatus'
  | 'productionStatus'
  | 'fulfilmentStatus'
  | 'confirmedAt'
  | 'totalMinor'
  | 'paidMinor'
  | 'refundedMinor'
  | 'returnedMinor'
  | 'keptMinor'
> & {
  /** Some print passed its check or has a warning, and nobody decided about it yet. */
  readonly hasArtworkToReview: boolean
}

export const REVIEWABLE = ['passed', 'warning'] as const satisfies readonly ArtworkState[]
/** A customer may not have seen that a check failed, so staff can ask. */
export const CHANGEABLE = [...REVIEWABLE, 'failed'] as const satisfies readonly ArtworkState[]
export const REPLACEABLE = ['failed', 'changes_requested'] as const satisfies readonly ArtworkState[]

interface Rule {
  readonly permission: Permission
  /** What the permission is for, after "Only owners can". */
  readonly can: string
  readonly code: ActionReason
  readonly otherwise: string
  /** A status that is left out does not matter. */
  readonly status?: readonly OrderStatus[]
  readonly paymentStatus?: readonly PaymentStatus[]
  readonly artworkStatus?: readonly ArtworkState[]
  readonly proofStatus?: readonly ProofStatus[]
  readonly productionStatus?: readonly ProductionStatus[]
  readonly fulfilmentStatus?: readonly FulfilmentStatus[]
  readonly obstacle?: (order: Standing) => string | undefined
}

/** While a proof is one of these, nothing of the order is printed. */
export const OPEN_PROOFS = ['wanted', 'sent', 'changes_requested'] as const satisfies readonly ProofStatus[]

const IN_HAND = ['open', 'on_hold'] as const satisfies readonly OrderStatus[]

export const ORDER_ACTIONS = {
  // Money may still arrive for a cancelled order and must be verified before it can be refunded.
  verify_payment: {
    permission: 'payments:verify',
    can: 'verify payments',
    code: 'no_payment_to_verify',
    otherwise: 'No payment is waiting to be verified.',
    status: [...IN_HAND, 'cancelled'],
    paymentStatus: ['submitted'],
  },
  reject_payment: {
    permission: 'payments:verify',
    can: 'reject payments',
    code: 'no_payment_to_verify',
    otherwise: 'No payment is waiting to be verified.',
    status: [...IN_HAND, 'cancelled'],
    paymentStatus: ['submitted'],
  },
  record_payment: {
    permission: 'payments:verify',
    can: 'record payments',
    code: 'nothing_due',
    otherwise: 'Nothing is due, or a payment has to be verified first.',
    status: IN_HAND,
    paymentStatus: ['unpaid', 'partially_paid', 'partially_refunded'],
    obstacle: (order) => (dueMinorOf(order) === 0 ? 'Nothing is due.' : undefined),
  },
  refund: {
    permission: 'payments:verify',
    can: 'refund',
    code: 'nothing_to_refund',
    otherwise: 'There is no verified payment to refund.',
    obstacle: (order) =>
      order.paidMinor > order.refundedMinor ? undefined : 'There is no verified payment to refund.',
  },
  keep_credit: {
    permission: 'payments:verify',
    can: 'keep money as credit',
    code: 'nothing_to_return',
    otherwise: 'There is no money to return.',
    obstacle: (order) => (toReturnMinorOf(order) > 0 ? undefined : 'There is no money to return.'),
  },
  approve_artwork: {
    permission: 'artwork:approve',
    can: 'approve artwork',
    code: 'no_artwork_to_review',
    otherwise: 'No artwork is waiting for review.',
    status: IN_HAND,
    obstacle: reviewObstacle,
  },
  request_changes: {
    permission: 'artwork:request_changes',
    can: 'request changes to artwork',
    code: 'no_artwork_to_change',
    otherwise: 'No artwork is waiting for review, and none failed its check.',
    status: IN_HAND,
    obstacle: (order) => (order.artworkStatus === 'failed' ? undefined : reviewObstacle(order)),
  },
  replace_artwork: {
    permission: 'orders:write',
    can: 'replace artwork',
    code: 'artwork_not_replaceable',
    otherwise: 'Artwork can be replaced only if it failed its check or needs changes.',
    status: IN_HAND,
    artworkStatus: REPLACEABLE,
  },
  send_proof: {
    permission: 'orders:write',
    can: 'send proofs',
    code: 'prints_begun',
    otherwise: 'A proof can be sent until prints of the order are on film.',
    status: IN_HAND,
    productionStatus: ['blocked', 'queued'],
  },
  withdraw_proof: {
    permission: 'orders:write',
    can: 'withdraw proofs',
    code: 'no_proof',
    otherwise: 'The order waits for no proof.',
    status: IN_HAND,
    proofStatus: OPEN_PROOFS,
  },
  approve_proof: {
    permission: 'orders:write',
    can: 'record approvals of proofs',
    code: 'no_proof_to_approve',
    otherwise: 'No proof waits for the customer.',
    status: IN_HAND,
    proofStatus: ['sent', 'changes_requested'],
  },
  change: {
    permission: 'orders:write',
    can: 'change orders',
    code: 'contents_final',
    otherwise: 'What an order contains can be changed until it is ready.',
    status: IN_HAND,
    fulfilmentStatus: ['unfulfilled'],
  },
  hold: {
    permission: 'orders:write',
    can: 'put orders on hold',
    code: 'not_open',
    otherwise: 'Only an open order can be put on hold.',
    status: ['open'],
  },
  resume: {
    permission: 'orders:write',
    can: 'resume orders',
    code: 'not_on_hold',
    otherwise: 'The order is not on hold.',
    status: ['on_hold'],
  },
  cancel: {
    permission: 'orders:write',
    can: 'cancel orders',
    code: 'has_ended',
    otherwise: 'The order has already ended.',
    status: IN_HAND,
  },
  hand_over: {
    permission: 'orders:write',
    can: 'hand over orders',
    code: 'not_ready_and_paid',
    otherwise: 'The order can be handed over once it is ready and nothing is due.',
    status: ['open'],
    fulfilmentStatus: ['ready'],
    obstacle: (order) =>
      dueMinorOf(order) === 0
        ? undefined
        : `${dueMinorOf(order)} (minor units) are still due; record the payment first.`,
  },
  fail_handover: {
    permission: 'orders:write',
    can: 'record a failed handover',
    code: 'not_ready',
    otherwise: 'The order is not ready to be handed over.',
    status: ['open'],
    fulfilmentStatus: ['ready'],
  },
  make_ready: {
    permission: 'orders:write',
    can: 'make orders ready again',
    code: 'no_failed_handover',
    otherwise: 'No handover of this order has failed.',
    status: ['open'],
    fulfilmentStatus: ['failed_attempt'],
  },
  return: {
    permission: 'orders:write',
    can: 'take back orders',
    code: 'not_handed_over',
    otherwise: 'The order has not been handed over.',
    status: ['completed'],
    fulfilmentStatus: ['handed_over'],
  },
  add_note: {
    permission: 'orders:write',
    can: 'add notes',
    code: 'closed_to_notes',
    otherwise: 'Notes cannot be added to this order.',
  },
  edit: {
    permission: 'orders:write',
    can: 'edit orders',
    code: 'closed_to_edits',
    otherwise: 'A cancelled or expired order can no longer be edited.',
    status: [...IN_HAND, 'completed'],
  },
} as const satisfies Record<keyof typeof ORDER_ACTION_OPERATIONS, Rule>

function reviewObstacle({ hasArtworkToReview, artworkStatus }: Standing): string | undefined {
  if (hasArtworkToReview) return undefined
  return `The order's artworkStatus is ${artworkStatus}, and no print of it is ${REVIEWABLE.join(' or ')}.`
}

export function isReviewable({ state }: { readonly state: ArtworkState }): boolean {
  return REVIEWABLE.some((reviewable) => reviewable === state)
}

export type OrderAction = keyof typeof ORDER_ACTIONS

export const ORDER_ACTION_NAMES = Object.keys(ORDER_ACTIONS) as OrderAction[]

type Due = Pick<Order, 'status' | 'totalMinor' | 'paidMinor' | 'returnedMinor'>

/** A refund makes nothing due again, unless it only returned what was paid too much. */
export function dueMinorOf({ status, totalMinor, paidMinor, returnedMinor }: Due): number {
  if (status === 'cancelled' || status === 'expired') return 0
  return Math.max(0, totalMinor - paidMinor + returnedMinor)
}

type Held = Pick<Order, 'status' | 'totalMinor' | 'paidMinor' | 'refundedMinor' | 'keptMinor'>

/** What the shop holds beyond what the order costs it may keep: all of it once the order was cancelled. */
export function toReturnMinorOf(order: Held): number {
  return Math.max(0, excessMinorOf(order) - order.keptMinor)
}

/** Credit that is left after a refund or a new total, which use it up. */
export function keptMinorOf(order: Held): number {
  return Math.min(order.keptMinor, excessMinorOf(order))
}

function excessMinorOf({ status, totalMinor, paidMinor, refundedMinor }: Omit<Held, 'keptMinor'>): number {
  const earnedMinor = status === 'cancelled' || status === 'expired' ? 0 : totalMinor
  return Math.max(0, paidMinor - refundedMinor - earnedMinor)
}

/** Of the refunds, what only returned money that was paid too much, now or for an earlier total. */
export function returnedMinorOf({
  totalMinor,
  paidMinor,
  refundedMinor,
  returnedMinor,
}: Pick<Order, 'totalMinor' | 'paidMinor' | 'refundedMinor' | 'returnedMinor'>): number {
  return Math.max(returnedMinor, Math.min(refundedMinor, paidMinor - totalMinor))
}

/** `hasPrinted`: something of it was on film, kept or not. */
export function adminActions(order: Standing, hasPrinted: boolean, rights: Rights): ActionRecord[] {
  return ORDER_ACTION_NAMES.map((name) => actionRecord(name, obstacleFor(order, name, hasPrinted, rights)))
}

export function allowedActions(order: Standing, hasPrinted: boolean, rights: Rights): OrderAction[] {
  const maySpoilPrints = may(rights, 'orders:cancel_printed')
  return actionsOf(rights).filter(
    (name) => isPossible(order, name) && !(name === 'cancel' && hasPrinted && !maySpoilPrints),
  )
}

/** Found once, because lists ask for each order. */
const ACTIONS_OF = Object.fromEntries(ROLES.map((role) => [role, findActions(role)])) as Record<
  Role,
  OrderAction[]
>

function actionsOf(rights: Rights): OrderAction[] {
  return typeof rights === 'string' ? ACTIONS_OF[rights] : findActions(rights)
}

function findActions(rights: Rights): OrderAction[] {
  return ORDER_ACTION_NAMES.filter((name) => may(rights, ORDER_ACTIONS[name].permission))
}

function obstacleFor(
  order: Standing,
  action: OrderAction,
  hasPrinted: boolean,
  rights: Rights,
): Obstacle | undefined {
  const { permission, can, code, otherwise } = ORDER_ACTIONS[action]
  const byRole = obstacleByRole(rights, permission, can)
  if (byRole !== undefined) return byRole
  if (obstacleTo(order, action) !== undefined) return { code, reason: otherwise }
  if (action === 'cancel' && hasPrinted)
    return obstacleByRole(rights, 'orders:cancel_printed', 'cancel an order that is partly printed')
  return undefined
}

const STATUSES = [
  'status',
  'paymentStatus',
  'artworkStatus',
  'proofStatus',
  'productionStatus',
  'fulfilmentStatus',
] as const

/** Lists ask this for each action of each order, so it makes no words. */
export function isPossible(order: Standing, action: OrderAction): boolean {
  const rule: Rule = ORDER_ACTIONS[action]
  return (
    isMet(rule.status, order.status) &&
    isMet(rule.paymentStatus, order.paymentStatus) &&
    isMet(rule.artworkStatus, order.artworkStatus) &&
    isMet(rule.proofStatus, order.proofStatus) &&
    isMet(rule.productionStatus, order.productionStatus) &&
    isMet(rule.fulfilmentStatus, order.fulfilmentStatus) &&
    rule.obstacle?.(order) === undefined
  )
}

function isMet(allowed: readonly string[] | undefined, value: string): boolean {
  return allowed === undefined || allowed.includes(value)
}

function obstacleTo(order: Standing, action: OrderAction): string | undefined {
  const rule: Rule = ORDER_ACTIONS[action]
  const unmet = STATUSES.find((name) => !isMet(rule[name], order[name]))
  if (unmet === undefined) return rule.obstacle?.(order)
  return `The order's ${unmet} is ${order[unmet]} but must be ${rule[unmet]?.join(' or ')}.`
}

/** `possibleTo` lists what whoever asked may do. */
export function refuseUnlessPossible(
  order: Standing,
  action: OrderAction,
  possibleTo: (order: Standing) => readonly string[] = possibleActions,
): void {
  const obstacle = obstacleTo(order, action)
  if (obstacle === undefined) return
  const possible = possibleTo(order)
  throw new Refusal(
    'INVALID_TRANSITION',
    `${action} is not possible: ${obstacle} Possible now: ${possible.join(', ') || 'nothing'}.`,
    { details: { reason: 'order_action', state: order.status, allowedActions: possible } },
  )
}

export function possibleActions(order: Standing): OrderAction[] {
  return ORDER_ACTION_NAMES.filter((name) => isPossible(order, name))
}

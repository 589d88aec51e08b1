import { ORDER_STATUSES } from '@platen/contract'
import type {
  OrderQueue,
  OrderStatus,
  PaymentStatus,
  ProofStatus,
  Stage,
  ArtworkState,
} from '@platen/contract'
import { REPLACEABLE, toReturnMinorOf, type Standing } from './order-transitions.ts'
import { stageOf } from './order-status.ts'

/** A condition that is left out does not matter. */
export interface QueueRule {
  readonly status: readonly OrderStatus[]
  readonly stage?: readonly Stage[]
  readonly isConfirmed?: boolean
  readonly paymentStatus?: readonly PaymentStatus[]
  readonly artworkStatus?: readonly ArtworkState[]
  readonly proofStatus?: readonly ProofStatus[]
  readonly hasArtworkToReview?: true
  readonly hasMoneyToReturn?: true
}

/** The stage is one word for an order whose prints may be in different places, so it cannot say who has to act. */
export const QUEUE_RULES = {
  payment: {
    status: ['open'],
    isConfirmed: false,
    paymentStatus: ['unpaid', 'partially_paid', 'paid', 'partially_refunded', 'refunded'],
  },
  // Money may still arrive for a cancelled order and must be verified before it can be refunded.
  payment_review: { status: ['open', 'cancelled'], paymentStatus: ['submitted'] },
  artwork_review: { status: ['open'], isConfirmed: true, hasArtworkToReview: true },
  artwork_before_payment: { status: ['open'], isConfirmed: false, hasArtworkToReview: true },
  new_artwork: { status: ['open'], artworkStatus: REPLACEABLE },
  proof: { status: ['open'], proofStatus: ['wanted', 'changes_requested'] },
  proof_approval: { status: ['open'], proofStatus: ['sent'] },
  ready_to_print: { status: ['open'], stage: ['ready_to_print'] },
  in_production: { status: ['open'], stage: ['in_production'] },
  handover: { status: ['open'], stage: ['ready'] },
  on_hold: { status: ['on_hold'] },
  refund: { status: ORDER_STATUSES, hasMoneyToReturn: true },
} as const satisfies Record<OrderQueue, QueueRule>

export function queuesOf(order: Standing): OrderQueue[] {
  return QUEUE_NAMES.filter((name) => isIn(order, name))
}

const QUEUE_NAMES = Object.keys(QUEUE_RULES) as OrderQueue[]

export function isIn(order: Standing, queue: OrderQueue): boolean {
  const rule: QueueRule = QUEUE_RULES[queue]
  return (
    rule.status.includes(order.status) &&
    (rule.stage?.includes(stageOf(order)) ?? true) &&
    (rule.isConfirmed === undefined || rule.isConfirmed === (order.confirmedAt !== null)) &&
    (rule.paymentStatus?.includes(order.paymentStatus) ?? true) &&
    (rule.artworkStatus?.includes(order.artworkStatus) ?? true) &&
    (rule.proofStatus?.includes(order.proofStatus) ?? true) &&
    (rule.hasArtworkToReview === undefined || order.hasArtworkToReview) &&
    (rule.hasMoneyToReturn === undefined || toReturnMinorOf(order) > 0)
  )
}

import type { ArtworkState, PaymentStatus, Stage } from '@platen/contract'
import { OPEN_PROOFS, dueMinorOf, isPossible, type Standing } from './order-transitions.ts'
import type { Order } from './order.ts'

const CUSTOMER_MAY_PAY = {
  unpaid: true,
  partially_paid: true,
  submitted: false,
  paid: false,
  // Something was added after a refund.
  partially_refunded: true,
  refunded: false,
} as const satisfies Record<PaymentStatus, boolean>

type Payable = Parameters<typeof dueMinorOf>[0] & Pick<Order, 'paymentStatus'>

export function canSubmitPayment(order: Payable): boolean {
  return order.status === 'open' && CUSTOMER_MAY_PAY[order.paymentStatus] && dueMinorOf(order) > 0
}

export function customerActions(order: Omit<Standing, 'hasArtworkToReview'>): string[] {
  const standing = { ...order, hasArtworkToReview: false }
  return [
    ...(canSubmitPayment(order) ? ['submit_payment'] : []),
    ...(isPossible(standing, 'replace_artwork') ? ['replace_artwork'] : []),
    ...(isPossible(standing, 'approve_proof') ? ['approve_proof'] : []),
  ]
}

/** From the most to the least blocking state. */
const ARTWORK_BY_URGENCY = [
  'changes_requested',
  'failed',
  'checking',
  'warning',
  'passed',
  'approved',
] as const satisfies readonly ArtworkState[]

export function artworkStatusOf(states: readonly ArtworkState[]): ArtworkState {
  return ARTWORK_BY_URGENCY.find((state) => states.includes(state)) ?? 'approved'
}

export function stageOf(
  order: Pick<
    Order,
    | 'status'
    | 'paymentStatus'
    | 'artworkStatus'
    | 'proofStatus'
    | 'productionStatus'
    | 'fulfilmentStatus'
    | 'confirmedAt'
  >,
): Stage {
  if (order.status !== 'open') return order.status
  if (order.fulfilmentStatus === 'handed_over') return 'completed'
  if (order.fulfilmentStatus !== 'unfulfilled') return 'ready'
  if (order.productionStatus === 'in_production' || order.productionStatus === 'done') return 'in_production'
  if (order.productionStatus === 'queued') return 'ready_to_print'
  if (order.confirmedAt === null) {
    return order.paymentStatus === 'submitted' ? 'payment_review' : 'awaiting_payment'
  }
  return order.artworkStatus === 'approved' && !waitsForProof(order) ? 'ready_to_print' : 'artwork_review'
}

function waitsForProof({ proofStatus }: Pick<Order, 'proofStatus'>): boolean {
  return OPEN_PROOFS.some((open) => open === proofStatus)
}

interface Money {
  readonly totalMinor: number
  readonly paidMinor: number
  readonly refundedMinor: number
  readonly awaitsReview: boolean
}

export function paymentStatusOf({
  totalMinor,
  paidMinor,
  refundedMinor,
  awaitsReview,
}: Money): PaymentStatus {
  if (awaitsReview) return 'submitted'
  if (refundedMinor > 0) return refundedMinor === paidMinor ? 'refunded' : 'partially_refunded'
  if (paidMinor >= totalMinor) return 'paid'
  return paidMinor > 0 ? 'partially_paid' : 'unpaid'
}

/** What must be paid before production starts: a percentage of the total, in minor units, rounded half up. */
export function depositMinor(totalMinor: number, percent: number): number {
  return Number((BigInt(totalMinor) * BigInt(percent) + 50n) / 100n)
}

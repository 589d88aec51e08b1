import type { PaymentStatus } from '@platen/contract'

interface Money {
  readonly totalMinor: number
  readonly paidMinor: number
  readonly refundedMinor: number
  /** Whether the customer reported a payment that was not reviewed yet. */
  readonly awaitsReview: boolean
}

/** The payment status of an order, from its payments and refunds. */
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

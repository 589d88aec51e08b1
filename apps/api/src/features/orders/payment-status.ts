import type { PaymentStatus } from '@platen/contract'

interface Money {
  readonly totalMinor: number
  readonly paidMinor: number
  readonly refundedMinor: number
  /** Whether the customer has told of a payment that nobody has decided about. */
  readonly awaitsReview: boolean
}

/** The payment status of an order that something was paid for, or is said to be. */
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

/** What has to be paid before the work begins: so many percent of the total, in minor units, half up. */
export function depositMinor(totalMinor: number, percent: number): number {
  return Number((BigInt(totalMinor) * BigInt(percent) + 50n) / 100n)
}

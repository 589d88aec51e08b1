interface Money {
  readonly totalMinor: number
  readonly paidMinor: number
  readonly refundedMinor: number
  readonly dueMinor: number
}

/** What refunds took off an amount that is still due: total - paid + refunded - credited = due. */
export function creditedMinor({ totalMinor, paidMinor, refundedMinor, dueMinor }: Money): number {
  return dueMinor === 0 ? 0 : totalMinor - paidMinor + refundedMinor - dueMinor
}

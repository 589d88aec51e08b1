/** A payment that can still be refunded, at least partly. */
export interface RefundablePayment {
  readonly id: string
  readonly leftMinor: number
}

/** The refund of one payment. */
export interface RefundPart {
  readonly paymentId: string
  readonly amountMinor: number
}

/** Takes an amount from the payments, one after the other; undefined when they are not enough. Minor units. */
export function shareRefund(
  amountMinor: number,
  payments: readonly RefundablePayment[],
): RefundPart[] | undefined {
  let left = amountMinor
  const parts: RefundPart[] = []
  for (const { id, leftMinor } of payments) {
    const part = Math.min(left, leftMinor)
    if (part > 0) parts.push({ paymentId: id, amountMinor: part })
    left -= part
  }
  return left === 0 ? parts : undefined
}

/** A payment of which something could be sent back. */
export interface RefundablePayment {
  readonly id: string
  readonly leftMinor: number
}

/** What is sent back of one payment. */
export interface RefundPart {
  readonly paymentId: string
  readonly amountMinor: number
}

/** Takes an amount from the payments, one after the other; undefined when they do not hold so much. Minor units. */
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

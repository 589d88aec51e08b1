import type { Order } from '../../selling/orders/index.ts'

type Revenue = Pick<Order, 'status' | 'totalMinor' | 'taxMinor' | 'paidMinor' | 'refundedMinor'>

/** What the order earns for the shop before costs: without refunds and without tax. */
export function revenueMinorOf(order: Revenue): number {
  const keptMinor = withTax(order)
  return keptMinor - taxWithin(keptMinor, order)
}

/** The total, or what was paid if it is cancelled or expired, less refunds that do not only return an overpayment. */
function withTax({ status, totalMinor, paidMinor, refundedMinor }: Revenue): number {
  if (status === 'cancelled' || status === 'expired') return paidMinor - refundedMinor
  const overpaidMinor = Math.max(0, paidMinor - totalMinor)
  return totalMinor - Math.max(0, refundedMinor - overpaidMinor)
}

/** The tax within a part of the total, in the same proportion as in the whole, rounded half up. */
function taxWithin(amountMinor: number, { taxMinor, totalMinor }: Revenue): number {
  if (totalMinor === 0) return 0
  const [amount, tax, total] = [BigInt(amountMinor), BigInt(taxMinor), BigInt(totalMinor)]
  return Number((2n * amount * tax + total) / (2n * total))
}

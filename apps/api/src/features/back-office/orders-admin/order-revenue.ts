import { returnedMinorOf, type Order } from '../../selling/orders/index.ts'

type Revenue = Pick<
  Order,
  'status' | 'totalMinor' | 'taxMinor' | 'paidMinor' | 'refundedMinor' | 'returnedMinor'
>

/** What the order earns for the shop before costs: without refunds and without tax. */
export function revenueMinorOf(order: Revenue): number {
  const keptMinor = withTax(order)
  return keptMinor - taxWithin(keptMinor, order)
}

/** The total, or what was paid if it is cancelled or expired, less refunds that do not only return an overpayment. */
function withTax(order: Revenue): number {
  const { status, totalMinor, paidMinor, refundedMinor } = order
  if (status === 'cancelled' || status === 'expired') return paidMinor - refundedMinor
  return totalMinor - (refundedMinor - returnedMinorOf(order))
}

/** The tax within a part of the total, in the same proportion as in the whole, rounded half up. */
function taxWithin(amountMinor: number, { taxMinor, totalMinor }: Revenue): number {
  if (totalMinor === 0) return 0
  const [amount, tax, total] = [BigInt(amountMinor), BigInt(taxMinor), BigInt(totalMinor)]
  return Number((2n * amount * tax + total) / (2n * total))
}

import type { OrderCost } from '@platen/contract'
import type { CostCategory } from '../../../platform/database/tables.generated.ts'
import type { Order } from '../../selling/orders/index.ts'

/** The field of each category in an order's cost. A refund is not a production cost; it lowers the revenue. */
const FIELDS = {
  blank: 'blankMinor',
  film: 'filmMinor',
  ink: 'inkMinor',
  powder: 'powderMinor',
  labour: 'labourMinor',
  delivery: 'overheadMinor',
  packaging: 'overheadMinor',
  maintenance: 'overheadMinor',
  rent: 'overheadMinor',
  marketing: 'overheadMinor',
  other: 'overheadMinor',
  refund: null,
} as const satisfies Record<CostCategory, Exclude<keyof OrderCost, 'totalMinor'> | null>

/** The cost of an order from its entries by category, in minor units; null without entries. */
export function orderCostOf(costs: Readonly<Partial<Record<CostCategory, number>>>): OrderCost | null {
  const cost: OrderCost = {
    blankMinor: 0,
    filmMinor: 0,
    inkMinor: 0,
    powderMinor: 0,
    labourMinor: 0,
    overheadMinor: 0,
    totalMinor: 0,
  }
  let hasEntries = false
  for (const [category, amountMinor] of Object.entries(costs)) {
    const field = FIELDS[category as CostCategory]
    if (field === null) continue
    cost[field] += amountMinor
    cost.totalMinor += amountMinor
    hasEntries = true
  }
  return hasEntries ? cost : null
}

type Revenue = Pick<Order, 'status' | 'totalMinor' | 'taxMinor' | 'paidMinor' | 'refundedMinor'>

/** The margin of an order, in minor units: its revenue less the included tax and its costs. */
export function marginOf(order: Revenue, cost: Pick<OrderCost, 'totalMinor'>): number {
  const revenueMinor = revenueMinorOf(order)
  return revenueMinor - taxWithin(revenueMinor, order) - cost.totalMinor
}

/** The total, or what was paid if it is cancelled or expired, less refunds that do not only return an overpayment. */
function revenueMinorOf({ status, totalMinor, paidMinor, refundedMinor }: Revenue): number {
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

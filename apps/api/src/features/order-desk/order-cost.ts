import type { OrderCost } from '@platen/contract'
import type { CostCategory } from '../../platform/database/tables.generated.ts'
import type { Order } from '../orders/index.ts'

/** Where each category stands in an order's cost. A refund is no cost of making: it lowers what was earned. */
const PLACES = {
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

/** What an order cost, from the sums of its entries by category, in minor units; null when nothing was booked. */
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
  let isBooked = false
  for (const [category, amountMinor] of Object.entries(costs)) {
    const place = PLACES[category as CostCategory]
    if (place === null) continue
    cost[place] += amountMinor
    cost.totalMinor += amountMinor
    isBooked = true
  }
  return isBooked ? cost : null
}

/** What an order leaves, in minor units: its total, or only what was paid once it is cancelled or expired. */
export function marginOf(
  order: Pick<Order, 'status' | 'totalMinor' | 'paidMinor' | 'refundedMinor'>,
  cost: Pick<OrderCost, 'totalMinor'>,
): number {
  const hasEnded = order.status === 'cancelled' || order.status === 'expired'
  return (hasEnded ? order.paidMinor : order.totalMinor) - order.refundedMinor - cost.totalMinor
}

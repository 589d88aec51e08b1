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

type Earning = Pick<Order, 'status' | 'totalMinor' | 'taxMinor' | 'paidMinor' | 'refundedMinor'>

/** What an order leaves, in minor units: what it earns, less the tax in it and its costs. */
export function marginOf(order: Earning, cost: Pick<OrderCost, 'totalMinor'>): number {
  const earnedMinor = earnedMinorOf(order)
  return earnedMinor - taxWithin(earnedMinor, order) - cost.totalMinor
}

/** The total, or only what was paid once it is cancelled or expired; less refunds, but for those of too much money. */
function earnedMinorOf({ status, totalMinor, paidMinor, refundedMinor }: Earning): number {
  if (status === 'cancelled' || status === 'expired') return paidMinor - refundedMinor
  const overpaidMinor = Math.max(0, paidMinor - totalMinor)
  return totalMinor - Math.max(0, refundedMinor - overpaidMinor)
}

/** Tax is the state's: a part of an order holds as much of it as the whole, half a unit rounded up. */
function taxWithin(amountMinor: number, { taxMinor, totalMinor }: Earning): number {
  if (totalMinor === 0) return 0
  const [amount, tax, total] = [BigInt(amountMinor), BigInt(taxMinor), BigInt(totalMinor)]
  return Number((2n * amount * tax + total) / (2n * total))
}

import type { Order } from './order.ts'

type Totals = Pick<
  Order['totals'],
  | 'subtotalMinor'
  | 'discountMinor'
  | 'feeMinor'
  | 'taxMinor'
  | 'totalMinor'
  | 'paidMinor'
  | 'refundedMinor'
  | 'dueMinor'
>
type Row = readonly [name: string, minor: number]

/** What the customer pays. Tax that the prices include stands below the total, so that the rows above it add up. */
export function priceRows(totals: Omit<Totals, 'paidMinor' | 'refundedMinor' | 'dueMinor'>): readonly Row[] {
  const { subtotalMinor, discountMinor, feeMinor, taxMinor, totalMinor } = totals
  const included = totalMinor === subtotalMinor - discountMinor + feeMinor
  const ifAny = (...row: Row): readonly Row[] => (row[1] === 0 ? [] : [row])
  return [
    ['Garments and prints', subtotalMinor],
    ...ifAny('Quantity discount', -discountMinor),
    ...ifAny('Delivery', feeMinor),
    ...ifAny('Tax', included ? 0 : taxMinor),
    ['Total', totalMinor],
    ...ifAny('of it tax', included ? taxMinor : 0),
  ]
}

type Standing = Pick<Order, 'status' | 'toReturnMinor'> & { readonly totals: Totals }

/** The one amount that matters now. An order that ended costs nothing, so only what is left of its payments counts. */
export function amountNow({ status, totals, toReturnMinor }: Standing): Row {
  if (toReturnMinor > 0) return ['To return', toReturnMinor]
  if (status === 'cancelled' || status === 'expired') return ['Paid', totals.paidMinor - totals.refundedMinor]
  return totals.dueMinor > 0 ? ['Due', totals.dueMinor] : ['Total (paid)', totals.totalMinor]
}

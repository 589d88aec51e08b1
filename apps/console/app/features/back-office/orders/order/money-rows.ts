import { discountsApart, withCodeApart } from '@platen/pricing'
import type { m } from '../../../../messages/messages.ts'
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
export type AmountName = keyof typeof m.orderWords.amounts
type Row = readonly [name: AmountName, minor: number]

interface PricedTotals extends Omit<Totals, 'paidMinor' | 'refundedMinor' | 'dueMinor'> {
  /** Of estimates, and of orders that were made from them. */
  readonly agreedDiscountMinor?: number | null
}

/** What the customer pays. Tax that the prices include stands below the total, so that the rows above it add up. */
export function priceRows(totals: PricedTotals, discount: Order['discount'] = null): readonly Row[] {
  const { subtotalMinor, taxMinor, totalMinor, agreedDiscountMinor = 0 } = totals
  const { discountMinor, feeMinor, codeMinor } = withCodeApart(totals, discount)
  const included = totalMinor === subtotalMinor - discountMinor + feeMinor - codeMinor
  const { agreedMinor, breaksMinor } = discountsApart({ discountMinor, agreedDiscountMinor })
  const ifAny = (...row: Row): readonly Row[] => (row[1] === 0 ? [] : [row])
  return [
    ['subtotal', subtotalMinor],
    ...ifAny('discount', -breaksMinor),
    ...ifAny('agreedDiscount', -agreedMinor),
    ...ifAny('delivery', feeMinor),
    ...ifAny('code', -codeMinor),
    ...ifAny('tax', included ? 0 : taxMinor),
    ['total', totalMinor],
    ...ifAny('includedTax', included ? taxMinor : 0),
  ]
}

type Standing = Pick<Order, 'status' | 'toReturnMinor'> & { readonly totals: Totals }

/** The one amount that matters now. An order that ended costs nothing, so only what is left of its payments counts. */
export function amountNow({ status, totals, toReturnMinor }: Standing): Row {
  if (toReturnMinor > 0) return ['toReturn', toReturnMinor]
  if (status === 'cancelled' || status === 'expired') return ['paid', totals.paidMinor - totals.refundedMinor]
  return totals.dueMinor > 0 ? ['due', totals.dueMinor] : ['paidInFull', totals.totalMinor]
}

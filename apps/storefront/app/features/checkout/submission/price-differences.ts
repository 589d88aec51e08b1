import { isFilm, type CartEntry, type PricedCart } from '../../cart/index.ts'
import type { Quote } from '../use-quote.ts'

export interface ShownPrice {
  /** By order line. */
  readonly unitPricesMinor: readonly (number | undefined)[]
  readonly totals: Pick<Quote['totals'], 'discountMinor' | 'feeMinor' | 'taxMinor'>
}

export function priceOfQuote({ items, totals }: Pick<Quote, 'items' | 'totals'>): ShownPrice {
  return { unitPricesMinor: items.map(({ unitPriceMinor }) => unitPriceMinor), totals }
}

export function priceOfCart(
  items: readonly CartEntry[],
  priced: Pick<PricedCart, 'items' | keyof ShownPrice['totals']>,
): ShownPrice {
  const unitPricesMinor = items.flatMap((item, index) => {
    const lines = isFilm(item) ? [item.id] : Object.keys(item.quantities)
    return lines.map((line) => priced.items[index]?.unitPricesMinor[line])
  })
  return { unitPricesMinor, totals: priced }
}

/** `line` is the index of the order line. */
export type PriceDifference =
  | {
      readonly kind: 'unit'
      readonly line: number
      readonly beforeMinor: number
      readonly afterMinor: number
    }
  | { readonly kind: 'discount' | 'fee' | 'tax'; readonly beforeMinor: number; readonly afterMinor: number }

export function priceDifferences(before: ShownPrice, after: ShownPrice): PriceDifference[] {
  const units = after.unitPricesMinor.flatMap((afterMinor, line): PriceDifference[] => {
    const beforeMinor = before.unitPricesMinor[line]
    return beforeMinor === undefined || afterMinor === undefined || beforeMinor === afterMinor
      ? []
      : [{ kind: 'unit', line, beforeMinor, afterMinor }]
  })
  const wholes = WHOLES.flatMap(([kind, name]): PriceDifference[] => {
    const [beforeMinor, afterMinor] = [before.totals[name], after.totals[name]]
    return beforeMinor === afterMinor ? [] : [{ kind, beforeMinor, afterMinor }]
  })
  return [...units, ...wholes]
}

const WHOLES = [
  ['discount', 'discountMinor'],
  ['fee', 'feeMinor'],
  ['tax', 'taxMinor'],
] as const

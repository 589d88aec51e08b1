import type { Quote } from './use-quote.ts'

/** What makes a new price another one than the old. `line` counts the lines of the order from 0. */
export type PriceDifference =
  | {
      readonly kind: 'unit'
      readonly line: number
      readonly beforeMinor: number
      readonly afterMinor: number
    }
  | { readonly kind: 'discount' | 'fee' | 'tax'; readonly beforeMinor: number; readonly afterMinor: number }

type Priced = Pick<Quote, 'items' | 'totals'>

/** Prices of single garments first, then what concerns the whole order. */
export function priceDifferences(before: Priced, after: Priced): PriceDifference[] {
  const units = after.items.flatMap((line, index): PriceDifference[] => {
    const beforeMinor = before.items[index]?.unitPriceMinor
    return beforeMinor === undefined || beforeMinor === line.unitPriceMinor
      ? []
      : [{ kind: 'unit', line: index, beforeMinor, afterMinor: line.unitPriceMinor }]
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

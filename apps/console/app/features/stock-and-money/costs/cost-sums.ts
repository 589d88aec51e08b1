import { CATEGORIES, type CostCategory } from './cost-category.ts'
import type { CostEntry } from './costs.ts'

export interface CostSums {
  readonly totalMinor: number
  readonly byCategory: readonly { readonly category: CostCategory; readonly amountMinor: number }[]
}

/** Sums of the entries. A reversal subtracts what it reverses. */
export function sumsOf(entries: readonly Pick<CostEntry, 'category' | 'amountMinor'>[]): CostSums {
  const sum = (of: readonly Pick<CostEntry, 'amountMinor'>[]) =>
    of.reduce((total, { amountMinor }) => total + amountMinor, 0)
  return {
    totalMinor: sum(entries),
    byCategory: CATEGORIES.flatMap((category) => {
      const own = entries.filter((entry) => entry.category === category)
      return own.length === 0 ? [] : [{ category, amountMinor: sum(own) }]
    }).toSorted((one, other) => other.amountMinor - one.amountMinor),
  }
}

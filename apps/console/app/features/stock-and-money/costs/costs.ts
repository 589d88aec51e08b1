import type { Resources } from '@platen/api-client'
import { api } from '../../../lib/requests/api.ts'
import type { DaySpan } from '../../../lib/store-days.ts'
import { m } from '../../../messages/messages.ts'
import { useKeyset } from '../../../lib/lists/use-keyset.ts'

export type CostEntry = Resources['CostEntryRecord']

interface CostFilter extends DaySpan {
  readonly category?: CostCategory
  readonly source?: CostEntry['source']
  readonly orderId?: string
}

const PAGE = 200

export function useCosts(filter: CostFilter) {
  return useKeyset<CostEntry>(['costs', filter], (page, signal) =>
    api.listCostEntries({
      query: { ...filter, ...page, limit: PAGE },
      signal,
    }),
  )
}

export const CHANGES_COSTS = ['costs', 'metrics', 'orders', 'audit-log'] as const

interface CostSums {
  readonly totalMinor: number
  readonly byCategory: readonly { readonly category: CostCategory; readonly amountMinor: number }[]
}

/** A reversal subtracts what it reverses. */
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

export type CostCategory = Resources['CostEntryRecord']['category']

export const CATEGORY_NAMES: Readonly<Record<CostCategory, string>> = m.costs.categories
/** As in "$12 for film". */
export const CATEGORIES_IN_SENTENCE: Readonly<Record<CostCategory, string>> = m.costs.categoriesInSentence

/** Materials first. */
export const CATEGORIES: readonly CostCategory[] = [
  ...(['blank', 'film', 'ink', 'powder', 'labour', 'delivery', 'packaging'] as const),
  ...(['maintenance', 'rent', 'marketing', 'refund', 'other'] as const),
]

import type { Resources } from '@platen/api-client'
import { api } from '../../../lib/requests/api.ts'
import type { DaySpan } from '../../../lib/store-days.ts'
import { useKeyset } from '../../../lib/lists/use-keyset.ts'
import type { CostCategory } from './cost-category.ts'

export type CostEntry = Resources['CostEntryRecord']

export interface CostFilter extends DaySpan {
  readonly category?: CostCategory
  readonly source?: CostEntry['source']
  readonly orderId?: string
}

const PAGE = 200

export function useCosts(filter: CostFilter) {
  return useKeyset<CostEntry>(['costs', filter], (cursor, signal) =>
    api.listCostEntries({
      query: { ...filter, limit: PAGE, ...(cursor !== undefined && { cursor }) },
      signal,
    }),
  )
}

/** The queries that change with a new or reversed entry. */
export const CHANGES_COSTS = ['costs', 'metrics', 'orders', 'audit-log'] as const

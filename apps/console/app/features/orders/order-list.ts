import type { Resources } from '@platen/api-client'
import { api } from '../../lib/api.ts'
import { useKeyset } from '../../lib/use-keyset.ts'
import type { OrderQuery } from './order-filters.ts'

export type OrderSummary = Resources['AdminOrderSummary']

/** The orders that the filters find. Kept for a time without a connection, unless it is what somebody searched for. */
export function useOrderList(query: OrderQuery) {
  return useKeyset<OrderSummary>(
    ['orders', 'list', query],
    (cursor, signal, limit) =>
      api.GET('/api/admin/orders', {
        params: { query: { ...query, limit, ...(cursor !== undefined && { cursor }) } },
        signal,
      }),
    query.q === undefined ? { kept: true } : {},
  )
}

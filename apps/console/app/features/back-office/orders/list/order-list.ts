import { api } from '../../../../lib/requests/api.ts'
import { useKeyset } from '../../../../lib/lists/use-keyset.ts'
import type { OrderSummary } from '../order/order.ts'
import type { OrderQuery } from './order-filters.ts'

/** Kept for offline use, except searches. */
export function useOrderList(query: OrderQuery) {
  return useKeyset<OrderSummary>(
    ['orders', 'list', query],
    (page, signal) => api.listOrders({ query: { ...query, ...page }, signal }),
    query.q === undefined ? { kept: true } : {},
  )
}

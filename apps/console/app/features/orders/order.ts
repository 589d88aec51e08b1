import { expectData, type Resources } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export type Order = Resources['AdminOrderRecord']
export type Line = Order['items'][number]
export type Print = Line['placements'][number]
export type Payment = Order['payments'][number]

export function orderKey(id: string) {
  return ['orders', 'one', id] as const
}

/** One order with all that the shop knows of it. Kept: what was opened can be read without a connection. */
export function useOrder(id: string | undefined) {
  return useQuery({
    queryKey: orderKey(id ?? ''),
    enabled: id !== undefined,
    queryFn: ({ signal }) =>
      expectData(api.GET('/api/admin/orders/{orderId}', { params: { path: { orderId: id ?? '' } }, signal })),
    meta: { kept: true },
  })
}

/** Artwork that waits for somebody's eye, and artwork that waits for a new version. */
export function isReviewable({ state }: Print): boolean {
  return state === 'passed' || state === 'warning'
}

export function isReplaceable({ state }: Print): boolean {
  return state === 'failed' || state === 'changes_requested'
}

export function printsOf({ items }: Order): readonly Print[] {
  return items.flatMap(({ placements }) => placements)
}

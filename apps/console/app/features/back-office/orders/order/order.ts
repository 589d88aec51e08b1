import { itemText } from '../../../shop/catalog/index.ts'
import type { Resources } from '@platen/api-client'
import { api } from '../../../../lib/requests/api.ts'
import { queryKeys } from '../../../../lib/requests/query-keys.ts'
import { useRead } from '../../../../lib/requests/use-read.ts'

export type Order = Resources['AdminOrderRecord']
export type Line = Order['items'][number]
export type Print = Line['placements'][number]
export type Payment = Order['payments'][number]

export type OrderSummary = Resources['AdminOrderSummary']

/** Kept, so that opened orders can be read offline. */
export function useOrder(id: string | undefined) {
  return useRead(queryKeys.order(id ?? ''), (signal) => api.getOrder({ orderId: id ?? '', signal }), {
    enabled: id !== undefined,
    kept: true,
  })
}

export function isReviewable({ state }: Print): boolean {
  return state === 'passed' || state === 'warning'
}

export function isChangeable(print: Print): boolean {
  return isReviewable(print) || print.state === 'failed'
}

export function isReplaceable({ state }: Print): boolean {
  return state === 'failed' || state === 'changes_requested'
}

/** The same design in several sizes is one print for each size, and nothing else tells them apart. */
export function garmentText({ items }: Pick<Order, 'items'>, { id }: Pick<Print, 'id'>): string {
  const line = items.find(({ placements }) => placements.some((print) => print.id === id))
  return line ? itemText(line) : ''
}

export function printsOf({ items }: Order): readonly Print[] {
  return items.flatMap(({ placements }) => placements)
}

import { expectData, type Resources } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { m } from '../../../messages/messages.ts'
import { useKeyset } from '../../../lib/lists/use-keyset.ts'

export type StockItem = Resources['InventoryItemRecord']
export type Movement = Resources['InventoryMovementRecord']
export type StockKind = StockItem['kind']
export type StockUnit = StockItem['unit']
export type MovementType = Movement['type']
export type StaffMovementType = Resources['InventoryMovementCreateRequest']['type']

export const KIND_NAMES: Readonly<Record<StockKind, string>> = m.stock.kinds
export const KINDS: readonly StockKind[] = ['blank', 'film', 'ink', 'powder', 'packaging', 'other']

export const MOVES_STOCK = ['inventory', 'operations', 'costs', 'metrics', 'audit-log'] as const

export interface StockFilter {
  readonly kind?: StockKind | undefined
  readonly q?: string | undefined
  readonly only?: 'low' | 'inactive' | undefined
}

const PAGE = 100

/** Low stock first, then the rest, each by SKU. */
export function useStock({ kind, q, only }: StockFilter) {
  const filter = { ...(kind && { kind }), ...(q !== undefined && { q }), active: only !== 'inactive' }
  const low = useItems({ ...filter, low: true })
  const rest = useItems({ ...filter, low: false })
  const first = only === 'inactive' ? [] : low.rows
  const second = only === 'low' || (only === undefined && low.query.hasNextPage) ? [] : rest.rows
  return {
    // An item may appear in both answers when its stock changes in between.
    rows: [...first, ...second.filter(({ id }) => !first.some((other) => other.id === id))],
    query: low.query.data === undefined ? low.query : rest.query,
    more: () => {
      if (low.query.hasNextPage) low.more()
      else if (only !== 'low') rest.more()
    },
    complete: !low.query.hasNextPage && (only === 'low' || !rest.query.hasNextPage),
  }
}

interface ItemFilter {
  readonly kind?: StockKind
  readonly q?: string
  readonly active: boolean
  readonly low: boolean
}

function useItems(filter: ItemFilter) {
  return useKeyset<StockItem>(['inventory', 'items', filter], (page, signal) =>
    api.listInventoryItems({
      query: { ...filter, ...page, limit: PAGE },
      signal,
    }),
  )
}

export function useShelf(kind: StockKind | undefined) {
  return useQuery({
    queryKey: ['inventory', 'shelf', kind ?? 'all'],
    queryFn: async ({ signal }) => {
      const items: StockItem[] = []
      for (let cursor: string | undefined, more = true; more;) {
        const page = await expectData(
          api.listInventoryItems({
            query: {
              active: true,
              limit: WHOLE,
              ...(kind && { kind }),
              ...(cursor !== undefined && { cursor }),
            },
            signal,
          }),
        )
        items.push(...page)
        cursor = page.at(-1)?.id
        more = page.length === WHOLE
      }
      return items
    },
  })
}

const WHOLE = 200

export function useItem(id: string) {
  return useQuery({
    queryKey: ['inventory', 'item', id],
    queryFn: ({ signal }) => readItem(id, signal),
  })
}

export function readItem(itemId: string, signal?: AbortSignal): Promise<StockItem> {
  return expectData(api.getInventoryItem({ itemId, ...(signal && { signal }) }))
}

export function useLedger(itemId: string, type: MovementType | undefined) {
  return useKeyset<Movement>(['inventory', 'ledger', itemId, type ?? 'all'], (page, signal) =>
    api.listInventoryMovements({
      query: { ...page, itemId, limit: PAGE, ...(type && { type }) },
      signal,
    }),
  )
}

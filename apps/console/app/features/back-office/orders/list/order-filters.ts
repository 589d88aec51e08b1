import type { QueryOf } from '@platen/api-client'
import { addDays, weekdayOf } from '@platen/formats/calendar'
import { m } from '../../../../messages/messages.ts'
import { OPEN_STAGES, COMMITTED_STAGES } from '../order/stage.ts'

/** The names of the API; `due` is relative, so that links stay true. */
export const FILTER_NAMES = [
  'stage',
  'queue',
  'paymentStatus',
  'artworkStatus',
  'source',
  'method',
  'from',
  'to',
  'due',
  'q',
  'sort',
] as const
export type FilterName = (typeof FILTER_NAMES)[number]
export type Filters = Partial<Record<FilterName, string>>

export type OrderQuery = QueryOf<'exportOrders'>

/** The API searches from three characters on. */
export const SHORTEST_SEARCH = 3

/** `due` becomes a day; other values are passed on. */
export function asQuery({ due, q = '', ...plain }: Filters, today: string): OrderQuery {
  const words = q.trim()
  return {
    ...(due !== undefined && { stage: COMMITTED_STAGES.join(','), sort: 'due', dueTo: dueTo(due, today) }),
    // The API validates what was written into the address.
    ...(plain as OrderQuery),
    ...(words.length >= SHORTEST_SEARCH && { q: words }),
  }
}

function dueTo(due: string, today: string): string {
  if (due === 'late') return addDays(today, -1)
  if (due === 'today') return today
  if (due === 'week') return addDays(today, 7 - weekdayOf(today))
  return due
}

const words = m.orders.views.names

export const VIEWS = {
  all: { label: words.all, filters: {} },
  open: {
    label: words.open,
    // When it is read: the bundle may load the stages after this file.
    get filters() {
      return { stage: OPEN_STAGES.join(','), sort: 'due' }
    },
  },
  payment: {
    label: words.payment,
    filters: { queue: 'payment_review', sort: 'oldest' },
  },
  refund: { label: words.refund, filters: { queue: 'refund' } },
  late: { label: words.late, filters: { due: 'late' } },
  week: { label: words.week, filters: { due: 'week' } },
  ready: { label: words.ready, filters: { stage: 'ready', sort: 'due' } },
} as const satisfies Record<string, { label: string; filters: Filters }>

export function searchOf(filters: Filters & { readonly view?: string }): string {
  const search = new URLSearchParams(filters).toString()
  // Commas are legal in addresses and more readable.
  return search === '' ? '' : `?${search.replaceAll('%2C', ',')}`
}

export function sameFilters(one: Filters, other: Filters): boolean {
  return FILTER_NAMES.every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

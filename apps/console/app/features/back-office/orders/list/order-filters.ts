import type { QueryOf } from '@platen/api-client'
import { addDays, weekdayOf } from '@platen/formats/calendar'
import { ACTIVE_STAGES, OPEN_STAGES, COMMITTED_STAGES } from '../order/stage.ts'

/** What stands in the address of the list, by the names of the interface; `due` is relative, so that a link stays true. */
export const FILTER_NAMES = [
  'stage',
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

/** The interface searches for three characters or more. */
export const SHORTEST_SEARCH = 3

/** What the interface is asked for. A day of `due` means what is owed until then; other values go as they are. */
export function asQuery({ due, q = '', ...plain }: Filters, today: string): OrderQuery {
  const words = q.trim()
  return {
    ...(due !== undefined && { stage: COMMITTED_STAGES.join(','), sort: 'due', dueTo: dueTo(due, today) }),
    // What somebody has written into the address is for the interface to judge.
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

/** Lists that somebody wants every day. */
export const VIEWS = {
  all: { label: 'All', filters: {} },
  open: { label: 'All open', filters: { stage: OPEN_STAGES.join(','), sort: 'due' } },
  payment: {
    label: 'Payment to verify',
    filters: { paymentStatus: 'submitted', stage: ACTIVE_STAGES.join(',') },
  },
  late: { label: 'Late', filters: { due: 'late' } },
  week: { label: 'Due this week', filters: { due: 'week' } },
  ready: { label: 'Ready for handover', filters: { stage: 'ready', sort: 'due' } },
} as const satisfies Record<string, { label: string; filters: Filters }>

/** For `paths.orders()`. */
export function searchOf(filters: Filters & { readonly view?: string }): string {
  const search = new URLSearchParams(filters).toString()
  // Commas are legal there, and people read addresses.
  return search === '' ? '' : `?${search.replaceAll('%2C', ',')}`
}

export function sameFilters(one: Filters, other: Filters): boolean {
  return FILTER_NAMES.every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

import type { paths as Interface } from '@platen/api-client'
import { addDays, weekday } from '../../lib/store-days.ts'
import { GOING, IN_HAND, OWED } from './stage.ts'

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

export type OrderQuery = NonNullable<Interface['/api/admin/orders/export']['get']['parameters']['query']>

/** The interface searches for three characters or more. */
export const SHORTEST_SEARCH = 3

/** What the interface is asked for. A day of `due` means what is owed until then; other values go as they are. */
export function asQuery({ due, q = '', ...plain }: Filters, today: string): OrderQuery {
  const words = q.trim()
  return {
    ...(due !== undefined && { stage: OWED.join(','), sort: 'due', dueTo: dueTo(due, today) }),
    // What somebody has written into the address is for the interface to judge.
    ...(plain as OrderQuery),
    ...(words.length >= SHORTEST_SEARCH && { q: words }),
  }
}

function dueTo(due: string, today: string): string {
  if (due === 'late') return addDays(today, -1)
  if (due === 'today') return today
  if (due === 'week') return addDays(today, 7 - weekday(today))
  return due
}

/** Lists that somebody wants every day. */
export const VIEWS = {
  all: { label: 'All', filters: {} },
  open: { label: 'All open', filters: { stage: IN_HAND.join(','), sort: 'due' } },
  payment: { label: 'Payment to verify', filters: { paymentStatus: 'submitted', stage: GOING.join(',') } },
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

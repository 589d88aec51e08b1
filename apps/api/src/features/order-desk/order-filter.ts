import type { exportOrders, listOrders, Stage } from '@platen/contract'
import type { Static } from 'typebox'
import { firstUuidAt } from '../../platform/ids.ts'
import { invalidField } from '../../platform/refusal.ts'
import { searchText } from '../../platform/search-text.ts'
import { addDays, startOfDay } from '../../platform/store-calendar.ts'

type Query = Static<typeof exportOrders.query>
export type OrderListQuery = Static<typeof listOrders.query>

/** Which orders to find, as the database understands it. */
export interface OrderFilter extends Pick<
  Query,
  'status' | 'paymentStatus' | 'artworkStatus' | 'source' | 'method' | 'dueTo'
> {
  readonly sort: 'newest' | 'due'
  readonly stages: readonly Stage[]
  /** UUIDs carry the time of creation: from this one on. */
  readonly fromId: string | undefined
  /** Before this one. */
  readonly beforeId: string | undefined
  /** Folded as the searched text is. */
  readonly words: string | undefined
}

/** Ids know no earlier time, nor one after the year 9999. */
const FIRST_DAY = '1970-01-02'
const LAST_DAY = '9999-01-01'
const WORDS = { min: 3, max: 80 } as const

/** Reads the filters of a request. Refuses with VALIDATION_FAILED reversed days and words that nothing can be found by. */
export function readFilter(query: Query, timeZone: string): OrderFilter {
  const { stage, from, to, q, sort = 'newest', ...plain } = query
  if (from !== undefined && to !== undefined && from > to)
    throw invalidField('to', 'must not be before `from`')
  return {
    ...plain,
    sort,
    // The contract's pattern knows stages only.
    stages: stage === undefined ? [] : [...new Set(stage.split(',') as Stage[])],
    fromId: from === undefined ? undefined : firstIdOf(from, timeZone),
    beforeId: to === undefined ? undefined : firstIdOf(addDays(withinIds(to), 1), timeZone),
    words: q === undefined ? undefined : readWords(q),
  }
}

function firstIdOf(day: string, timeZone: string): string {
  return firstUuidAt(startOfDay(timeZone, withinIds(day)))
}

function withinIds(day: string): string {
  if (day < FIRST_DAY) return FIRST_DAY
  return day > LAST_DAY ? LAST_DAY : day
}

/** The index knows words by three signs at a time, and of signs only letters and digits. */
function readWords(q: string): string {
  const words = searchText(q)
  if (words.length < WORDS.min || words.length > WORDS.max) {
    throw invalidField('q', `must have ${WORDS.min} to ${WORDS.max} characters`)
  }
  if (!/[\p{L}\p{N}]/u.test(words)) throw invalidField('q', 'must have a letter or a digit')
  return words
}

import type { exportOrders, listOrders, OrderQueue, Stage } from '@platen/contract'
import type { Static } from 'typebox'
import { readDayRange, timesOfDays } from '../../../platform/http/time-range.ts'
import { firstUuidAt } from '../../../platform/records/ids.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { searchText } from '../../../platform/records/search-text.ts'

type Query = Static<typeof exportOrders.query>
export type OrderListQuery = Static<typeof listOrders.query>

export interface OrderFilter extends Pick<
  Query,
  'status' | 'paymentStatus' | 'artworkStatus' | 'source' | 'method' | 'dueTo' | 'reference'
> {
  readonly sort: 'newest' | 'due'
  readonly stages: readonly Stage[]
  readonly queues: readonly OrderQueue[]
  /** From this id on, inclusive; UUIDs contain the time of creation. */
  readonly fromId: string | undefined
  readonly beforeId: string | undefined
  /** Normalised like the searched text. */
  readonly words: string | undefined
}

const WORDS = { min: 3, max: 80 } as const

export function readFilter(query: Query, timeZone: string): OrderFilter {
  const { stage, queue, dateFrom, dateTo, from, to, q, sort = 'newest', ...plain } = query
  const times = timesOfDays(readDayRange({ dateFrom, dateTo, from, to }), timeZone)
  return {
    ...plain,
    sort,
    // The contract's patterns allow only stages and queues.
    stages: stage === undefined ? [] : [...new Set(stage.split(',') as Stage[])],
    queues: queue === undefined ? [] : [...new Set(queue.split(',') as OrderQueue[])],
    fromId: times.from && firstUuidAt(times.from),
    beforeId: times.to && firstUuidAt(times.to),
    words: q === undefined ? undefined : readWords(q),
  }
}

/** The search index uses groups of three letters or digits. */
function readWords(q: string): string {
  const words = searchText(q)
  if (words.length < WORDS.min || words.length > WORDS.max) {
    throw invalidField('q', `must have ${WORDS.min} to ${WORDS.max} characters`)
  }
  if (!/[\p{L}\p{N}]/u.test(words)) throw invalidField('q', 'must contain a letter or a digit')
  return words
}

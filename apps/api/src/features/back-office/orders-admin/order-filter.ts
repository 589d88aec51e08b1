import type { exportOrders, listOrders, OrderQueue, Stage } from '@platen/contract'
import type { Static } from 'typebox'
import { readDayRange, timesOfDays } from '../../../platform/http/time-range.ts'
import { decodeId, firstUuidAt } from '../../../platform/records/ids.ts'
import { searchWords } from '../../../platform/records/search-text.ts'

type Query = Static<typeof exportOrders.query>
export type OrderListQuery = Static<typeof listOrders.query>

export interface OrderFilter extends Pick<
  Query,
  'status' | 'paymentStatus' | 'artworkStatus' | 'source' | 'method' | 'dueTo' | 'reference'
> {
  readonly sort: 'newest' | 'oldest' | 'due'
  readonly stages: readonly Stage[]
  readonly queues: readonly OrderQueue[]
  /** From this id on, inclusive; UUIDs contain the time of creation. */
  readonly fromId: string | undefined
  readonly beforeId: string | undefined
  /** Placed by the shop to itself. */
  readonly withoutTests?: boolean
  /** UUID: of the customer and those that were merged into them. */
  readonly customer: string | undefined
  /** Normalised like the searched text. */
  readonly words: string | undefined
}

export function readFilter(query: Query, timeZone: string): OrderFilter {
  const { stage, queue, dateFrom, dateTo, from, to, q, sort = 'newest', customerId, ...plain } = query
  const times = timesOfDays(readDayRange({ dateFrom, dateTo, from, to }), timeZone)
  return {
    ...plain,
    sort,
    // The contract's patterns allow only stages and queues.
    stages: stage === undefined ? [] : [...new Set(stage.split(',') as Stage[])],
    queues: queue === undefined ? [] : [...new Set(queue.split(',') as OrderQueue[])],
    fromId: times.from && firstUuidAt(times.from),
    beforeId: times.to && firstUuidAt(times.to),
    customer: customerId === undefined ? undefined : decodeId('customer', customerId),
    words: q === undefined ? undefined : searchWords(q),
  }
}

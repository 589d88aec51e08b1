import { expectData, type Resources } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'

export type Summary = Resources['AdminOrderSummary']

const MAX = 200

export const QUEUE_NAMES = ['review', 'unpaid', 'customer'] as const
export type Queue = (typeof QUEUE_NAMES)[number]

/** The names of the API. */
const WAITS_IN = {
  review: 'artwork_review',
  unpaid: 'artwork_before_payment',
  customer: 'new_artwork',
} as const satisfies Record<Queue, Summary['queues'][number]>

export function useQueues() {
  return useQuery({
    queryKey: ['orders', 'artwork-review'],
    queryFn: ({ signal }) =>
      expectData(
        api.listOrders({
          query: { queue: Object.values(WAITS_IN).join(','), sort: 'due', limit: MAX },
          signal,
        }),
      ),
    select: sorted,
    meta: { kept: true },
  })
}

/** An order whose prints wait for different people is in several queues. */
export function sorted(orders: readonly Summary[]): Readonly<Record<Queue, readonly Summary[]>> {
  const waitingIn = (queue: Queue) => orders.filter(({ queues }) => queues.includes(WAITS_IN[queue]))
  return { review: waitingIn('review'), unpaid: waitingIn('unpaid'), customer: waitingIn('customer') }
}

/** Falls back to the last order of the queue. */
export function nextAfter(id: string, before: readonly string[], now: readonly string[]): string | undefined {
  const at = before.indexOf(id)
  const behind = before.slice(at + 1).find((other) => now.includes(other))
  return behind ?? now.at(-1)
}

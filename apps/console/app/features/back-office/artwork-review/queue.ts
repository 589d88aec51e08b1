import { expectData, type Resources } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'

export type Summary = Resources['AdminOrderSummary']

const STAGES = 'artwork_review,payment_review,awaiting_payment'
const MAX = 200

export const QUEUES = {
  review: 'To review',
  unpaid: 'Unpaid',
  customer: 'Waiting for customer',
} as const
export type Queue = keyof typeof QUEUES
export const QUEUE_NAMES = Object.keys(QUEUES) as Queue[]

export function useQueues() {
  return useQuery({
    queryKey: ['orders', 'artwork-review'],
    queryFn: ({ signal }) =>
      expectData(api.listOrders({ query: { stage: STAGES, sort: 'due', limit: MAX }, signal })),
    select: sorted,
    meta: { kept: true },
  })
}

export function sorted(orders: readonly Summary[]): Readonly<Record<Queue, readonly Summary[]>> {
  const queues: Record<Queue, Summary[]> = { review: [], unpaid: [], customer: [] }
  for (const order of orders) {
    const queue = queueOf(order)
    if (queue !== undefined) queues[queue].push(order)
  }
  return queues
}

function queueOf({ artworkStatus, stage }: Summary): Queue | undefined {
  if (artworkStatus === 'failed' || artworkStatus === 'changes_requested') return 'customer'
  if (artworkStatus !== 'passed' && artworkStatus !== 'warning') return undefined
  return stage === 'artwork_review' ? 'review' : 'unpaid'
}

/** Falls back to the last order of the queue. */
export function nextAfter(id: string, before: readonly string[], now: readonly string[]): string | undefined {
  const at = before.indexOf(id)
  const behind = before.slice(at + 1).find((other) => now.includes(other))
  return behind ?? now.at(-1)
}

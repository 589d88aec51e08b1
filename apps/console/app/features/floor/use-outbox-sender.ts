import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMe, useSession } from '../session/index.ts'
import { FLOOR_KEY, type Job, type JobDetail } from './job.ts'
import { outboxDesk } from './outbox-desk.ts'
import { startSending } from './send-outbox.ts'

/** Sends what was done on this device, from whatever page is open, as long as who did it is here. */
export function useOutboxSender(): void {
  const { id } = useMe()
  // A session that was taken up again is a reason to look.
  const { dataUpdatedAt } = useSession()
  const queries = useQueryClient()
  useEffect(() => {
    const sender = startSending(id, (jobs) => bringIn(queries, jobs))
    let known = outboxDesk.read().steps?.length ?? 0
    // Only a new step is a reason to look; the sender knows what it takes away.
    const forget = outboxDesk.subscribe(() => {
      const now = outboxDesk.read().steps?.length ?? 0
      if (now > known) sender.kick()
      known = now
    })
    const kick = () => sender.kick()
    addEventListener('online', kick)
    document.addEventListener('visibilitychange', kick)
    kick()
    return () => {
      sender.stop()
      forget()
      removeEventListener('online', kick)
      document.removeEventListener('visibilitychange', kick)
    }
  }, [id, queries, dataUpdatedAt])
}

/** What the shop answers is shown before the step leaves the outbox: nothing jumps back in between. */
function bringIn(queries: QueryClient, jobs: readonly Job[]): void {
  const news = new Map(jobs.map((job) => [job.id, job]))
  const renew = (before: Job[] | undefined) => before && merged(before, news)
  queries.setQueryData<Job[]>(FLOOR_KEY, renew)
  for (const orderId of new Set(jobs.map((job) => job.orderId))) {
    queries.setQueryData<Job[]>(['print-jobs', 'order', orderId], renew)
  }
  for (const job of jobs) {
    queries.setQueryData<JobDetail>(
      ['print-jobs', 'one', job.id],
      (before) => before && { ...before, ...job },
    )
  }
  const shown = (key: unknown) =>
    key === 'orders' || key === 'operations' || key === 'inventory' || key === 'print-jobs'
  void queries.invalidateQueries({ predicate: ({ queryKey }) => shown(queryKey[0]) })
}

function merged(before: readonly Job[], news: ReadonlyMap<string, Job>): Job[] {
  const known = new Set(before.map(({ id }) => id))
  return [
    ...before.map((job) => news.get(job.id) ?? job),
    ...[...news.values()].filter(({ id }) => !known.has(id)),
  ]
}

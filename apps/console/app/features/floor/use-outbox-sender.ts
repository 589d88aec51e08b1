import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { mergedJobs, orderJobsKey } from '../print-jobs/index.ts'
import { useMe, useSession } from '../session/index.ts'
import { FLOOR_KEY, type Job, type JobDetail } from './job.ts'
import { outboxDesk } from './outbox-desk.ts'
import { outboxShop } from './outbox-shop.ts'
import { unsentOf } from './outbox.ts'
import { startSending } from './send-outbox.ts'

/** So long somebody who leaves waits for the shop. */
const PATIENCE_MS = 8_000

/** Sends what was done on this device, from whatever page is open, as long as who did it is here. */
export function useOutboxSender() {
  const { id } = useMe()
  const { dataUpdatedAt } = useSession()
  const queries = useQueryClient()
  const { steps } = outboxDesk.use()
  const sender = useRef<ReturnType<typeof startSending>>(undefined)
  useEffect(() => {
    const mine = startSending({
      personId: id,
      shop: outboxShop,
      onDone: (jobs) => bringIn(queries, jobs),
      isPutAway: () => document.visibilityState !== 'visible',
    })
    sender.current = mine
    let known = unsent(id)
    // Only what is new to be sent is a reason to look; the sender knows what it takes away.
    const forget = outboxDesk.subscribe(() => {
      const now = unsent(id)
      if (now > known) mine.kick()
      known = now
    })
    const kick = () => mine.kick()
    addEventListener('online', kick)
    document.addEventListener('visibilitychange', kick)
    kick()
    return () => {
      mine.stop()
      forget()
      removeEventListener('online', kick)
      document.removeEventListener('visibilitychange', kick)
    }
  }, [id, queries])
  // A session that was taken up again is a reason to look.
  useEffect(() => sender.current?.kick(), [dataUpdatedAt])

  return {
    /** Undefined until this device has been asked what it keeps. */
    unsent: steps && unsentOf(steps, id).length,
    /** For who leaves. Gives how many steps the shop still has not heard of. */
    sendNow: useCallback(async (): Promise<number> => {
      await Promise.race([sender.current?.flush(), pause(PATIENCE_MS)])
      sender.current?.takeTime()
      return unsent(id)
    }, [id]),
  }
}

function unsent(personId: string): number {
  return unsentOf(outboxDesk.read().steps ?? [], personId).length
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** What the shop answers is shown before the step leaves the outbox: nothing jumps back in between. */
function bringIn(queries: QueryClient, jobs: readonly Job[]): void {
  const ofOrders = Map.groupBy(jobs, ({ orderId }) => orderId)
  queries.setQueryData<Job[]>(FLOOR_KEY, (before) => before && mergedJobs(before, jobs))
  for (const [orderId, news] of ofOrders) {
    queries.setQueryData<Job[]>(orderJobsKey(orderId), (before) => before && mergedJobs(before, news))
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

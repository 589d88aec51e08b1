import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { mergedJobs, orderJobsKey } from '../print-jobs/index.ts'
import { useMe, useSession } from '../../people/session/index.ts'
import { FLOOR_KEY, type Job, type JobDetail } from './job.ts'
import { outboxState } from './outbox-state.ts'
import { outboxTransport } from './outbox-transport.ts'
import { unsentOf } from './outbox.ts'
import { startSending } from './send-outbox.ts'

/** How long signing out waits for the server. */
const SIGN_OUT_WAIT_MS = 8_000

export function useOutboxSender() {
  const { id } = useMe()
  const { dataUpdatedAt } = useSession()
  const queries = useQueryClient()
  const { steps } = outboxState.use()
  const sender = useRef<ReturnType<typeof startSending>>(undefined)
  useEffect(() => {
    const mine = startSending({
      personId: id,
      transport: outboxTransport,
      onDone: (jobs) => showResults(queries, jobs),
      isHidden: () => document.visibilityState !== 'visible',
    })
    sender.current = mine
    let known = unsent(id)
    // Only a new step is a reason to send; the sender itself removes the others.
    const unsubscribe = outboxState.subscribe(() => {
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
      unsubscribe()
      removeEventListener('online', kick)
      document.removeEventListener('visibilitychange', kick)
    }
  }, [id, queries])
  useEffect(() => sender.current?.kick(), [dataUpdatedAt])

  return {
    /** Undefined until the stored steps are read. */
    unsent: steps && unsentOf(steps, id).length,
    sendNow: useCallback(async (): Promise<number> => {
      await Promise.race([sender.current?.flush(), pause(SIGN_OUT_WAIT_MS)])
      sender.current?.stopHurrying()
      return unsent(id)
    }, [id]),
  }
}

function unsent(personId: string): number {
  return unsentOf(outboxState.read().steps ?? [], personId).length
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Before the steps leave the outbox, so that nothing jumps back in between. */
function showResults(queries: QueryClient, jobs: readonly Job[]): void {
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
  const isAffected = (key: unknown) =>
    key === 'orders' || key === 'operations' || key === 'inventory' || key === 'print-jobs'
  void queries.invalidateQueries({ predicate: ({ queryKey }) => isAffected(queryKey[0]) })
}

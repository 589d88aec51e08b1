import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Enqueue, IntervalPlan } from '../../platform/jobs/job-plan.ts'
import { claimEvents } from './outbox.store.ts'
import { SUBSCRIBERS, type Subscriber } from './subscribers.ts'

/** So many events a transaction. */
const BATCH = 200

interface DispatchDeps {
  readonly transaction: Transaction
  readonly clock: Clock
  readonly enqueue: Enqueue
  readonly subscribers?: readonly Subscriber[]
}

/**
 * Hands events over to their consumers: the mark on the event and the jobs that follow from it commit together, so
 * none is lost and none is handed over twice. Answers `more` when there may be further events.
 */
export async function dispatchEvents({
  transaction,
  clock,
  enqueue,
  subscribers = SUBSCRIBERS,
}: DispatchDeps): Promise<'done' | 'more'> {
  return transaction(async (tx) => {
    const events = await claimEvents(tx, BATCH, clock.now())
    for (const { queue, jobsFor } of subscribers) {
      const jobs = events.flatMap(jobsFor)
      if (jobs.length > 0) await enqueue(tx, queue, jobs)
    }
    return events.length < BATCH ? 'done' : 'more'
  })
}

/**
 * The relay: every replica looks once a second and takes what the others do not hold, one batch and no more. Mail
 * leaves more slowly than that, so a faster relay would only take processor time from the requests.
 */
export function eventRelay(deps: Omit<DispatchDeps, 'enqueue' | 'subscribers'>): IntervalPlan {
  return {
    name: 'dispatch-events',
    everySeconds: 1,
    replicas: 'every',
    run: async ({ enqueue }) => {
      await dispatchEvents({ ...deps, enqueue })
      return 'done'
    },
  }
}

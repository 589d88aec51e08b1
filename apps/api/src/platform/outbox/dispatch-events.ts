import { announceChange } from '../database/changes.ts'
import type { Tx } from '../database/transaction.ts'
import type { Enqueue, IntervalPlan } from '../jobs/job-plan.ts'
import type { Platform } from '../platform.ts'
import { claimEvents, type OutboxEvent } from './outbox.store.ts'

export type { OutboxEvent }

/** Their ids fit into one notification of 8,000 bytes. */
const BATCH = 200

interface DispatchDeps extends Pick<Platform, 'transaction' | 'clock'> {
  readonly enqueue: Enqueue
  readonly subscribers: readonly Subscriber[]
}

/** The mark on the event and its jobs commit together, so that no event is lost or dispatched twice. */
export async function dispatchEvents({
  transaction,
  clock,
  enqueue,
  subscribers,
}: DispatchDeps): Promise<'done' | 'more'> {
  return transaction(async (tx) => {
    const now = clock.now()
    const events = await claimEvents(tx, BATCH, now)
    if (events.length === 0) return 'done'
    for (const { queue, jobsFor } of subscribers) {
      const jobs = await jobsFor(events, tx, now)
      if (jobs.length > 0) await enqueue(tx, queue, jobs)
    }
    await announceChange(tx, 'events', events.map(({ id }) => id).join(','))
    return events.length < BATCH ? 'done' : 'more'
  })
}

/** Email is slower than one batch a second, so a faster relay would only take time from requests. */
export function eventRelay(deps: Omit<DispatchDeps, 'enqueue'>): IntervalPlan {
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

export interface Subscriber {
  readonly queue: string
  /** Runs in the dispatching transaction: what it writes commits with the jobs. */
  readonly jobsFor: (
    events: readonly OutboxEvent[],
    tx: Tx,
    now: Date,
  ) => readonly object[] | Promise<readonly object[]>
}

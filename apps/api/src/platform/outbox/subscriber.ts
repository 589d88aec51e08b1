import type { Tx } from '../database/transaction.ts'
import type { OutboxEvent } from './outbox.store.ts'

/** Turns events into jobs of one queue. `jobs.ts` lists the subscribers. */
export interface Subscriber {
  readonly queue: string
  /** Runs in the dispatching transaction: what it writes commits with the jobs. */
  readonly jobsFor: (
    events: readonly OutboxEvent[],
    tx: Tx,
    now: Date,
  ) => readonly object[] | Promise<readonly object[]>
}

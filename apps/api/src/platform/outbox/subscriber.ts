import type { Tx } from '../database/transaction.ts'
import type { OutboxEvent } from './outbox.store.ts'

/** Turns events into the jobs of one queue. `jobs.ts` lists who hears of events; another consumer is one more. */
export interface Subscriber {
  readonly queue: string
  /** Runs in the transaction that hands the events over: what it writes commits with the jobs. */
  readonly jobsFor: (
    events: readonly OutboxEvent[],
    tx: Tx,
    now: Date,
  ) => readonly object[] | Promise<readonly object[]>
}

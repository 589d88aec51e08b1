import type { Tx } from '../database/transaction.ts'

export interface JobPlan {
  readonly queues: readonly QueuePlan[]
  readonly schedules: readonly SchedulePlan[]
  readonly intervals: readonly IntervalPlan[]
}

/** Each job runs on one replica and is retried when it fails. */
export interface QueuePlan {
  /** Letters, digits, `-` and `_`. Failed jobs are kept in `<name>-dead`. */
  readonly name: string
  readonly retries: Retries
  /** Together with `pollSeconds` this limits the rate of a process. */
  readonly batchSize: number
  readonly pollSeconds: number
  /** A job that takes longer is considered lost and retried; five minutes by default. */
  readonly withinSeconds?: number
  /** May be called again with the same data, because a process can end before it records that the job is done. */
  readonly work: (data: unknown, attempt: Attempt) => Promise<void>
}

export interface Attempt {
  readonly isLast: boolean
  /** Aborts when the process stops, or when the job is considered lost. */
  readonly signal: AbortSignal
}

/** The first delay is 1 to 2 times `delaySeconds`, at random; each further one doubles, up to `maxDelaySeconds`. */
export interface Retries {
  readonly limit: number
  readonly delaySeconds: number
  readonly maxDelaySeconds: number
}

/** From 30 s, doubling to two hours: 22 to 24 hours in total. */
export const OVER_A_DAY: Retries = { limit: 18, delaySeconds: 30, maxDelaySeconds: 7_200 }

/** Each occurrence runs on one replica, and never overlaps the previous one. */
export interface SchedulePlan {
  readonly name: string
  /** Five fields, in UTC. */
  readonly cron: string
  /** Longer is considered lost; 15 minutes by default. */
  readonly withinSeconds?: number
  /** The signal aborts when the process stops. */
  readonly run: (signal: AbortSignal) => Promise<unknown>
}

export interface IntervalPlan {
  readonly name: string
  /** Every fifteen seconds while no request writes anything. */
  readonly everySeconds: number
  /** `one`: never on two replicas at a time. `every`: replicas share the work through row locks. */
  readonly replicas: 'one' | 'every'
  /** `more` calls it again at once. */
  readonly run: (tools: JobTools) => Promise<'done' | 'more'>
}

export interface JobTools {
  readonly enqueue: Enqueue
}

/** The jobs exist when the caller's transaction commits, and only then. */
export type Enqueue = (tx: Tx, queue: string, jobs: readonly object[]) => Promise<void>

/** The message must contain no personal data: it is stored with the job and logged. */
export class JobFailure extends Error {
  /** A retry cannot help, so the job moves to the dead-letter queue at once. */
  readonly permanent: boolean

  constructor(message: string, { permanent = false, cause }: { permanent?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'JobFailure'
    this.permanent = permanent
  }
}

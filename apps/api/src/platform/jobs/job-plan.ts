import type { Tx } from '../database/transaction.ts'

/** All background work of a process. Features define their part; `jobs.ts` lists them. */
export interface JobPlan {
  readonly queues: readonly QueuePlan[]
  readonly schedules: readonly SchedulePlan[]
  readonly intervals: readonly IntervalPlan[]
}

/** Work that must eventually be done: each job runs on one replica and is retried when it fails. */
export interface QueuePlan {
  /** Letters, digits, `-` and `_`. Failed jobs are kept in `<name>-dead`. */
  readonly name: string
  readonly retries: Retries
  /** Jobs fetched at once. Together with `pollSeconds` this limits the rate of a process. */
  readonly batchSize: number
  readonly pollSeconds: number
  /** A job that takes longer is considered lost and retried; five minutes by default. */
  readonly withinSeconds?: number
  /** May be called again with the same data, because a process can end before it records that the job is done. */
  readonly work: (data: unknown, attempt: Attempt) => Promise<void>
}

export interface Attempt {
  /** If this attempt fails, the job is not retried. */
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

/** Scheduled work: each occurrence runs on one replica, and never overlaps the previous one. */
export interface SchedulePlan {
  readonly name: string
  /** A cron expression of five fields, in UTC. */
  readonly cron: string
  readonly run: () => Promise<unknown>
}

/** Work every few seconds. */
export interface IntervalPlan {
  readonly name: string
  readonly everySeconds: number
  /** `one`: never on two replicas at a time. `every`: replicas share the work through row locks. */
  readonly replicas: 'one' | 'every'
  /** `more` calls it again at once. */
  readonly run: (tools: JobTools) => Promise<'done' | 'more'>
}

export interface JobTools {
  readonly enqueue: Enqueue
}

/** Adds jobs to a queue in the caller's transaction: they exist when it commits, and only then. */
export type Enqueue = (tx: Tx, queue: string, jobs: readonly object[]) => Promise<void>

/** Why a job failed. The message must contain no personal data: it is stored with the job and logged. */
export class JobFailure extends Error {
  /** A retry cannot help, so the job moves to the dead-letter queue at once. */
  readonly permanent: boolean

  constructor(message: string, { permanent = false, cause }: { permanent?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'JobFailure'
    this.permanent = permanent
  }
}

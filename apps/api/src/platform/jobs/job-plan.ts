import type { Tx } from '../database/transaction.ts'

/** All that runs behind the requests of a process. Features describe their part; `jobs.ts` lists them. */
export interface JobPlan {
  readonly queues: readonly QueuePlan[]
  readonly schedules: readonly SchedulePlan[]
  readonly intervals: readonly IntervalPlan[]
}

/** Work that must happen in the end: each job is done by one replica, and tried again when it fails. */
export interface QueuePlan {
  /** Letters, digits, `-` and `_`. Jobs that were given up wait in `<name>-dead`. */
  readonly name: string
  readonly retries: Retries
  /** Jobs that are taken at once. With `pollSeconds` also the fastest pace of a process. */
  readonly batchSize: number
  readonly pollSeconds: number
  /** A job that takes longer is taken for lost, and tried again; five minutes unless told. */
  readonly withinSeconds?: number
  /** May be called again with the same data: a process can end between the work and its note that it was done. */
  readonly work: (data: unknown, attempt: Attempt) => Promise<void>
}

export interface Attempt {
  /** When this one fails too, the job is given up. */
  readonly isLast: boolean
  /** Aborts when the process is to stop, or when the job was taken for lost. */
  readonly signal: AbortSignal
}

/** The first wait is 1 to 2 times `delaySeconds`, by chance; each further one is twice as long, up to `maxDelaySeconds`. */
export interface Retries {
  readonly limit: number
  readonly delaySeconds: number
  readonly maxDelaySeconds: number
}

/** 30 s, a minute, and so on to every two hours: 22 to 24 hours in all. */
export const OVER_A_DAY: Retries = { limit: 18, delaySeconds: 30, maxDelaySeconds: 7_200 }

/** Work by the clock: each occurrence runs on one replica, and never beside the one before it. */
export interface SchedulePlan {
  readonly name: string
  /** Five fields, UTC. */
  readonly cron: string
  readonly run: () => Promise<unknown>
}

/** Work every few seconds. */
export interface IntervalPlan {
  readonly name: string
  readonly everySeconds: number
  /** `one`: never on two replicas at a time. `every`: replicas share the work out by row locks. */
  readonly replicas: 'one' | 'every'
  /** `more` asks to be called again at once. */
  readonly run: (tools: JobTools) => Promise<'done' | 'more'>
}

export interface JobTools {
  readonly enqueue: Enqueue
}

/** Adds jobs to a queue in the caller's transaction: they exist when it commits, and only then. */
export type Enqueue = (tx: Tx, queue: string, jobs: readonly object[]) => Promise<void>

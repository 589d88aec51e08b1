import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { createJobLog } from './job-log.ts'
import type { IntervalPlan, JobPlan, JobTools } from './job-plan.ts'
import { openJobQueues, type JobQueues, type SchedulePace } from './job-queues.ts'
import { onOneReplica } from './one-replica.ts'
import { repeat, type Repetition } from './repeat.ts'

const START_AGAIN_MS = 5_000
const STOP_WITHIN_MS = 10_000

export interface JobRunner {
  /** Takes no new work and waits for what runs, 10 s at most. */
  stop(): Promise<void>
}

interface JobRunnerOptions extends JobPlan {
  readonly databaseUrl: string
  /** Holds the locks of intervals that run on one replica at a time. */
  readonly pool: Pool
  readonly log: Logger
  readonly pace?: SchedulePace
}

/**
 * Starts the background work of this process. When the database is away it says so, resolves, and goes on trying:
 * requests do not wait for it, and nothing here ends the process.
 */
export async function startJobRunner(options: JobRunnerOptions): Promise<JobRunner> {
  const { log, pool, databaseUrl, pace } = options
  const report = createJobLog(log)
  const repetitions: Repetition[] = []
  let queues: JobQueues | undefined
  let timer: NodeJS.Timeout | undefined
  let stopping = false
  let starting = start()
  await starting

  return {
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      await withinTime(STOP_WITHIN_MS, finish()).catch((error: unknown) => {
        report.failure('stop of the background jobs', error)
      })
    },
  }

  async function start(): Promise<void> {
    try {
      queues = await openJobQueues(options, { databaseUrl, log, report, ...(pace ? { pace } : {}) })
    } catch (error) {
      report.failure('start of the background jobs', error)
      if (!isStopping()) startLater()
      return
    }
    if (isStopping()) return
    for (const interval of options.intervals) repetitions.push(begin(interval, queues))
  }

  function startLater(): void {
    timer = setTimeout(() => {
      starting = start()
    }, START_AGAIN_MS)
    timer.unref()
  }

  function begin(interval: IntervalPlan, tools: JobTools): Repetition {
    return repeat({
      everyMs: interval.everySeconds * 1000,
      run:
        interval.replicas === 'every'
          ? () => interval.run(tools)
          : async () => (await onOneReplica(pool, interval.name, () => interval.run(tools))) ?? 'done',
      onError: (error) => report.failure(interval.name, error),
    })
  }

  async function finish(): Promise<void> {
    await starting
    await Promise.all(repetitions.map((repetition) => repetition.stop()))
    await queues?.stop(STOP_WITHIN_MS - 1_000)
  }

  /** Asked after an `await`, in which `stop` may have been called. */
  function isStopping(): boolean {
    return stopping
  }
}

async function withinTime(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, deadline])
  clearTimeout(timer)
}

import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { createJobLog } from './job-log.ts'
import type { IntervalPlan, JobPlan } from './job-plan.ts'
import { openJobQueues, type JobQueues, type SchedulePace } from './job-queues.ts'
import { onOneReplica } from './one-replica.ts'
import { createRecentWrites, type RecentWrites } from './recent-writes.ts'

const RETRY_START_MS = 5_000
const STOP_TIMEOUT_MS = 6_000
/** What no request of this process wrote, such as the work of a replica that died, waits this long. */
const QUIET_MS = 15_000

export interface JobRunner {
  /** Waits up to 6 s for running work. */
  stop(): Promise<void>
}

interface JobRunnerOptions extends JobPlan {
  readonly databaseUrl: string
  readonly pool: Pool
  readonly log: Logger
  readonly pace?: SchedulePace
  /** Without it, no interval ever waits longer. */
  readonly writes?: RecentWrites
}

/** An unavailable database is logged and retried, so that neither the process nor its requests depend on it. */
export async function startJobRunner(options: JobRunnerOptions): Promise<JobRunner> {
  const { log, pool, databaseUrl, pace, writes = createRecentWrites(Infinity) } = options
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
      await withTimeout(STOP_TIMEOUT_MS, finish()).catch((error: unknown) => {
        report.failure('stop of the background jobs', error)
      })
    },
  }

  async function start(): Promise<void> {
    try {
      queues = await openJobQueues(options, {
        databaseUrl,
        log,
        report,
        writes,
        ...(pace ? { pace } : {}),
      })
    } catch (error) {
      report.failure('start of the background jobs', error)
      if (!isStopping()) retryStart()
      return
    }
    if (isStopping()) return
    for (const interval of options.intervals) repetitions.push(repeatInterval(interval, queues))
  }

  function retryStart(): void {
    timer = setTimeout(() => {
      starting = start()
    }, RETRY_START_MS)
    timer.unref()
  }

  function repeatInterval(interval: IntervalPlan, queues: JobQueues): Repetition {
    const run = () => queues.fetchAfter((tools) => interval.run(tools))
    return repeat({
      everyMs: interval.everySeconds * 1000,
      writes,
      run:
        interval.replicas === 'every'
          ? run
          : async () => (await onOneReplica(pool, interval.name, run)) ?? 'done',
      onError: (error) => report.failure(interval.name, error),
    })
  }

  async function finish(): Promise<void> {
    await starting
    await Promise.all(repetitions.map((repetition) => repetition.stop()))
    await queues?.stop(STOP_TIMEOUT_MS - 1_000)
  }

  /** Checked after an `await`, during which `stop` may have been called. */
  function isStopping(): boolean {
    return stopping
  }
}

async function withTimeout(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, deadline])
  clearTimeout(timer)
}

const MAX_WAIT_MS = 30_000

interface Repetition {
  stop(): Promise<void>
}

/** Calls never overlap, and are less frequent while nothing was written and while `run` fails. */
function repeat({
  everyMs,
  writes,
  run,
  onError,
}: {
  everyMs: number
  writes: RecentWrites
  run: () => Promise<'done' | 'more'>
  onError: (error: unknown) => void
}): Repetition {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let stopped = false
  let failures = 0
  const unsubscribe = writes.on(() => {
    if (everyMs < QUIET_MS && running === undefined && failures === 0) schedule(0)
  })
  schedule(0)

  return {
    stop: async () => {
      stopped = true
      unsubscribe()
      clearTimeout(timer)
      await running
    },
  }

  function schedule(waitMs: number): void {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = runOnce().then((nextMs) => {
        running = undefined
        schedule(nextMs)
      })
    }, waitMs)
    timer.unref()
  }

  async function runOnce(): Promise<number> {
    try {
      const outcome = await run()
      failures = 0
      if (outcome === 'more') return 0
      return writes.any() ? everyMs : Math.max(everyMs, QUIET_MS)
    } catch (error) {
      failures += 1
      onError(error)
      return Math.max(everyMs, Math.min(everyMs * 2 ** failures, MAX_WAIT_MS))
    }
  }
}

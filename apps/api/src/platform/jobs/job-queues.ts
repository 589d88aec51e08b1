import type { ConstructorOptions, JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import {
  JobFailure,
  type Enqueue,
  type JobPlan,
  type JobTools,
  type QueuePlan,
  type Retries,
  type SchedulePlan,
} from './job-plan.ts'
import type { JobLog } from './job-log.ts'
import type { RecentWrites } from './recent-writes.ts'
import { readStoredPlan, type StoredPlan } from './stored-plan.ts'

const MINUTE = 60
const DAY = 86_400

export interface SchedulePace {
  readonly cronMonitorIntervalSeconds: number
  readonly cronWorkerIntervalSeconds: number
  readonly pollingIntervalSeconds: number
}
const DEFAULT_PACE: SchedulePace = {
  cronMonitorIntervalSeconds: 30,
  cronWorkerIntervalSeconds: 10,
  // For schedules, none of which is more often than every minute, and for jobs that another process left.
  pollingIntervalSeconds: 30,
}

export interface JobQueues {
  /** Fetches the jobs that `work` has added once its transaction has committed. */
  fetchAfter<Result>(work: (tools: JobTools) => Promise<Result>): Promise<Result>
  /** Returns jobs that are still running after `timeoutMs` to the queue. */
  stop(timeoutMs: number): Promise<void>
}

export async function openJobQueues(
  { queues, schedules }: Pick<JobPlan, 'queues' | 'schedules'>,
  options: {
    databaseUrl: string
    log: Logger
    report: JobLog
    writes: RecentWrites
    pace?: SchedulePace
  },
): Promise<JobQueues> {
  const { log, report, writes, pace = DEFAULT_PACE } = options
  // Loaded lazily: its 35 ms and 14 MB must not delay the first response.
  const { PgBoss, fromKysely } = await import('pg-boss')
  const boss = new PgBoss({ ...connection(options.databaseUrl), ...pace, schedule: schedules.length > 0 })
  const stopping = new AbortController()
  const fetches = new Map<string, () => void>()
  boss.on('error', (error) => report.store('the job store could not be reached', error))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'warning from the job store'))

  try {
    await boss.start()
    const stored = await readStoredPlan(boss)
    const tools = { stored, pace, stopping: stopping.signal }
    for (const queue of queues)
      fetches.set(queue.name, await openQueue(boss, queue, { ...tools, log, writes }))
    for (const schedule of schedules) await openSchedule(boss, schedule, { ...tools, report })
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  return {
    fetchAfter: async (work) => {
      const filled = new Set<string>()
      const enqueue: Enqueue = async (tx, queue, jobs) => {
        filled.add(queue)
        await boss.insert(
          queue,
          jobs.map((data) => ({ data })),
          { db: fromKysely(tx) },
        )
      }
      const result = await work({ enqueue })
      for (const queue of filled) fetches.get(queue)?.()
      return result
    },
    stop: (timeoutMs) => {
      stopping.abort()
      return boss.stop({ graceful: true, timeout: timeoutMs })
    },
  }
}

function connection(databaseUrl: string): ConstructorOptions {
  // The last two are options of `pg`: a dead connection must not block a worker forever.
  const limits = { max: 3, connectionTimeoutMillis: 5_000, keepAlive: true, query_timeout: 60_000 }
  return {
    ...limits,
    connectionString: databaseUrl,
    application_name: 'platen-jobs',
    schema: 'pgboss',
    // Jobs that depend on other jobs are not used, so the check for them is rare.
    flowIntervalSeconds: 10 * MINUTE,
    // Our own metrics watch the process; this would wake it up fifty times a second.
    registerInstance: false,
  }
}

interface QueueTools {
  readonly stored: StoredPlan
  readonly log: Logger
  readonly writes: RecentWrites
  readonly pace: SchedulePace
  readonly stopping: AbortSignal
}

/** Returns what has its jobs fetched soon. */
async function openQueue(boss: PgBoss, queue: QueuePlan, tools: QueueTools): Promise<() => void> {
  const { stored } = tools
  const dead = `${queue.name}-dead`
  await stored.ensureQueue(dead, 'standard', { retentionSeconds: 30 * DAY })
  await stored.ensureQueue(queue.name, 'standard', {
    retryLimit: queue.retries.limit,
    retryDelay: queue.retries.delaySeconds,
    retryBackoff: true,
    retryDelayMax: queue.retries.maxDelaySeconds,
    deadLetter: dead,
    expireInSeconds: queue.withinSeconds ?? 5 * MINUTE,
    // How soon the jobs of a crashed process move to another one.
    heartbeatSeconds: MINUTE,
  })
  const pollingIntervalSeconds = Math.max(queue.pollSeconds, tools.pace.pollingIntervalSeconds)
  let worker = ''
  const fetchSoon = atMostEvery(queue.pollSeconds, () => boss.notifyWorker(worker))
  worker = await boss.work(
    queue.name,
    {
      batchSize: queue.batchSize,
      pollingIntervalSeconds,
      includeMetadata: true,
      perJobResults: true,
    },
    async (jobs: JobWithMetadata<unknown>[]) => {
      // There may be more.
      fetchSoon()
      const results = await Promise.all(jobs.map((job) => perform(queue, job, tools)))
      for (const [index, { status }] of results.entries()) {
        if (status === 'failed')
          setTimeout(fetchSoon, longestDelayMs(queue.retries, jobs[index]?.retryCount ?? 0)).unref()
      }
      tools.writes.note()
      return results
    },
  )
  return fetchSoon
}

function atMostEvery(seconds: number, work: () => void): () => void {
  let lastAt = -Infinity
  let timer: NodeJS.Timeout | undefined
  return () => {
    timer ??= setTimeout(
      () => {
        timer = undefined
        lastAt = performance.now()
        work()
      },
      Math.max(0, lastAt + seconds * 1_000 - performance.now()),
    ).unref()
  }
}

/** With a moment to store the failure. */
function longestDelayMs({ delaySeconds, maxDelaySeconds }: Retries, retryCount: number): number {
  return Math.min(maxDelaySeconds, 2 * delaySeconds * 2 ** retryCount) * 1_000 + 500
}

async function perform(
  queue: QueuePlan,
  job: JobWithMetadata<unknown>,
  { log, stopping }: QueueTools,
): Promise<JobResult> {
  const isLast = job.retryCount >= job.retryLimit
  try {
    await queue.work(job.data, { isLast, signal: AbortSignal.any([job.signal, stopping]) })
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const permanent = error instanceof JobFailure && error.permanent
    const last = permanent || isLast
    const line = { err: error, queue: queue.name, jobId: job.id, attempt: job.retryCount + 1 }
    if (last) log.error(line, 'a job failed permanently and was moved to the dead-letter queue')
    else log.warn(line, 'a job failed and will be retried')
    const reason =
      error instanceof JobFailure ? error.message : error instanceof Error ? error.name : 'unknown'
    return { id: job.id, status: permanent ? 'deadletter' : 'failed', output: { reason } }
  }
}

async function openSchedule(
  boss: PgBoss,
  schedule: SchedulePlan,
  { stored, report, pace, stopping }: Pick<QueueTools, 'stored' | 'pace' | 'stopping'> & { report: JobLog },
): Promise<void> {
  // At most one running and one waiting job in all, so that a schedule of an earlier release does not pile up.
  await stored.ensureQueue(schedule.name, 'stately', {
    retryLimit: 0,
    expireInSeconds: schedule.withinSeconds ?? 15 * MINUTE,
    heartbeatSeconds: MINUTE,
    deleteAfterSeconds: DAY,
  })
  await boss.work(schedule.name, { pollingIntervalSeconds: pace.pollingIntervalSeconds }, async () => {
    try {
      await schedule.run(stopping)
    } catch (error) {
      report.failure(schedule.name, error)
      throw new JobFailure('failed; the log says why')
    }
  })
  await stored.ensureSchedule(schedule.name, schedule.cron)
}

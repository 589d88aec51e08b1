import type {
  ConstructorOptions,
  JobResult,
  JobWithMetadata,
  PgBoss,
  QueueOptions,
  QueuePolicy,
} from 'pg-boss'
import type { Logger } from 'pino'
import { JobFailure, type Enqueue, type JobPlan, type QueuePlan, type SchedulePlan } from './job-plan.ts'
import type { JobLog } from './job-log.ts'

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
  // Each schedule has a queue of its own, and none is more often than every minute.
  pollingIntervalSeconds: 30,
}

export interface JobQueues {
  readonly enqueue: Enqueue
  /** Returns jobs that are still running after `timeoutMs` to the queue. */
  stop(timeoutMs: number): Promise<void>
}

export async function openJobQueues(
  { queues, schedules }: Pick<JobPlan, 'queues' | 'schedules'>,
  options: { databaseUrl: string; log: Logger; report: JobLog; pace?: SchedulePace },
): Promise<JobQueues> {
  const { log, report, pace = DEFAULT_PACE } = options
  // Loaded lazily: its 35 ms and 14 MB must not delay the first response.
  const { PgBoss, fromKysely } = await import('pg-boss')
  const boss = new PgBoss({ ...connection(options.databaseUrl), ...pace, schedule: schedules.length > 0 })
  const stopping = new AbortController()
  boss.on('error', (error) => report.store('the job store could not be reached', error))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'warning from the job store'))

  try {
    await boss.start()
    for (const queue of queues) await openQueue(boss, queue, { log, stopping: stopping.signal })
    for (const schedule of schedules)
      await openSchedule(boss, schedule, { report, pace, stopping: stopping.signal })
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  return {
    enqueue: async (tx, queue, jobs) => {
      await boss.insert(
        queue,
        jobs.map((data) => ({ data })),
        { db: fromKysely(tx) },
      )
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
  readonly log: Logger
  readonly stopping: AbortSignal
}

async function openQueue(boss: PgBoss, queue: QueuePlan, tools: QueueTools): Promise<void> {
  const dead = `${queue.name}-dead`
  await ensureQueue(boss, dead, 'standard', { retentionSeconds: 30 * DAY })
  await ensureQueue(boss, queue.name, 'standard', {
    retryLimit: queue.retries.limit,
    retryDelay: queue.retries.delaySeconds,
    retryBackoff: true,
    retryDelayMax: queue.retries.maxDelaySeconds,
    deadLetter: dead,
    expireInSeconds: queue.withinSeconds ?? 5 * MINUTE,
    // How soon the jobs of a crashed process move to another one.
    heartbeatSeconds: MINUTE,
  })
  await boss.work(
    queue.name,
    {
      batchSize: queue.batchSize,
      pollingIntervalSeconds: queue.pollSeconds,
      includeMetadata: true,
      perJobResults: true,
    },
    (jobs: JobWithMetadata<unknown>[]) => Promise.all(jobs.map((job) => perform(queue, job, tools))),
  )
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
  { report, pace, stopping }: { report: JobLog; pace: SchedulePace; stopping: AbortSignal },
): Promise<void> {
  // At most one running and one waiting job in all, so that a schedule of an earlier release does not pile up.
  await ensureQueue(boss, schedule.name, 'stately', {
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
  await boss.schedule(schedule.name, schedule.cron, null, { tz: 'UTC' })
}

async function ensureQueue(
  boss: PgBoss,
  name: string,
  policy: QueuePolicy,
  options: QueueOptions & { deadLetter?: string },
): Promise<void> {
  await boss.createQueue(name, { policy, ...options })
  await boss.updateQueue(name, options)
}

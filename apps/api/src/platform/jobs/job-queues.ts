import type {
  ConstructorOptions,
  JobResult,
  JobWithMetadata,
  PgBoss,
  QueueOptions,
  QueuePolicy,
} from 'pg-boss'
import type { Logger } from 'pino'
import { JobFailure } from './job-failure.ts'
import type { JobLog } from './job-log.ts'
import type { Enqueue, JobPlan, QueuePlan, SchedulePlan } from './job-plan.ts'

const MINUTE = 60
const DAY = 86_400

/** How often a process looks for due schedules. The defaults cost next to nothing; tests are in a hurry. */
export interface SchedulePace {
  readonly cronMonitorIntervalSeconds: number
  readonly cronWorkerIntervalSeconds: number
  readonly pollingIntervalSeconds: number
}
const UNHURRIED: SchedulePace = {
  cronMonitorIntervalSeconds: 30,
  cronWorkerIntervalSeconds: 10,
  pollingIntervalSeconds: 5,
}

export interface JobQueues {
  readonly enqueue: Enqueue
  /** Takes no more jobs, lets those that run finish, then gives the rest back. */
  stop(timeoutMs: number): Promise<void>
}

/** Opens the job store, makes its schema when it is not there, and starts this process's workers. */
export async function openJobQueues(
  { queues, schedules }: Pick<JobPlan, 'queues' | 'schedules'>,
  options: { databaseUrl: string; log: Logger; report: JobLog; pace?: SchedulePace },
): Promise<JobQueues> {
  const { log, report, pace = UNHURRIED } = options
  // Loaded here: its 35 ms and 14 MB must not stand between the start and the first answer.
  const { PgBoss, fromKysely } = await import('pg-boss')
  const boss = new PgBoss({ ...connection(options.databaseUrl), ...pace, schedule: schedules.length > 0 })
  const stopping = new AbortController()
  boss.on('error', (error) => report.store('the job store could not be reached', error))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job store warns'))

  try {
    await boss.start()
    for (const queue of queues) await openQueue(boss, queue, { log, stopping: stopping.signal })
    for (const schedule of schedules) await openSchedule(boss, schedule, { report, pace })
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
  // The last two are read by `pg`: a connection that went dead without a word must not hold a worker for ever.
  const limits = { max: 3, connectionTimeoutMillis: 5_000, keepAlive: true, query_timeout: 60_000 }
  return {
    ...limits,
    connectionString: databaseUrl,
    application_name: 'platen-jobs',
    schema: 'pgboss',
    // Jobs that wait for other jobs are not used here: the look for them is kept rare.
    flowIntervalSeconds: 10 * MINUTE,
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
    // How soon the jobs of a process that died are given to another one.
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
    if (last) log.error(line, 'a job was given up; it waits among the dead letters')
    else log.warn(line, 'a job failed and will be tried again')
    const reason =
      error instanceof JobFailure ? error.message : error instanceof Error ? error.name : 'unknown'
    return { id: job.id, status: permanent ? 'deadletter' : 'failed', output: { reason } }
  }
}

async function openSchedule(
  boss: PgBoss,
  schedule: SchedulePlan,
  { report, pace }: { report: JobLog; pace: SchedulePace },
): Promise<void> {
  // "Stately": one that runs and at most one that waits, over all replicas; so the schedule of an earlier release,
  // which nobody works on any more, does not pile up. A failed one waits for its next hour.
  await ensureQueue(boss, schedule.name, 'stately', {
    retryLimit: 0,
    expireInSeconds: 15 * MINUTE,
    heartbeatSeconds: MINUTE,
    deleteAfterSeconds: DAY,
  })
  await boss.work(schedule.name, { pollingIntervalSeconds: pace.pollingIntervalSeconds }, async () => {
    try {
      await schedule.run()
    } catch (error) {
      report.failure(schedule.name, error)
      throw new JobFailure('failed; the log says why')
    }
  })
  await boss.schedule(schedule.name, schedule.cron, null, { tz: 'UTC' })
}

/** Makes the queue, or gives the one of an earlier release this release's numbers. */
async function ensureQueue(
  boss: PgBoss,
  name: string,
  policy: QueuePolicy,
  options: QueueOptions & { deadLetter?: string },
): Promise<void> {
  await boss.createQueue(name, { policy, ...options })
  await boss.updateQueue(name, options)
}

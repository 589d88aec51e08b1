import { pino } from 'pino'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createPool } from '../database/pool.ts'
import { createDatabase, transactions, type Transaction } from '../database/transaction.ts'
import { JobFailure, type Enqueue, type IntervalPlan, type JobPlan, type QueuePlan } from './job-plan.ts'
import { startJobRunner, type JobRunner } from './job-runner.ts'
import { createRecentWrites, type RecentWrites } from './recent-writes.ts'

const log = pino({ level: 'silent' })
const FAST_RETRIES = { limit: 2, delaySeconds: 1, maxDelaySeconds: 1 }

let server: TestDatabase
let pool: Pool
let transaction: Transaction
const running: JobRunner[] = []

beforeAll(async () => {
  server = await createTestDatabase()
  pool = createPool(server.url, { onError: () => undefined })
  transaction = transactions(createDatabase(pool))
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((runner) => runner.stop()))
})
afterAll(async () => {
  await pool.end()
  await server.drop()
})

test('adds jobs when the transaction commits and not when it fails', async () => {
  const done: unknown[] = []
  const { enqueue } = await start({ queues: [aQueue('kept', (data) => void done.push(data))] })
  await expect(
    transaction(async (tx) => {
      await enqueue(tx, 'kept', [{ order: 'lost' }])
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await transaction((tx) => enqueue(tx, 'kept', [{ order: 'one' }, { order: 'two' }]))

  await vi.waitFor(() => expect(done).toHaveLength(2), WAIT)
  expect(new Set(done)).toEqual(new Set([{ order: 'one' }, { order: 'two' }]))
})

test('runs each job on only one of several replicas', async () => {
  const done: unknown[] = []
  const queue = aQueue('shared', (data) => void done.push(data))
  const [{ enqueue }] = await Promise.all([start({ queues: [queue] }), start({ queues: [queue] })])
  const jobs = Array.from({ length: 30 }, (_, index) => ({ index }))
  await transaction((tx) => enqueue(tx, 'shared', jobs))

  await vi.waitFor(async () => expect(await countJobs('shared', 'completed')).toBe(30), WAIT)
  expect(done).toHaveLength(30)
})

test('retries a failed job and moves it to the dead-letter queue after the last attempt', async () => {
  let attempts = 0
  const { enqueue } = await start({
    queues: [
      aQueue('hopeless', () => {
        attempts += 1
        throw new JobFailure('the receiver is unavailable')
      }),
    ],
  })
  await transaction((tx) => enqueue(tx, 'hopeless', [{ order: 'one' }]))

  await vi.waitFor(async () => expect(await countJobs('hopeless-dead', 'created')).toBe(1), WAIT)
  expect(attempts).toBe(1 + FAST_RETRIES.limit)
})

test('does not retry a permanent failure', async () => {
  let attempts = 0
  const { enqueue } = await start({
    queues: [
      aQueue('refused', () => {
        attempts += 1
        throw new JobFailure('no such mailbox', { permanent: true })
      }),
    ],
  })
  await transaction((tx) => enqueue(tx, 'refused', [{ order: 'one' }]))

  await vi.waitFor(async () => expect(await countJobs('refused-dead', 'created')).toBe(1), WAIT)
  expect(attempts).toBe(1)
})

test('waits longer after each failure, for about a day in total', async () => {
  const { OVER_A_DAY } = await import('./job-plan.ts')
  await start({ queues: [{ ...aQueue('patient', () => undefined), retries: OVER_A_DAY }] })
  const { rows } = await pool.query<{ limit: number; delay: number; most: number; backoff: boolean }>(
    `SELECT retry_limit AS limit, retry_delay AS delay, retry_delay_max AS most, retry_backoff AS backoff
     FROM pgboss.queue WHERE name = 'patient'`,
  )
  const { limit, delay, most, backoff } = rows[0]!
  expect(backoff).toBe(true)
  const shortest = Array.from({ length: limit }, (_, retry) => Math.min(most, delay * 2 ** retry))
  const longest = shortest.map((seconds) => Math.min(most, 2 * seconds))
  expect(sum(shortest) / 3600).toBeGreaterThan(20)
  expect(sum(longest) / 3600).toBeLessThan(26)
})

test('runs each occurrence of a schedule on one replica', async () => {
  let runs = 0
  const schedules = [{ name: 'every-minute', cron: '* * * * *', run: () => Promise.resolve((runs += 1)) }]
  await Promise.all([start({ schedules }), start({ schedules })])

  // The current minute is due at once; another may begin during the test.
  await vi.waitFor(() => expect(runs).toBeGreaterThan(0), WAIT)
  await Promise.all(running.splice(0).map((runner) => runner.stop()))
  expect(runs).toBe(await countJobs('every-minute', 'completed'))
})

test('never runs an exclusive interval on two replicas at a time', async () => {
  let now = 0
  let max = 0
  let runs = 0
  const alone: IntervalPlan = {
    name: 'alone',
    everySeconds: 0.01,
    replicas: 'one',
    run: async () => {
      now += 1
      max = Math.max(max, now)
      await pool.query('SELECT pg_sleep(0.05)')
      now -= 1
      runs += 1
      return 'done'
    },
  }
  await Promise.all([start({ intervals: [alone] }), start({ intervals: [alone] })])
  await vi.waitFor(() => expect(runs).toBeGreaterThan(5), WAIT)
  expect(max).toBe(1)
})

test('looks for work rarely while nothing is written, and at once after a write', async () => {
  const writes = createRecentWrites(300)
  let runs = 0
  const relay: IntervalPlan = {
    name: 'relay',
    everySeconds: 0.01,
    replicas: 'every',
    run: () => Promise.resolve((runs += 1) > 0 ? 'done' : 'more'),
  }
  let hours = 0
  const hourly: IntervalPlan = {
    ...relay,
    name: 'hourly',
    everySeconds: 3_600,
    run: () => Promise.resolve((hours += 1) > 0 ? 'done' : 'more'),
  }
  await start({ intervals: [relay, hourly] }, { writes })
  await vi.waitFor(() => expect(runs).toBe(1), WAIT)
  await pool.query('SELECT pg_sleep(0.3)')
  expect(runs).toBe(1)

  writes.note()
  await vi.waitFor(() => expect(runs).toBeGreaterThan(2), WAIT)
  expect(hours).toBe(1)
})

test('fetches jobs as soon as they were added, batch after batch', async () => {
  const done: unknown[] = []
  const added = Promise.withResolvers<true>()
  const queue = { ...aQueue('prompt', (data) => void done.push(data)), pollSeconds: 0.05 }
  const adding: IntervalPlan = {
    name: 'adding',
    everySeconds: 60,
    replicas: 'every',
    run: async ({ enqueue }) => {
      // After the first fetch, which finds nothing.
      await pool.query('SELECT pg_sleep(0.5)')
      await transaction((tx) =>
        enqueue(
          tx,
          'prompt',
          Array.from({ length: 25 }, (_, index) => ({ index })),
        ),
      )
      added.resolve(true)
      return 'done'
    },
  }
  await start({ queues: [queue], intervals: [adding] }, { pollingIntervalSeconds: 3_600 })
  await added.promise
  await vi.waitFor(() => expect(done).toHaveLength(25), WAIT)
})

test('fetches no more often than its queue says, however often jobs are added', async () => {
  let done = 0
  const queue = { ...aQueue('paced', () => void (done += 1)), batchSize: 1, pollSeconds: 3_600 }
  let added = 0
  const adding: IntervalPlan = {
    name: 'adding',
    everySeconds: 0.05,
    replicas: 'every',
    run: async ({ enqueue }) => {
      if (added < 5) await transaction((tx) => enqueue(tx, 'paced', [{ index: (added += 1) }]))
      return 'done'
    },
  }
  await start({ queues: [queue], intervals: [adding] }, { pollingIntervalSeconds: 3_600 })
  await vi.waitFor(() => expect([added, done > 0]).toEqual([5, true]), WAIT)
  await pool.query('SELECT pg_sleep(0.5)')
  // The fetch of a worker that starts, and one for all that were added.
  expect(done).toBeLessThanOrEqual(2)
})

test('continues after all its connections were lost', async () => {
  let runs = 0
  const done: unknown[] = []
  const { enqueue } = await start({
    queues: [aQueue('tough', (data) => void done.push(data))],
    intervals: [
      {
        name: 'tough',
        everySeconds: 0.01,
        replicas: 'one',
        run: async () => {
          runs += 1
          // Also cuts the connection that holds the lock, so that the error arrives during the work.
          if (runs === 1) {
            await cutAllOthers()
            await pool.query('SELECT pg_sleep(0.2)')
          }
          return 'done'
        },
      },
    ],
  })
  await vi.waitFor(() => expect(runs).toBeGreaterThan(3), WAIT)
  await transaction((tx) => enqueue(tx, 'tough', [{ order: 'after the cut' }]))
  await vi.waitFor(() => expect(done).toEqual([{ order: 'after the cut' }]), WAIT)
})

test('starts without its database, logs that once, and stops on request', async () => {
  const lines: string[] = []
  const loud = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const runner = await startJobRunner({
    ...NOTHING,
    databaseUrl: 'postgresql://nobody@127.0.0.1:1/nowhere',
    pool,
    log: loud,
  })
  await runner.stop()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('the database is unavailable')
})

test('waits for running work before it stops', async () => {
  const steps: string[] = []
  const { enqueue, runner } = await start({
    queues: [
      aQueue('slow', async () => {
        steps.push('began')
        await pool.query('SELECT pg_sleep(0.3)')
        steps.push('finished')
      }),
    ],
  })
  await transaction((tx) => enqueue(tx, 'slow', [{}]))
  await vi.waitFor(() => expect(steps).toEqual(['began']), WAIT)
  await runner.stop()
  expect(steps).toEqual(['began', 'finished'])
  expect(await countJobs('slow', 'completed')).toBe(1)
})

test('writes what the store keeps of a queue and a schedule only when it changed', async () => {
  const kept = { ...aQueue('stored', () => undefined), retries: { ...FAST_RETRIES, limit: 4 } }
  const schedule = { name: 'stored-schedule', cron: '7 3 * * *', run: () => Promise.resolve() }
  await (await start({ queues: [kept], schedules: [schedule] })).runner.stop()
  const before = await versionsOf('stored')
  expect(before).toHaveLength(4)

  await (await start({ queues: [kept], schedules: [schedule] })).runner.stop()
  expect(await versionsOf('stored')).toEqual(before)

  const changed = { ...kept, retries: { ...kept.retries, limit: 5 } }
  await (await start({ queues: [changed], schedules: [{ ...schedule, cron: '8 3 * * *' }] })).runner.stop()
  const after = await versionsOf('stored')
  expect(after.map(({ what }) => what)).toEqual([
    'queue stored 5',
    'queue stored-dead 2',
    'queue stored-schedule 0',
    'schedule stored-schedule 8 3 * * *',
  ])
})

test('uses at most three connections and closes them', async () => {
  const { runner } = await start({
    queues: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => aQueue(name, () => undefined)),
  })
  expect(await countConnections()).toBeLessThanOrEqual(3)
  await runner.stop()
  await vi.waitFor(async () => expect(await countConnections()).toBe(0), WAIT)
})

const WAIT = { timeout: 20_000, interval: 50 }
const NOTHING: JobPlan = { queues: [], schedules: [], intervals: [] }

function aQueue(name: string, work: (data: unknown) => unknown): QueuePlan {
  return {
    name,
    retries: FAST_RETRIES,
    batchSize: 10,
    pollSeconds: 0.5,
    work: async (data) => {
      await work(data)
    },
  }
}

async function start(
  plan: Partial<JobPlan>,
  { writes, pollingIntervalSeconds = 0.5 }: { writes?: RecentWrites; pollingIntervalSeconds?: number } = {},
): Promise<{ runner: JobRunner; enqueue: Enqueue }> {
  const enqueue = Promise.withResolvers<Enqueue>()
  const runner = await startJobRunner({
    ...NOTHING,
    ...plan,
    intervals: [
      ...(plan.intervals ?? []),
      {
        name: 'expose-tools',
        everySeconds: 60,
        replicas: 'every',
        run: (tools) => {
          enqueue.resolve(tools.enqueue)
          return Promise.resolve('done')
        },
      },
    ],
    databaseUrl: server.url,
    pool,
    log,
    pace: { cronMonitorIntervalSeconds: 1, cronWorkerIntervalSeconds: 1, pollingIntervalSeconds },
    ...(writes ? { writes } : {}),
  })
  running.push(runner)
  return { runner, enqueue: await enqueue.promise }
}

async function countJobs(queue: string, state: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*) AS count FROM pgboss.job WHERE name = $1 AND state::text = $2',
    [queue, state],
  )
  return rows[0]!.count
}

/** With what is written for every change of the row. */
async function versionsOf(name: string): Promise<{ what: string; writtenBy: string }[]> {
  const { rows } = await pool.query<{ what: string; writtenBy: string }>(
    `SELECT concat_ws(' ', 'queue', name, retry_limit) AS what, updated_on::text AS "writtenBy" FROM pgboss.queue
     WHERE name LIKE $1 || '%'
     UNION ALL SELECT concat_ws(' ', 'schedule', name, cron), updated_on::text FROM pgboss.schedule
     WHERE name LIKE $1 || '%' ORDER BY what`,
    [name],
  )
  return rows
}

async function countConnections(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*) AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'platen-jobs'`,
  )
  return rows[0]!.count
}

async function cutAllOthers(): Promise<void> {
  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

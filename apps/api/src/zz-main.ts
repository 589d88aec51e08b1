import cluster from 'node:cluster'
import { once } from 'node:events'
import process from 'node:process'
import type { Logger } from 'pino'
import { AggregatorRegistry } from 'prom-client'
import { announce, explainFailure } from './announce.ts'
import { buildApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
const startJobs = async (_: unknown) => ({ stop: async () => {} })
import { systemClock } from './platform/clock.ts'
import { createLog } from './platform/log.ts'
import { serveMetrics } from './platform/metrics.ts'
import { prepareDatabase } from './prepare-database.ts'
import { openServices } from './services.ts'

/** What runs may finish for so long after a signal; then the process ends anyway. */
const GRACE_MS = 10_000

type Stop = () => Promise<void>

try {
  await start()
} catch (error) {
  process.stderr.write(explainFailure(error))
  process.exit(1)
}

/** One process does everything; with WEB_CONCURRENCY, one prepares the database and looks after those that serve. */
async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  if (cluster.isWorker) {
    stopOnSignal(log, await serve(config, requireDatabaseUrl(config), log))
    return
  }
  const database = await prepareDatabase(config, log, systemClock)
  try {
    const stopServing =
      config.webConcurrency === 1
        ? await serve(config, database.url, log)
        : await serveWithWorkers(config, database.url, log)
    stopOnSignal(log, async () => {
      await stopServing()
      await database.stop()
    })
    process.stdout.write(announce(config, database.ownerPassword))
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** Serves requests and runs jobs in this process. */
async function serve(config: Config, databaseUrl: string, log: Logger): Promise<Stop> {
  const services = await openServices(config, { databaseUrl, log, clock: systemClock })
  const app = buildApp(services)
  await app.listen({ port: config.port, host: config.host })
  const jobs = await startJobs(services)
  const metrics = cluster.isWorker
    ? undefined
    : await openMetrics(config, log, () => services.metrics.registry.metrics())
  return async () => {
    await app.close()
    await jobs.stop()
    metrics?.close()
    await services.close()
  }
}

/** Spawns processes that share the port, and replaces those that die. */
async function serveWithWorkers(config: Config, databaseUrl: string, log: Logger): Promise<Stop> {
  let stopping = false
  const spawn = () => cluster.fork({ DATABASE_URL: databaseUrl })
  cluster.on('exit', (worker, code) => {
    if (stopping) return
    log.error({ pid: worker.process.pid, code }, 'a serving process died and is replaced')
    setTimeout(spawn, 1000).unref()
  })
  const workers = Array.from({ length: config.webConcurrency }, spawn)
  await Promise.all(workers.map((worker) => once(worker, 'listening')))
  const aggregate = new AggregatorRegistry()
  const metrics = await openMetrics(config, log, () => aggregate.clusterMetrics())
  return async () => {
    stopping = true
    metrics?.close()
    const alive = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(
      alive.map(async (worker) => {
        const gone = once(worker, 'exit')
        worker.process.kill('SIGTERM')
        await gone
      }),
    )
  }
}

/** A busy metrics port is worth a warning, not the shop. */
async function openMetrics(config: Config, log: Logger, read: () => Promise<string>) {
  if (config.metricsPort === undefined) return undefined
  try {
    return await serveMetrics(read, { port: config.metricsPort, host: config.host })
  } catch (error) {
    log.warn({ err: error, port: config.metricsPort }, 'metrics are not served')
    return undefined
  }
}

/** The first signal ends gracefully; a second one, or the end of the grace time, ends at once. */
function stopOnSignal(log: Logger, stop: Stop): void {
  let stopping = false
  const end = (signal: NodeJS.Signals) => {
    if (stopping) {
      // A terminal's Ctrl-C and npm both send one: two within a moment are one.
      return
    }
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), GRACE_MS + 2000).unref()
    stop().then(
      () => {
        log.flush()
        process.exit(0)
      },
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

function requireDatabaseUrl({ databaseUrl }: Config): string {
  if (databaseUrl === undefined) throw new Error('A serving process was started without a database.')
  return databaseUrl
}

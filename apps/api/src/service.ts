import cluster from 'node:cluster'
import process from 'node:process'
import type { Logger } from 'pino'
import { announce, explainFailure } from './announce.ts'
import { buildApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { findConsole } from './features/shop/console/index.ts'
import { exposeShopGauges } from './features/stock-and-money/dashboard/index.ts'
import { findStorefront } from './features/shop/storefront/index.ts'
import { startJobs } from './jobs.ts'
import { systemClock } from './platform/clock.ts'
import { serverCloser } from './platform/http/overload/close-server.ts'
import { createLog } from './platform/log.ts'
import { serveMetrics } from './platform/metrics.ts'
import { prepareDatabase } from './prepare-database.ts'
import { releaseStartupMemory } from './release-startup-memory.ts'
import { openServices } from './services.ts'
import { untilAskedToStop } from './stop-signal.ts'
import { openWorkerMetrics, startWorkers, tellPrimary } from './workers.ts'

/** How long running work may take after a signal. */
const GRACE_MS = 10_000
/** A process that is still running by then is ended. */
const LAST_RESORT_MS = GRACE_MS + 5_000

type Stop = () => Promise<void>

const web = { storefront: findStorefront(), console: findConsole() }

// A signal during the start waits until there is something to stop.
const asked = untilAskedToStop({ withinMs: LAST_RESORT_MS, impatient: cluster.isPrimary })
const { stop, log } = await start().catch(giveUp)

log.info({ signal: await asked }, 'stopping')
await stop().catch((error: unknown) => {
  log.error({ err: error }, 'stopping failed')
  process.exit(1)
})
process.exit(0)

/** One process does everything; with WEB_CONCURRENCY, one prepares the database and supervises the serving ones. */
async function start(): Promise<{ stop: Stop; log: Logger }> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  if (cluster.isWorker) return { stop: await serve(config, requireDatabaseUrl(config), log), log }

  const database = await prepareDatabase(config, log, systemClock)
  try {
    const stopServing =
      config.webConcurrency === 1
        ? await serve(config, database.url, log)
        : await serveWithWorkers(config, database.url, log)
    process.stdout.write(
      announce(config, {
        ownerPassword: await database.ensureOwner(),
        hasShop: web.storefront !== undefined,
        hasConsole: web.console !== undefined,
      }),
    )
    return {
      log,
      stop: async () => {
        await stopServing()
        await database.stop()
      },
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** Serves requests and runs jobs in this process. */
async function serve(config: Config, databaseUrl: string, log: Logger): Promise<Stop> {
  const stopTracing = await openTracing(config)
  const services = await openServices(config, { databaseUrl, log, clock: systemClock })
  const app = buildApp(services, web)
  exposeShopGauges(services)
  const closeServer = serverCloser(app)
  try {
    await app.listen({ port: config.port, host: config.host })
    const jobs = await startJobs(services)
    releaseStartupMemory()
    const { registry } = services.metrics
    const closeMetrics = cluster.isWorker
      ? openWorkerMetrics(registry)
      : await openMetrics(config, log, () => registry.metrics())
    return async () => {
      closeMetrics()
      await Promise.all([closeServer(GRACE_MS), jobs.stop()])
      await services.close()
      await stopTracing()
    }
  } catch (error) {
    await closeServer(GRACE_MS)
    await services.close()
    throw error
  }
}

/** The libraries of OpenTelemetry are loaded only where a collector is configured. */
async function openTracing({ tracingUrl }: Config): Promise<Stop> {
  if (tracingUrl === undefined) return () => Promise.resolve()
  const { startTracing } = await import('./platform/tracing.ts')
  return startTracing(tracingUrl)
}

/** Serves requests in processes that share the port. */
async function serveWithWorkers(config: Config, databaseUrl: string, log: Logger): Promise<Stop> {
  const workers = await startWorkers({
    count: config.webConcurrency,
    environment: { DATABASE_URL: databaseUrl },
    log,
  })
  const closeMetrics = await openMetrics(config, log, () => workers.metrics())
  return async () => {
    closeMetrics()
    await workers.stop()
  }
}

/** A busy metrics port is only worth a warning. */
async function openMetrics(config: Config, log: Logger, read: () => Promise<string>): Promise<() => void> {
  if (config.metricsPort === undefined) return () => undefined
  try {
    const server = await serveMetrics(read, { port: config.metricsPort, host: config.host })
    return () => void server.close()
  } catch (error) {
    log.warn({ err: error, port: config.metricsPort }, 'metrics are not served')
    return () => undefined
  }
}

async function giveUp(error: unknown): Promise<never> {
  // Only the process that somebody started writes to the terminal.
  if (cluster.isWorker) await tellPrimary(error)
  else process.stderr.write(explainFailure(error))
  process.exit(1)
}

function requireDatabaseUrl({ databaseUrl }: Config): string {
  if (databaseUrl === undefined) throw new Error('A serving process was started without a database.')
  return databaseUrl
}

import cluster from 'node:cluster'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { exposeShopGauges } from './features/stock-and-money/dashboard/index.ts'
import { startJobs } from './jobs.ts'
import { systemClock } from './platform/clock.ts'
import { serverCloser } from './platform/http/overload/close-server.ts'
import { serveMetrics } from './platform/metrics.ts'
import { openServices } from './services.ts'
import { openWorkerMetrics } from './workers.ts'

/** How long running work may take after a signal. */
export const GRACE_MS = 10_000

export type Stop = () => Promise<void>

interface ServeOptions {
  readonly log: Logger
  readonly web?: Parameters<typeof buildApp>[1]
}

export async function serve(config: Config, databaseUrl: string, options: ServeOptions): Promise<Stop> {
  const stopTracing = await openTracing(config)
  try {
    const stopServing = await listen(config, databaseUrl, options)
    return async () => {
      await stopServing()
      await stopTracing()
    }
  } catch (error) {
    await stopTracing()
    throw error
  }
}

async function listen(config: Config, databaseUrl: string, { log, web }: ServeOptions): Promise<Stop> {
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
    }
  } catch (error) {
    await closeServer(GRACE_MS)
    await services.close()
    throw error
  }
}

/** Loaded only where a collector is configured. */
async function openTracing({ tracingUrl }: Config): Promise<Stop> {
  if (tracingUrl === undefined) return () => Promise.resolve()
  const { startTracing } = await import('./platform/tracing.ts')
  return startTracing(tracingUrl)
}

/** A busy metrics port is only worth a warning. */
export async function openMetrics(
  config: Config,
  log: Logger,
  read: () => Promise<string>,
): Promise<() => void> {
  if (config.metricsPort === undefined) return () => undefined
  try {
    const server = await serveMetrics(read, { port: config.metricsPort, host: config.host })
    return () => void server.close()
  } catch (error) {
    log.warn({ err: error, port: config.metricsPort }, 'metrics are not served')
    return () => undefined
  }
}

/** By then the start is over and the process waits for its first customers. */
const AFTER_MS = 3_000

/** V8 would keep the start's memory, a third of the process, until the heap grows. Costs one pause of about 30 ms. */
function releaseStartupMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as (options: object) => void
    setFlagsFromString('--no-expose-gc')
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, AFTER_MS).unref()
}

import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
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
import { openServices, type Services } from './services.ts'
import { STEPS, type StopWork } from './stopping.ts'
import { openWorkerMetrics } from './workers.ts'

/** A little less than the step has, because aborting takes a moment. */
const GRACE_MS = STEPS.work - 500

interface ServeOptions {
  readonly log: Logger
  readonly web?: Parameters<typeof buildApp>[1]
}

/** Returns how to stop. Until the jobs have started, health says that the service is starting. */
export async function serve(
  config: Config,
  databaseUrl: string,
  { log, web }: ServeOptions,
): Promise<StopWork> {
  const traces = await openTracing(config)
  let services: Services | undefined
  let closeServer: ((graceMs: number) => Promise<void>) | undefined
  try {
    services = await openServices(config, { databaseUrl, log, clock: systemClock })
    const opened = services
    const { readiness } = opened
    readiness.state = 'starting'
    const app = buildApp(services, web)
    exposeShopGauges(services)
    const closeServing = (closeServer = serverCloser(app))
    await app.listen(addressOf(config))
    const jobs = await startJobs(services)
    releaseStartupMemory()
    const { metrics } = services
    const closeMetrics = cluster.isWorker
      ? openWorkerMetrics(metrics.all())
      : await openMetrics(config, log, () => metrics.read())
    readiness.state = 'ready'
    return {
      drain: () => {
        readiness.state = 'stopping'
        return sleep(config.drainMs)
      },
      work: () => {
        closeMetrics()
        return Promise.all([closeServing(GRACE_MS), jobs.stop()])
      },
      connections: () => opened.close(),
      traces,
    }
  } catch (error) {
    await closeServer?.(GRACE_MS)
    await services?.close()
    await traces()
    throw error
  }
}

/** Each worker listens by itself, so that it can stop listening like a replica. */
function addressOf({ port, host }: Config): { port: number; host: string; reusePort?: boolean } {
  return { port, host, ...(cluster.isWorker ? { reusePort: true } : {}) }
}

/** Loaded only where a collector is configured. */
async function openTracing({ tracingUrl }: Config): Promise<() => Promise<void>> {
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

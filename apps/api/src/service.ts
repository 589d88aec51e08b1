import cluster from 'node:cluster'
import process from 'node:process'
import type { Logger } from 'pino'
import { announce, explainFailure } from './announce.ts'
import { readConfig, type Config } from './config.ts'
import { systemClock } from './platform/clock.ts'
import { createLog } from './platform/log.ts'
import { openLogOutput, surviveLostOutput } from './platform/output.ts'
import { lazily } from './platform/lazily.ts'
import { prepareDatabase } from './prepare-database.ts'
import { STEPS, exitWhenIdle, stop, untilStopRequested, type StopWork } from './stopping.ts'
import { cannotStart, startWorkers, tellPrimary } from './workers.ts'

/** A second less than the step has. */
const FAST_DATABASE_STOP_MS = STEPS.database - 1_000

/** They take a third of the start, so they are loaded while the database starts. */
const serving = lazily(() => import('./serving.ts'))

surviveLostOutput()

// A signal during the start waits until there is something to stop.
const requested = untilStopRequested({ impatient: cluster.isPrimary })
const { work, log, drainMs } = await start().catch(giveUp)

log.info({ reason: await requested }, 'stopping')
await stop(work, { log, drainMs })

interface Started {
  readonly work: StopWork
  readonly log: Logger
  readonly drainMs: number
}

async function start(): Promise<Started> {
  const config = readConfig(process.env)
  const output = openLogOutput()
  const log = createLog(config.logLevel, output)
  const started = { log, drainMs: config.drainMs }
  const flush = { log: () => output.flush() }
  if (cluster.isWorker) {
    const { serve } = await serving()
    const work = await serve(config, requireDatabaseUrl(config), { log, web: await findWeb() })
    await tellPrimary({ ready: true })
    return { ...started, work: { ...work, ...flush } }
  }

  const database = await prepareDatabase(config, log, systemClock, {
    fastStopMs: FAST_DATABASE_STOP_MS,
    // A failure is reported by who waits for it.
    meanwhile: () => void serving().catch(() => undefined),
  })
  try {
    const { serve } = await serving()
    const web = await findWeb()
    const work =
      config.webConcurrency === 1
        ? await serve(config, database.url, { log, web })
        : await serveWithWorkers(config, database.url, log)
    const ownerPassword = await database.ensureOwner()
    process.stdout.write(
      announce(config, {
        ownerPassword,
        hasShop: web.storefront !== undefined,
        hasConsole: web.console !== undefined,
      }),
    )
    return { ...started, work: { ...work, database: () => database.stop(), ...flush } }
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function findWeb() {
  const { findConsole, findStorefront } = await serving()
  return { storefront: findStorefront(), console: findConsole() }
}

async function serveWithWorkers(config: Config, databaseUrl: string, log: Logger): Promise<StopWork> {
  const { openMetrics } = await serving()
  const workers = await startWorkers({ config, environment: { DATABASE_URL: databaseUrl }, log })
  const closeMetrics = await openMetrics(config, log, () => workers.metrics())
  return {
    workers: () => {
      closeMetrics()
      return workers.stop()
    },
  }
}

async function giveUp(error: unknown): Promise<never> {
  // Only the primary process writes to the terminal.
  if (cluster.isWorker) await tellPrimary(cannotStart(error))
  else process.stderr.write(explainFailure(error))
  return exitWhenIdle(1)
}

function requireDatabaseUrl({ databaseUrl }: Config): string {
  if (databaseUrl === undefined) throw new Error('A serving process was started without a database.')
  return databaseUrl
}

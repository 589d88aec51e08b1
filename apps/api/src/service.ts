import cluster from 'node:cluster'
import process from 'node:process'
import type { Logger } from 'pino'
import { announce, explainFailure } from './announce.ts'
import { readConfig, type Config } from './config.ts'
import { findConsole } from './features/shop/console/index.ts'
import { findStorefront } from './features/shop/storefront/index.ts'
import { systemClock } from './platform/clock.ts'
import { createLog } from './platform/log.ts'
import { prepareDatabase } from './prepare-database.ts'
import { GRACE_MS, openMetrics, serve, type Stop } from './serve.ts'
import { startWorkers, tellPrimary } from './workers.ts'

/** A process that is still running by then is ended. */
const LAST_RESORT_MS = GRACE_MS + 5_000

/** npm passes on a terminal's Ctrl-C, so signals that arrive together count as one. */
const ONE_WISH_MS = 1_000

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

async function start(): Promise<{ stop: Stop; log: Logger }> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  if (cluster.isWorker) return { stop: await serve(config, requireDatabaseUrl(config), { log, web }), log }

  const database = await prepareDatabase(config, log, systemClock)
  try {
    const stopServing =
      config.webConcurrency === 1
        ? await serve(config, database.url, { log, web })
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

async function giveUp(error: unknown): Promise<never> {
  // Only the primary process writes to the terminal.
  if (cluster.isWorker) await tellPrimary(error)
  else process.stderr.write(explainFailure(error))
  process.exit(1)
}

function requireDatabaseUrl({ databaseUrl }: Config): string {
  if (databaseUrl === undefined) throw new Error('A serving process was started without a database.')
  return databaseUrl
}

/** The process then has `withinMs` before it is ended. A second signal ends it at once. */
function untilAskedToStop(options: { withinMs: number; impatient: boolean }): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let askedAt: number | undefined
    const onSignal = (signal: NodeJS.Signals) => {
      const now = performance.now()
      if (askedAt === undefined) {
        askedAt = now
        setTimeout(() => process.exit(1), options.withinMs).unref()
        resolve(signal)
      } else if (options.impatient && now - askedAt > ONE_WISH_MS) {
        process.exit(1)
      }
    }
    process.on('SIGINT', onSignal)
    process.on('SIGTERM', onSignal)
  })
}

import process from 'node:process'
import pg from 'pg'
import type { Logger } from 'pino'
import { ConfigError, type Config } from './config.ts'
import type { Clock } from './platform/clock.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts'
import { connectionsFor } from './platform/database/pool.ts'
import { refuseSharedSessions } from './platform/database/shared-sessions.ts'

const ANSWER_WITHIN_MS = 5_000
/** PostgreSQL's default: enough for four processes. */
const LEAST_CONNECTIONS = 100

interface DatabaseServer {
  readonly url: string
  stop(): Promise<void>
}

interface PreparedDatabase extends DatabaseServer {
  /** Returns a generated password to show once. Call it last, because a failed start would lose it. */
  ensureOwner(): Promise<string | undefined>
}

interface PrepareOptions {
  readonly fastStopMs?: number
  /** Of the embedded PostgreSQL, until it is started again. */
  readonly settings?: Readonly<Record<string, string>>
  /** Called while PostgreSQL starts, which does not need this process: loading modules takes as long. */
  readonly meanwhile?: () => void
}

/** The modules that fill the database are loaded while it starts. */
export async function prepareDatabase(
  config: Config,
  log: Logger,
  clock: Clock,
  options: PrepareOptions = {},
): Promise<PreparedDatabase> {
  const deps = { config, log, clock }
  const server = await startServer(deps, options)
  const { ensureOwner, fillDatabase } = await import('./fill-database.ts')
  try {
    await fillDatabase(server.url, deps)
  } catch (error) {
    await server.stop()
    throw error
  }
  return { ...server, ensureOwner: () => ensureOwner(server.url, deps) }
}

interface ServerDeps {
  readonly config: Config
  readonly log: Logger
  readonly clock: Clock
}

async function startServer(
  deps: ServerDeps,
  { fastStopMs, settings, meanwhile }: PrepareOptions,
): Promise<DatabaseServer> {
  const { config, log } = deps
  if (config.databaseUrl !== undefined) {
    // Not in the configuration: serving processes get the address of the built-in database.
    if (config.backupUrl !== undefined) {
      throw new ConfigError([
        'BACKUP_URL is for the built-in database. Archive the one in DATABASE_URL on its own server.',
      ])
    }
    await refuseSilentServer(config.databaseUrl)
    await refuseSharedSessions(config.databaseUrl)
    meanwhile?.()
    return { url: config.databaseUrl, stop: () => Promise.resolve() }
  }
  const server = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    fastStopMs,
    archiveTo: config.backupUrl ?? null,
    settings: {
      max_connections: String(Math.max(LEAST_CONNECTIONS, connectionsFor(config.webConcurrency))),
      ...settings,
    },
    onLaunch: meanwhile,
    onLog: (line) => log.debug({ line }, 'postgresql'),
    onCrash: (end) => log.error({ end }, 'the embedded database ended unexpectedly and is started again'),
    onGiveUp: (end) => {
      log.fatal({ end }, 'the embedded database cannot be started; the service ends')
      process.exit(1)
    },
    keepsRoom: {
      onFull: (freeBytes) =>
        log.error({ freeBytes }, 'the disk of the database is full: changes are refused until there is room'),
      onRoom: (freeBytes) => log.info({ freeBytes }, 'the disk of the database has room again'),
    },
  })
  if (config.backupUrl === undefined) return server
  const { archiveDatabase } = await import('./archive-database.ts')
  const archiver = archiveDatabase(server, config.backupUrl, deps)
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await archiver.stop()
    },
  }
}

/** An address that drops packets would block the start forever without a message. */
async function refuseSilentServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS })
  try {
    await client.connect()
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'timeout expired') throw error
    throw new Error(
      `The database in DATABASE_URL did not answer within ${ANSWER_WITHIN_MS / 1000} s. Check its address and the firewalls on the way.`,
    )
  } finally {
    await client.end()
  }
}

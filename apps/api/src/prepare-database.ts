import { join } from 'node:path'
import process from 'node:process'
import pg from 'pg'
import type { Logger } from 'pino'
import { ConfigError, type Config } from './config.ts'
import { ensureFirstOwner } from './features/people/admin-users/index.ts'
import type { Clock } from './platform/clock.ts'
import { startArchiver } from './platform/database-archive/index.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts'
import { migrate } from './platform/database/migrate.ts'
import { connectionsFor, createPool } from './platform/database/pool.ts'
import { refuseSharedSessions } from './platform/database/shared-sessions.ts'
import { createDatabase, transactions } from './platform/database/transaction.ts'
import { dropFinding, keepFinding } from './platform/records/integrity-checks.ts'
import type { Platform } from './platform/platform.ts'
import { createStorage } from './platform/storage/create-storage.ts'
import { seedCatalogue } from './seed/seed-catalogue.ts'

const ANSWER_WITHIN_MS = 5_000
/** PostgreSQL's default: enough for four processes. */
const LEAST_CONNECTIONS = 100

interface PreparedDatabase {
  readonly url: string
  /** Returns a generated password to show once. Call it last, because a failed start would lose it. */
  ensureOwner(): Promise<string | undefined>
  stop(): Promise<void>
}

interface PrepareOptions {
  readonly fastStopMs?: number
  /** Of the embedded PostgreSQL, until it is started again. */
  readonly settings?: Readonly<Record<string, string>>
}

export async function prepareDatabase(
  config: Config,
  log: Logger,
  clock: Clock,
  options: PrepareOptions = {},
): Promise<PreparedDatabase> {
  const server = await startServer(config, log, clock, options)
  try {
    const { applied } = await migrate(server.url)
    if (applied.length > 0) log.info({ applied }, 'migrated')
    await withDatabase(server.url, log, async ({ database, transaction, pool }) => {
      // Nobody should be warned of an archive that was given up.
      if (config.backupUrl === undefined) await transaction((tx) => dropFinding(tx, 'archive'))
      if (config.seed !== 'catalogue') return
      const storage = createStorage(config.storageUrl, log)
      if (await seedCatalogue({ database, transaction, pool, storage, clock, log }))
        log.info('seeded a catalogue')
    })
  } catch (error) {
    await server.stop()
    throw error
  }
  return {
    ...server,
    ensureOwner: () =>
      withDatabase(server.url, log, ({ transaction }) => ensureFirstOwner({ transaction, clock, config })),
  }
}

async function startServer(
  config: Config,
  log: Logger,
  clock: Clock,
  { fastStopMs, settings }: PrepareOptions,
): Promise<Omit<PreparedDatabase, 'ensureOwner'>> {
  if (config.databaseUrl !== undefined) {
    // Not in the configuration: serving processes get the address of the built-in database.
    if (config.backupUrl !== undefined) {
      throw new ConfigError([
        'BACKUP_URL is for the built-in database. Archive the one in DATABASE_URL on its own server.',
      ])
    }
    await refuseSilentServer(config.databaseUrl)
    await refuseSharedSessions(config.databaseUrl)
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
  const archiver = startArchiver({
    data: join(server.folder, 'data'),
    adminUrl: server.adminUrl,
    storage: createStorage(config.backupUrl, log),
    mark: server.archive,
    keptDays: config.backupKeptDays,
    clock,
    log,
    onArchived: (checkedAt) => keepState(true, checkedAt),
    onGap: (checkedAt) => keepState(false, checkedAt),
  })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await archiver.stop()
    },
  }

  function keepState(ok: boolean, checkedAt: Date): Promise<void> {
    return withDatabase(server.url, log, ({ transaction }) =>
      transaction((tx) => keepFinding(tx, 'archive', { ok, checkedAt, problems: [] })),
    )
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

async function withDatabase<Result>(
  url: string,
  log: Logger,
  work: (deps: Pick<Platform, 'database' | 'transaction' | 'pool'>) => Promise<Result>,
): Promise<Result> {
  const pool = createPool(url, {
    // Keeping a file takes one while it is locked.
    max: 2,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  try {
    const database = createDatabase(pool)
    return await work({ database, transaction: transactions(database), pool })
  } finally {
    await pool.end()
  }
}

import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { ensureFirstOwner } from './features/admin-users/index.ts'
import type { Clock } from './platform/clock.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { migrate } from './platform/database/migrate.ts'
import { createPool } from './platform/database/pool.ts'
import { createDatabase, transactions } from './platform/database/transaction.ts'
import { seedCatalogue } from './seed/seed-catalogue.ts'

export interface PreparedDatabase {
  readonly url: string
  /** The first owner's password, when one was made up now. */
  readonly ownerPassword: string | undefined
  stop(): Promise<void>
}

/** Starts the embedded database or finds the configured one, brings its schema up to date and fills an empty one. */
export async function prepareDatabase(config: Config, log: Logger, clock: Clock): Promise<PreparedDatabase> {
  const server = await startServer(config, log)
  try {
    const { applied } = await migrate(server.url)
    if (applied.length > 0) log.info({ applied }, 'migrated')
    return { ...server, ownerPassword: await fill(server.url, config, log, clock) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function startServer(config: Config, log: Logger): Promise<Omit<PreparedDatabase, 'ownerPassword'>> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: () => Promise.resolve() }
  return startEmbeddedPostgres({
    dataDir: config.dataDir,
    onLog: (line) => log.debug({ line }, 'postgresql'),
  })
}

async function fill(url: string, config: Config, log: Logger, clock: Clock): Promise<string | undefined> {
  const pool = createPool(url, {
    max: 1,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  try {
    const transaction = transactions(createDatabase(pool))
    if (config.seed === 'catalogue' && (await seedCatalogue(transaction, clock.now())))
      log.info('seeded a catalogue')
    return await ensureFirstOwner({ transaction, clock, config })
  } finally {
    await pool.end()
  }
}

import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { ensureFirstOwner } from './features/people/admin-users/index.ts'
import type { Clock } from './platform/clock.ts'
import { migrate } from './platform/database/migrate.ts'
import { dropFinding } from './platform/records/integrity-checks.ts'
import { createStorage } from './platform/storage/create-storage.ts'
import { seedCatalogue } from './seed/seed-catalogue.ts'
import { withDatabase } from './with-database.ts'

interface FillDeps {
  readonly config: Config
  readonly log: Logger
  readonly clock: Clock
}

/** Brings the tables up to date, and fills those of a new shop. */
export async function fillDatabase(url: string, { config, log, clock }: FillDeps): Promise<void> {
  const { applied } = await migrate(url)
  if (applied.length > 0) log.info({ applied }, 'migrated')
  await withDatabase(url, log, async ({ database, transaction, pool }) => {
    // Nobody should be warned of an archive that was given up.
    if (config.backupUrl === undefined) await transaction((tx) => dropFinding(tx, 'archive'))
    if (config.seed !== 'catalogue') return
    const storage = createStorage(config.storageUrl, log)
    if (await seedCatalogue({ database, transaction, pool, storage, clock, log }))
      log.info('seeded a catalogue')
  })
}

/** Returns a generated password to show once. */
export function ensureOwner(url: string, { config, log, clock }: FillDeps): Promise<string | undefined> {
  return withDatabase(url, log, ({ transaction }) => ensureFirstOwner({ transaction, clock, config }))
}

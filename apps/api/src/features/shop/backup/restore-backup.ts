import type { Client } from 'pg'
import { applyMissing, lockMigrations, readMigrations } from '../../../platform/database/migrate.ts'
import type { WholeBackup } from './backup-folder.ts'
import { BackupRefused } from './backup-refused.ts'
import { listFilledTables, loadTables, makeJobStore, type LeftOut } from './load-tables.store.ts'
import { putFilesBack, type PutBackOptions } from './put-files-back.ts'
import { connect } from './snapshot.store.ts'

export interface RestoreOptions extends PutBackOptions {
  readonly databaseUrl: string
}

/**
 * Restores a verified backup into an unused database: migrations, files, then rows, so that no row is ever without
 * its file. A service that starts meanwhile waits. A failed restore leaves the database without rows and can be
 * started again.
 */
export async function restoreBackup(backup: WholeBackup, options: RestoreOptions): Promise<LeftOut> {
  const client = await connect(options.databaseUrl)
  let leftOut: LeftOut
  try {
    await lockMigrations(client)
    await refuseUsedDatabase(client)
    await applyMissing(client, await migrationsOf(backup))
    await makeJobStore(client)
    await putFilesBack(backup, options)
    options.say(`files: ${backup.manifest.files.count} restored`)
    leftOut = await loadTables(client, backup, options.say)
    options.say(`tables: ${backup.manifest.tables.length} loaded`)
  } catch (error) {
    // Not awaited: a connection that was interrupted within a table does not close properly.
    void client.end().catch(() => undefined)
    throw error
  }
  await client.end()
  return leftOut
}

async function refuseUsedDatabase(client: Client): Promise<void> {
  const filled = await listFilledTables(client, 6)
  if (filled.length === 0) return
  const some = filled.slice(0, 5).join(', ')
  throw new BackupRefused(
    `The database is not empty: ${some}${filled.length > 5 ? ' and others' : ''} have rows. ` +
      'Nothing was changed. Restore into another DATA_DIR, or into a new database with DATABASE_URL.',
  )
}

/** Exactly the migrations of the backup; the next start of the service applies newer ones. */
async function migrationsOf({ manifest }: WholeBackup) {
  const names = new Set(manifest.migrations.map(({ name }) => name))
  return (await readMigrations()).filter(({ name }) => names.has(name))
}

import type { Client } from 'pg'
import { applyMissing, lockMigrations, readMigrations } from '../../platform/database/migrate.ts'
import type { WholeBackup } from './backup-folder.ts'
import { BackupRefused } from './backup-refused.ts'
import { listFilledTables, loadTables, makeJobStore, type LeftOut } from './load-tables.store.ts'
import { putFilesBack, type PutBackOptions } from './put-files-back.ts'
import { connect } from './snapshot.store.ts'

export interface RestoreOptions extends PutBackOptions {
  readonly databaseUrl: string
}

/**
 * Restores a backup that was verified into a database that nobody has used: its migrations, its files, its rows, in this
 * order, so that no row is ever without its file. A service that starts meanwhile waits for the end. What fails leaves
 * the database without rows, and may be begun again.
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
    options.say(`files: ${backup.manifest.files.count} put back`)
    leftOut = await loadTables(client, backup, options.say)
    options.say(`tables: ${backup.manifest.tables.length} loaded`)
  } catch (error) {
    // Not waited for: a connection that was left in the middle of a table does not say goodbye.
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
      'Nothing was changed. Restore into another DATA_DIR, or into a new database by DATABASE_URL.',
  )
}

/** Exactly those of the backup: the next start of the service applies the newer ones. */
async function migrationsOf({ manifest }: WholeBackup) {
  const names = new Set(manifest.migrations.map(({ name }) => name))
  return (await readMigrations()).filter(({ name }) => names.has(name))
}

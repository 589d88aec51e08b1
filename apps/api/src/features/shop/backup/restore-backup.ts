import { copyFile, mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Client } from 'pg'
import { applyMissing, lockMigrations, readMigrations } from '../../../platform/database/migrate.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { pathOfContent, type WholeBackup } from './backup-folder.ts'
import { BackupRefused } from './backup-refused.ts'
import { type LeftOut, listFilledTables, loadTables, makeJobStore } from './load-tables.store.ts'
import { connect } from './snapshot.store.ts'
import { hashOf } from './copy-files.ts'
import { isMail, type ListedFile, readFileList } from './file-list.ts'
import { forEachConcurrently, progress } from './progress.ts'

export interface RestoreOptions {
  readonly databaseUrl: string
  /** Undefined: rows only. */
  readonly files: Omit<RestoreFilesOptions, 'say'> | undefined
  readonly say: (line: string) => void
}

/**
 * Files come before rows, so that no row is ever without its file. A service that starts meanwhile waits. A
 * failed restore leaves the database without rows and can be started again.
 */
export async function restoreBackup(backup: WholeBackup, options: RestoreOptions): Promise<LeftOut> {
  const client = await connect(options.databaseUrl)
  let leftOut: LeftOut
  try {
    await lockMigrations(client)
    await refuseUsedDatabase(client)
    await applyMissing(client, await migrationsOf(backup))
    await makeJobStore(client)
    if (options.files) {
      await restoreFiles(backup, { ...options.files, say: options.say })
      options.say(`files: ${backup.manifest.files.count} restored`)
    }
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

interface RestoreFilesOptions {
  readonly storage: Storage
  readonly mailFolder: string
  readonly say: (line: string) => void
}

async function restoreFiles(
  { path, pool, manifest }: WholeBackup,
  { storage, mailFolder, say }: RestoreFilesOptions,
): Promise<void> {
  const report = progress(say)
  let count = 0
  await forEachConcurrently(readFileList(path), async (file) => {
    const content = pathOfContent(pool, file.sha256)
    if (isMail(file.key)) await restoreEmail(file.key, content)
    else await restoreFile(file, content)
    count += 1
    report(() => `files: ${count} of ${manifest.files.count}`)
  })

  async function restoreEmail(key: string, content: string): Promise<void> {
    await mkdir(mailFolder, { recursive: true, mode: 0o700 })
    await copyFile(content, join(mailFolder, basename(key)))
  }

  async function restoreFile(file: ListedFile, content: string): Promise<void> {
    await storage.putFile(file.key, content, typeOf(file.key))
    if (await isStored(file)) return
    // A different file of the same length was there.
    await storage.remove(file.key)
    await storage.putFile(file.key, content, typeOf(file.key))
    if (await isStored(file)) return
    throw new BackupRefused(
      `The file store returned different content for ${file.key}. Nothing was restored.`,
    )
  }

  async function isStored({ key, sha256 }: ListedFile): Promise<boolean> {
    const found = await storage.open(key)
    return found !== undefined && (await hashOf(found.body)).sha256 === sha256
  }
}

/** With the content types that the features use; only that of previews is ever read back. */
function typeOf(key: string): string {
  return key.startsWith('preview/') ? 'image/webp' : 'application/octet-stream'
}

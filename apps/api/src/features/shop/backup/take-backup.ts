import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Client } from 'pg'
import type { Clock } from '../../../platform/clock.ts'
import { holdSchema, releaseSchema } from '../../../platform/database/migrate.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { startBackup, finishBackup, listBackups, openBackupFolder } from './backup-folder.ts'
import { BackupRefused, toPlainError } from './backup-refused.ts'
import { createFileCopier, type CopiedFiles } from './copy-files.ts'
import { readFileList, writeFileList, type ListedFile } from './file-list.ts'
import { listFilledTables } from './load-tables.store.ts'
import { newManifest, writeManifest, type Manifest } from './manifest.ts'
import { listKeptMail, listNamedFiles } from './named-files.store.ts'
import { listSequences } from './schema.store.ts'
import { beginSnapshot, connect, dumpTables, hasHead, readFacts } from './snapshot.store.ts'

export interface BackupOptions {
  readonly databaseUrl: string
  readonly storage: Pick<Storage, 'open'>
  /** The folder of emails while no mail server is configured. */
  readonly mailFolder: string
  readonly to: string
  readonly clock: Clock
  readonly say: (line: string) => void
}

export interface TakenBackup {
  readonly path: string
  readonly manifest: Manifest
  readonly added: { readonly files: number; readonly bytes: number }
  /** Files that rows refer to but the store does not have, or has with different content. */
  readonly lost: readonly string[]
  /**
   * Backups in the same folder that are not part of this shop's history: of another shop, or made after the restored
   * one.
   */
  readonly strangers: readonly string[]
}

/**
 * Copies the files that rows refer to now, then all rows in one snapshot, then the remaining files of that
 * snapshot. A file is stored before its row commits and stays for minutes after its row is gone, so every
 * file of the snapshot is found.
 */
export async function takeBackup(options: BackupOptions): Promise<TakenBackup> {
  const folder = resolve(options.to)
  try {
    const close = await openBackupFolder(folder)
    try {
      return await backUpInto(folder, options)
    } finally {
      close()
    }
  } catch (error) {
    throw toPlainError(error, folder)
  }
}

async function backUpInto(folder: string, options: BackupOptions): Promise<TakenBackup> {
  const { mailFolder, clock, say } = options
  const client = await connect(options.databaseUrl)
  let unfinished: string | undefined
  try {
    await holdStill(client)
    await requireShop(client)
    await releaseSchema(client)
    const copier = createFileCopier({ ...options, folder, known: await filesOfLast(folder) })
    await copier.copy(await listNamedFiles(client))
    say(`files: ${copier.added.files} new`)

    const takenAt = clock.now()
    unfinished = await startBackup(folder, takenAt)
    await holdStill(client)
    await beginSnapshot(client)
    const facts = await readFacts(client)
    const tables = await dumpTables(client, unfinished, say)
    const sequences = await listSequences(client)
    const named = await listNamedFiles(client)
    const strangers = await listStrangers(client, folder)
    await client.query('COMMIT')
    await releaseSchema(client)
    say(`tables: ${tables.length}, rows: ${tables.reduce((sum, { rows }) => sum + rows, 0)}`)

    const { listed, missing } = await copier.copy([...named, ...(await listKeptMail(mailFolder))])
    const lost = await stillNamed(missing)
    const manifest = newManifest({
      takenAt: takenAt.toISOString(),
      ...facts,
      tables,
      sequences,
      files: { list: await writeFileList(unfinished, listed), ...totalOf(listed), missing },
    })
    await copier.flush()
    await writeManifest(unfinished, manifest)
    return { path: await finishBackup(unfinished), manifest, added: copier.added, lost, strangers }
  } catch (error) {
    if (unfinished !== undefined)
      await rm(unfinished, { recursive: true, force: true }).catch(() => undefined)
    throw error
  } finally {
    // Not awaited: a connection that was interrupted within a table does not close properly.
    void client.end().catch(() => undefined)
  }

  /** Files that people or schedules removed since the snapshot are not missing. */
  async function stillNamed(missing: CopiedFiles['missing']): Promise<string[]> {
    if (missing.length === 0) return []
    const now = new Set((await listNamedFiles(client)).map(({ key }) => key))
    return missing.filter((key) => now.has(key))
  }
}

/** Prevents migrations and restores until `releaseSchema`. */
async function holdStill(client: Client): Promise<void> {
  if (await holdSchema(client)) return
  throw new BackupRefused('A restore or a migration is running in this database. Wait until it ends.')
}

/** A backup of an empty database would be worthless. */
async function requireShop(client: Client): Promise<void> {
  if ((await listFilledTables(client, 1)).length > 0) return
  throw new BackupRefused(
    'The database is empty: there is no shop to back up. Check DATABASE_URL and DATA_DIR.',
  )
}

async function listStrangers(client: Client, folder: string): Promise<string[]> {
  const strangers: string[] = []
  for (const { path, manifest } of await listBackups(folder)) {
    if (!(await hasHead(client, manifest.auditHead))) strangers.push(path)
  }
  return strangers
}

/** A damaged backup has no list and does not prevent a new one. */
async function filesOfLast(folder: string): Promise<Map<string, ListedFile>> {
  const known = new Map<string, ListedFile>()
  try {
    const [last] = await listBackups(folder)
    if (last) for await (const file of readFileList(last.path)) known.set(file.key, file)
  } catch {
    known.clear()
  }
  return known
}

function totalOf(files: readonly ListedFile[]): { count: number; bytes: number } {
  return { count: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

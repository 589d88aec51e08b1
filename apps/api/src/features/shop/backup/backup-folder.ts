import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { DataFolderBusyError, lockDataFolder } from '../../../platform/embedded-postgres/index.ts'
import { BackupRefused, isAbsent } from './backup-refused.ts'
import { readManifest, type Manifest } from './manifest.ts'

/*
 * <folder>/
 *   files/ab/cd/<sha256>               content of the store, shared by all backups
 *   2026-11-22T00-34-15.123Z/          one backup
 *     orders.copy.gz  …  files.txt.gz
 *     manifest.json                    written last
 *   2026-11-23T00-34-15.456Z.unfinished/   one that is being made, or never was
 */
const NAME = /^\d{4}-\d{2}-\d{2}T[\d.-]+Z$/
const UNFINISHED = '.unfinished'
const LOCK = 'backup.lock'

export interface WholeBackup {
  readonly path: string
  readonly pool: string
  readonly manifest: Manifest
}

/** Allows one backup at a time and removes what interrupted backups left. */
export async function openBackupFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unlock = lock(folder)
  for (const name of await namesIn(folder)) {
    if (name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length))) {
      await rm(join(folder, name), { recursive: true, force: true })
    }
  }
  await rm(incomingIn(folder), { recursive: true, force: true })
  await mkdir(incomingIn(folder), { recursive: true, mode: 0o700 })
  return unlock
}

function lock(folder: string): () => void {
  try {
    return lockDataFolder(join(folder, LOCK))
  } catch (error) {
    if (!(error instanceof DataFolderBusyError)) throw error
    throw new BackupRefused(`Another backup is running in ${folder}. Wait until it ends.`, { cause: error })
  }
}

export async function startBackup(folder: string, takenAt: Date): Promise<string> {
  const path = join(folder, `${takenAt.toISOString().replaceAll(':', '-')}${UNFINISHED}`)
  await mkdir(path, { mode: 0o700 })
  return path
}

export async function finishBackup(unfinished: string): Promise<string> {
  const path = unfinished.slice(0, -UNFINISHED.length)
  await flushFolder(unfinished)
  await rename(unfinished, path)
  await flushFolder(dirname(path))
  return path
}

export async function findBackup(from: string): Promise<WholeBackup> {
  const path = resolve(from)
  const itself = await readBackup(path)
  if (itself) return itself
  if (!(await isFolder(path))) throw new BackupRefused(`The folder ${path} does not exist.`)
  if (path.endsWith(UNFINISHED) || NAME.test(basename(path))) {
    throw new BackupRefused(
      `${path} is an incomplete backup: it was never finished, or parts of it are missing.`,
    )
  }
  const [newest] = await inspectBackups(path)
  // An older backup is never used without asking.
  if (newest?.refusal) throw newest.refusal
  if (newest?.backup) return newest.backup
  throw new BackupRefused(`There is no complete backup in ${path}.`)
}

export async function listBackups(folder: string): Promise<WholeBackup[]> {
  const inspected = await inspectBackups(folder)
  return inspected.flatMap(({ backup }) => backup ?? [])
}

/** Reads each one separately, because a damaged backup says nothing about the others. */
export async function inspectBackups(
  folder: string,
): Promise<{ path: string; backup?: WholeBackup; refusal?: Error }[]> {
  const names = (await namesIn(folder))
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
  const inspected = names.map(async (name) => {
    const path = join(folder, name)
    try {
      const backup = await readBackup(path)
      return backup ? [{ path, backup }] : []
    } catch (error) {
      return [{ path, refusal: error instanceof Error ? error : new Error(String(error)) }]
    }
  })
  return (await Promise.all(inspected)).flat()
}

async function readBackup(path: string): Promise<WholeBackup | undefined> {
  if (path.endsWith(UNFINISHED)) return undefined
  const manifest = await readManifest(path)
  return manifest && { path, pool: dirname(path), manifest }
}

export function pathOfContent(folder: string, sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256))
    throw new BackupRefused('The list of files contains an invalid SHA-256.')
  return join(folder, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256)
}

export function incomingIn(folder: string): string {
  return join(folder, 'files', 'incoming')
}

/** Flushes the folder, so that its files survive a power failure. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await using handle = await open(folder)
  await handle.sync()
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isAbsent(error)) return []
    throw error
  }
}

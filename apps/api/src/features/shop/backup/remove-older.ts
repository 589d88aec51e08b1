import { readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { incomingIn, inspectBackups, openBackupFolder, type WholeBackup } from './backup-folder.ts'
import { readFileList } from './file-list.ts'

export interface Removed {
  readonly count: number
  /** Unusable backups: they do not count as kept, and the contents that they need are unknown. */
  readonly damaged: readonly string[]
}

export async function removeOlder(to: string, keep: number): Promise<Removed> {
  const folder = resolve(to)
  const close = await openBackupFolder(folder)
  try {
    const { usable, damaged } = await splitByUsability(folder)
    const old = usable.slice(keep)
    // Renamed first, so that a partly removed backup does not count.
    for (const { path } of old) await rename(path, `${path}.unfinished`)
    for (const { path } of old) await rm(`${path}.unfinished`, { recursive: true, force: true })
    if (old.length > 0 && damaged.length === 0) {
      await removeContents(folder, new Set(usable.slice(0, keep).flatMap(({ contents }) => [...contents])))
    }
    return { count: old.length, damaged }
  } finally {
    close()
  }
}

async function splitByUsability(folder: string) {
  const usable: { path: string; contents: Set<string> }[] = []
  const damaged: string[] = []
  for (const { path, backup } of await inspectBackups(folder)) {
    const contents = backup && (await contentsOf(backup).catch(() => undefined))
    if (contents) usable.push({ path, contents })
    else damaged.push(path)
  }
  return { usable, damaged }
}

async function contentsOf({ path }: WholeBackup): Promise<Set<string>> {
  const needed = new Set<string>()
  for await (const { sha256 } of readFileList(path)) needed.add(sha256)
  return needed
}

async function removeContents(folder: string, needed: ReadonlySet<string>): Promise<void> {
  const all = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })
  for (const entry of all) {
    if (!entry.isFile() || entry.parentPath === incomingIn(folder) || needed.has(entry.name)) continue
    await rm(join(entry.parentPath, entry.name), { force: true })
  }
}

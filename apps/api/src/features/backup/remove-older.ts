import { readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { incomingIn, listBackups, openBackupFolder, type WholeBackup } from './backup-folder.ts'
import { readFileList } from './file-list.ts'

/** Removes all but the newest `keep` backups, and the contents that none of these names. Gives how many it removed. */
export async function removeOlder(to: string, keep: number): Promise<number> {
  const folder = resolve(to)
  const close = await openBackupFolder(folder)
  try {
    const backups = await listBackups(folder)
    const old = backups.slice(keep)
    // Under another name first: what is half removed must not count.
    for (const { path } of old) await rename(path, `${path}.unfinished`)
    for (const { path } of old) await rm(`${path}.unfinished`, { recursive: true, force: true })
    if (old.length > 0) await removeContents(folder, await contentsOf(backups.slice(0, keep)))
    return old.length
  } finally {
    close()
  }
}

async function contentsOf(backups: readonly WholeBackup[]): Promise<Set<string>> {
  const needed = new Set<string>()
  for (const { path } of backups) for await (const { sha256 } of readFileList(path)) needed.add(sha256)
  return needed
}

async function removeContents(folder: string, needed: ReadonlySet<string>): Promise<void> {
  const all = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })
  for (const entry of all) {
    if (!entry.isFile() || entry.parentPath === incomingIn(folder) || needed.has(entry.name)) continue
    await rm(join(entry.parentPath, entry.name), { force: true })
  }
}

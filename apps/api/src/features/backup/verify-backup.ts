import { join } from 'node:path'
import { readMigrations } from '../../platform/database/migrate.ts'
import { pathOfContent, type WholeBackup } from './backup-folder.ts'
import { BackupRefused } from './backup-refused.ts'
import { readContent } from './copy-files.ts'
import { readFileList } from './file-list.ts'
import type { StoredPart } from './manifest.ts'
import { eachOf, progress } from './progress.ts'

const MOST_PROBLEMS = 20

/** Reads the whole backup and holds it against its checksums; touches nothing. Refuses with all that is wrong. */
export async function verifyBackup(backup: WholeBackup, say: (line: string) => void): Promise<void> {
  await refuseUnknownMigrations(backup)
  const problems: string[] = []
  const parts = [...backup.manifest.tables, backup.manifest.files.list]
  await eachOf(parts, (part) => check(join(backup.path, fileName(part)), part))
  // A damaged list would only lead astray.
  if (problems.length === 0) await checkFiles()
  if (problems.length === 0) return
  const more = problems.length - MOST_PROBLEMS
  throw new BackupRefused(
    [
      `The backup ${backup.path} is damaged. Nothing was changed.`,
      ...problems.slice(0, MOST_PROBLEMS).map((problem) => `  ${problem}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join('\n'),
  )

  async function checkFiles(): Promise<void> {
    const report = progress(say)
    let count = 0
    await eachOf(readFileList(backup.path), async (file) => {
      count += 1
      report(() => `checksums: ${count} of ${backup.manifest.files.count} files`)
      await check(pathOfContent(backup.pool, file.sha256), file, ` (${file.key})`)
    })
    if (count !== backup.manifest.files.count) problems.push(`The list of files names ${count} of them.`)
  }

  async function check(path: string, part: Omit<StoredPart, 'file'>, of = ''): Promise<void> {
    const found = await readContent(path)
    if (!found) problems.push(`${path}${of} is gone.`)
    else if (found.bytes !== part.bytes) {
      problems.push(`${path}${of} should have ${part.bytes} bytes and has ${found.bytes}.`)
    } else if (found.sha256 !== part.sha256) problems.push(`${path}${of} was changed.`)
  }
}

/** A name that the manifest gives becomes a path. */
export function fileName({ file }: StoredPart): string {
  if (!/^[a-z0-9_]+(\.[a-z0-9_]+)*$/.test(file)) throw new BackupRefused(`"${file}" is no part of a backup.`)
  return file
}

async function refuseUnknownMigrations({ path, manifest }: WholeBackup): Promise<void> {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]))
  const newer = manifest.migrations.filter(({ name }) => !known.has(name))
  if (newer.length > 0) {
    throw new BackupRefused(
      `The backup ${path} was made by a newer Platen: ${newer.map(({ name }) => name).join(', ')} is not known here. Restore it with that version.`,
    )
  }
  const other = manifest.migrations.find(({ name, checksum }) => known.get(name) !== checksum)
  if (other) {
    throw new BackupRefused(`The migration ${other.name} of the backup is not the one of this version.`)
  }
}

import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { readMigrations } from '../../../platform/database/migrate.ts'
import { openBackupFolder, pathOfContent, type WholeBackup } from './backup-folder.ts'
import { BackupRefused } from './backup-refused.ts'
import { readContent } from './copy-files.ts'
import { readFileList } from './file-list.ts'
import type { StoredPart } from './manifest.ts'
import { forEachConcurrently, progress } from './progress.ts'

const MOST_PROBLEMS = 20
const ASIDE = '.damaged'

export interface VerifyOptions {
  /** Moves damaged contents aside, so that the next backup copies them again. Changes nothing else. */
  readonly moveAside?: boolean
}

export async function verifyBackup(
  backup: WholeBackup,
  say: (line: string) => void,
  { moveAside = false }: VerifyOptions = {},
): Promise<void> {
  await refuseUnknownMigrations(backup)
  const problems: string[] = []
  const damaged = new Set<string>()
  const parts = [...backup.manifest.tables, backup.manifest.files.list]
  await forEachConcurrently(parts, async (part) => {
    await check(join(backup.path, fileName(part)), part)
  })
  // A damaged list cannot be trusted.
  if (problems.length === 0) await checkFiles()
  if (problems.length === 0) return
  if (moveAside) problems.unshift(await putAside(backup.pool, [...damaged]))
  const more = problems.length - MOST_PROBLEMS
  throw new BackupRefused(
    [
      `The backup ${backup.path} is damaged.${moveAside ? '' : ' Nothing was changed.'}`,
      ...problems.slice(0, MOST_PROBLEMS).map((problem) => `  ${problem}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join('\n'),
  )

  async function checkFiles(): Promise<void> {
    const report = progress(say)
    let count = 0
    await forEachConcurrently(readFileList(backup.path), async (file) => {
      count += 1
      report(() => `checksums: ${count} of ${backup.manifest.files.count} files`)
      const content = pathOfContent(backup.pool, file.sha256)
      if ((await check(content, file, ` (${file.key})`)) === 'damaged') damaged.add(content)
    })
    if (count !== backup.manifest.files.count) problems.push(`${count} of them are in the list of files.`)
  }

  async function check(
    path: string,
    part: Omit<StoredPart, 'file'>,
    of = '',
  ): Promise<'damaged' | undefined> {
    const found = await readContent(path)
    if (!found) return void problems.push(`${path}${of} is gone.`)
    if (found.bytes !== part.bytes) {
      problems.push(`${path}${of} should have ${part.bytes} bytes but has ${found.bytes}.`)
      return 'damaged'
    }
    if (found.sha256 === part.sha256) return undefined
    problems.push(`${path}${of} was changed.`)
    return 'damaged'
  }
}

async function putAside(pool: string, damaged: readonly string[]): Promise<string> {
  if (damaged.length === 0) return 'No files were moved: none is damaged, or it is unknown which.'
  try {
    const close = await openBackupFolder(pool)
    try {
      for (const path of damaged) await rename(path, `${path}${ASIDE}`)
    } finally {
      close()
    }
    return `Damaged files were moved aside to …${ASIDE}. Make a backup now: it copies what the shop still has.`
  } catch (error) {
    return `Damaged files could not be moved aside (${String(error)}). Remove them and make a backup.`
  }
}

/** Names from the manifest become paths. */
export function fileName({ file }: StoredPart): string {
  if (!/^[a-z0-9_]+(\.[a-z0-9_]+)*$/.test(file)) throw new BackupRefused(`"${file}" is not part of a backup.`)
  return file
}

async function refuseUnknownMigrations({ path, manifest }: WholeBackup): Promise<void> {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]))
  const newer = manifest.migrations.filter(({ name }) => !known.has(name))
  if (newer.length > 0) {
    throw new BackupRefused(
      `The backup ${path} was made by a newer release of Platen: this release does not know ${newer.map(({ name }) => name).join(', ')}. Restore it with that release.`,
    )
  }
  const other = manifest.migrations.find(({ name, checksum }) => known.get(name) !== checksum)
  if (other) {
    throw new BackupRefused(`The backup's migration ${other.name} differs from the one of this release.`)
  }
}

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from './files.ts'
import { LOG_LEFT_TO_US, type Settings } from './settings.ts'

const NOT_YET = 'no base copy yet'

export interface ArchiveMark {
  readonly settings: Settings
  /** False: the archive lacks a part of the log, so a new base copy must be taken. */
  isContinuous(): boolean
  confirmBaseCopy(): void
  /** A part of the log was let go. */
  breakOff(): void
}

/**
 * A file beside the database says where its log is archived. So commands that start the database keep the log too, and
 * the service notices when it was not archived, or to another place, for a while.
 *
 * `archiveTo`: null is nowhere, undefined is as before.
 */
export function openArchiveMark(folder: string, archiveTo: string | null | undefined): ArchiveMark {
  const file = join(folder, 'archive.txt')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  // Not the address itself, which may contain a secret.
  const id = archiveTo && createHash('sha256').update(archiveTo).digest('hex')
  if (archiveTo === null) rmSync(file, { force: true })
  else if (id && before !== id) replaceFile(file, NOT_YET)
  let continuous = id !== undefined && before === id
  return {
    settings: archiveTo || (archiveTo === undefined && before !== undefined) ? LOG_LEFT_TO_US : {},
    isContinuous: () => continuous,
    confirmBaseCopy: () => {
      if (!id) return
      replaceFile(file, id)
      continuous = true
    },
    breakOff: () => {
      if (id) replaceFile(file, NOT_YET)
      continuous = false
    },
  }
}

import { randomUUID } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Account } from './account.ts'

/** For files that root shares with an unprivileged account. */
const SYSTEM_FOLDER = '/var/lib/platen'

export function openSystemFolder(): string {
  mkdirSync(SYSTEM_FOLDER, { recursive: true })
  chmodSync(SYSTEM_FOLDER, 0o755)
  return SYSTEM_FOLDER
}

/** Replaces an existing folder. */
export function makePrivateFolder(folder: string, account: Account): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
}

/** Replaces a world-readable file atomically, without following symbolic links. */
export function replaceFile(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, text, { flag: 'wx' })
  chmodSync(draft, 0o644)
  renameSync(draft, file)
}

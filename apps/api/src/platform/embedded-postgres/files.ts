import { randomUUID } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Account } from './account.ts'

/** Where root puts what it lends to another account. */
const SYSTEM_FOLDER = '/var/lib/platen'

/** Makes sure that the system folder exists and every account can enter it. Returns its path. */
export function openSystemFolder(): string {
  mkdirSync(SYSTEM_FOLDER, { recursive: true })
  chmodSync(SYSTEM_FOLDER, 0o755)
  return SYSTEM_FOLDER
}

/** Makes an empty folder that only the account can enter; what stood there before is removed. */
export function makePrivateFolder(folder: string, account: Account): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
}

/** Writes a file that everybody may read in one step: readers see the old or the new one, and no link is followed. */
export function replaceFile(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, text, { flag: 'wx' })
  chmodSync(draft, 0o644)
  renameSync(draft, file)
}

import { closeSync, constants, fchmodSync, fstatSync, openSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { commandLine } from './orphan.ts'

const SQLITE_BUSY = 5

export class DataFolderBusyError extends Error {
  constructor(file: string, pid: number) {
    const command = commandLine(pid).join(' ').trim()
    super(
      [
        `Another Platen service (process ${pid}) is using this data folder; its lock is ${file}.`,
        command === ''
          ? 'That process is not visible here, so it probably runs in another container.'
          : `Its command is: ${command}`,
        'Stop it first, or set DATA_DIR to another folder.',
      ].join('\n'),
    )
    this.name = 'DataFolderBusyError'
  }
}

/** A reader, such as a process that was just refused, may block the holder for a moment. */
const BLOCKED_AT_MOST_MS = 200

/**
 * Node has no file locks, so an open SQLite transaction on the empty file holds one. The kernel releases it however the
 * process ends, so it is never stale, and it also excludes a second container on the same disk.
 */
export function lockDataFolder(file: string): () => void {
  const database = openLockFile(file)
  try {
    // Without a journal file, so that the lock works on a full disk.
    // The holder commits its process id first, so that a refused process can name it.
    database.exec(
      `PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE; PRAGMA user_version = ${process.pid}; COMMIT; BEGIN IMMEDIATE`,
    )
  } catch (error) {
    const refusal = isBusy(error) ? new DataFolderBusyError(file, holderOf(database)) : unusable(file, error)
    database.close()
    throw refusal
  }
  return () => {
    if (database.isOpen) database.close()
  }
}

function openLockFile(file: string): DatabaseSync {
  try {
    makePrivate(file)
    return new DatabaseSync(file, { timeout: BLOCKED_AT_MOST_MS })
  } catch (cause) {
    throw unusable(file, cause)
  }
}

/** Whoever may open the file may lock it, and so prevent the next start. */
function makePrivate(file: string): void {
  const handle = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600)
  try {
    if ((fstatSync(handle).mode & 0o077) !== 0) fchmodSync(handle, 0o600)
  } finally {
    closeSync(handle)
  }
}

function unusable(file: string, cause: unknown): Error {
  const owner = statSync(file, { throwIfNoEntry: false })?.uid
  const isOurs = owner === undefined || owner === process.getuid?.()
  const remedy = isOurs
    ? `If no Platen service uses the folder, remove ${file} and start again.`
    : `It belongs to another user (uid ${owner}). Start the service as that user, or give it the folder (chown -R).`
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(`The lock file ${file} cannot be used: ${reason}. ${remedy}`, { cause })
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function holderOf(database: DatabaseSync): number {
  const row = database.prepare('PRAGMA user_version').get()
  return Number(row?.user_version)
}

import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

export class DataFolderBusyError extends Error {
  constructor(file: string, pid: number) {
    super(
      `Another Platen service (process ${pid}) is using this data folder; its lock is ${file}. ` +
        'Stop that service first, or set DATA_DIR to another folder.',
    )
    this.name = 'DataFolderBusyError'
  }
}

/**
 * Node has no file locks, so an open SQLite transaction on the empty file holds one. The kernel releases it however the
 * process ends, so it is never stale, and it also excludes a second container on the same disk.
 */
export function lockDataFolder(file: string): () => void {
  const database = openLockFile(file)
  try {
    // The holder commits its process id first, so that a refused process can name it.
    database.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${process.pid}; COMMIT; BEGIN IMMEDIATE`)
  } catch (error) {
    const refusal = isBusy(error) ? new DataFolderBusyError(file, holderOf(database)) : error
    database.close()
    throw refusal
  }
  return () => {
    if (database.isOpen) database.close()
  }
}

function openLockFile(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file)
  } catch (cause) {
    throw new Error(`The lock file ${file} cannot be opened. Does the data folder belong to another user?`, {
      cause,
    })
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function holderOf(database: DatabaseSync): number {
  const row = database.prepare('PRAGMA user_version').get()
  return Number(row?.user_version)
}

import { closeSync, constants, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** In the folder that is written to: what was written, and the lock of the courier that writes. */
export const MEMORY_FILE = '.platen-courier.sqlite'
const SQLITE_BUSY = 5

export class FolderBusyError extends Error {
  constructor(folder: string) {
    super(`Another courier writes to ${folder}.`)
  }
}

export interface CourierMemory {
  /** Undefined: never begun. `ready`: whole beside the folder, and perhaps moved already. */
  stateOf(file: string): { readonly state: 'ready' | 'written'; readonly name: string } | undefined
  setReady(file: string, name: string): void
  setWritten(file: string): void
  close(): void
}

/** The lock is an open file of SQLite, so it ends with the process, however that ends. */
export function openCourierMemory(folder: string): CourierMemory {
  const path = join(folder, MEMORY_FILE)
  closeSync(openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600))
  const memory = new DatabaseSync(path, { timeout: 200 })
  try {
    memory.exec(`
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA synchronous = FULL;
      BEGIN EXCLUSIVE;
      CREATE TABLE IF NOT EXISTS files (
        file text PRIMARY KEY, name text NOT NULL, state text NOT NULL, at text NOT NULL DEFAULT current_timestamp);
      COMMIT;`)
  } catch (error) {
    memory.close()
    throw isBusy(error) ? new FolderBusyError(folder) : error
  }
  return {
    stateOf: (file) =>
      memory.prepare('SELECT state, name FROM files WHERE file = ?').get(file) as ReturnType<
        CourierMemory['stateOf']
      >,
    setReady(file, name) {
      memory.prepare(`INSERT INTO files (file, name, state) VALUES (?, ?, 'ready')`).run(file, name)
    },
    setWritten(file) {
      memory.prepare(`UPDATE files SET state = 'written' WHERE file = ?`).run(file)
    },
    close: () => memory.close(),
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

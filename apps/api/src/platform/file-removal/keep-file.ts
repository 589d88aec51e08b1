import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { DB } from '../database/tables.generated.ts'
import { withFileLock } from './file-lock.ts'
import { deleteRemoval, hasRemoval, type StoredFile } from './file-removal.store.ts'

const RETRY_MS = 50

/**
 * Makes sure that the file of a newly committed row exists: the same content may have been removed between the moment
 * it was stored and the moment its row was committed. Call it after the commit; `put` stores the file again.
 *
 *   upload    put ─────────── commit ─ keepFile
 *   removal        check, remove           └─ the removal is still recorded: put again
 */
export async function keepFile(
  { database, pool }: { readonly database: Kysely<DB>; readonly pool: Pool },
  file: StoredFile,
  put: () => Promise<void>,
): Promise<void> {
  while (await hasRemoval(database, file)) {
    await withFileLock(pool, file, async () => {
      await put()
      await deleteRemoval(database, file)
    })
    if (await hasRemoval(database, file)) await sleep(RETRY_MS)
  }
}

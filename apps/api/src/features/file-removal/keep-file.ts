import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { DB } from '../../platform/database/tables.generated.ts'
import { withFile } from './file-lock.ts'
import { dropRemoval, isRemovalKnown, type StoredFile } from './file-removal.store.ts'

const LOOK_AGAIN_MS = 50

/**
 * Makes sure that a file is there whose row was just committed: the same content may have been removed between the
 * moment it was put and the moment its row was written. Call it after the commit; `put` puts the file again.
 *
 *   upload    put ─────────── commit ─ keepFile
 *   removal        look, remove            └─ its mark is still there: put again
 */
export async function keepFile(
  { database, pool }: { readonly database: Kysely<DB>; readonly pool: Pool },
  file: StoredFile,
  put: () => Promise<void>,
): Promise<void> {
  while (await isRemovalKnown(database, file)) {
    await withFile(pool, file, async () => {
      await put()
      await dropRemoval(database, file)
    })
    if (await isRemovalKnown(database, file)) await sleep(LOOK_AGAIN_MS)
  }
}

import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Clock } from '../clock.ts'
import type { DB } from '../database/tables.generated.ts'
import type { IntervalPlan } from '../jobs/job-plan.ts'
import type { Storage } from '../storage/storage.ts'
import { storageKey, type StoredKind } from '../storage/storage-key.ts'
import { withFileLock } from './file-lock.ts'
import {
  deleteRemoval,
  isNeeded,
  listPendingRemovals,
  markRemoved,
  postponeRemoval,
  type StoredFile,
} from './file-removal.store.ts'

const BATCH = 100
/** Longer than any replica caches an artwork, so an order that still used it is seen before its file is removed. */
const DELAY_MS = 5 * 60_000

const KEYS_OF = {
  artwork: ['artwork', 'preview'],
  proof: ['proof'],
  sheet: ['sheet'],
} as const satisfies Record<StoredFile['kind'], readonly StoredKind[]>

interface RemovalDeps {
  readonly database: Kysely<DB>
  readonly pool: Pool
  readonly storage: Storage
  readonly clock: Clock
}

/**
 * Removes files whose removal was requested five minutes ago and that no row needs. Failures are retried after five
 * more minutes and do not hold up the rest; the first one is thrown after all were tried.
 */
export async function removeFiles(deps: RemovalDeps): Promise<'done' | 'more'> {
  const until = new Date(deps.clock.now().getTime() - DELAY_MS)
  const pending = await listPendingRemovals(deps.database, until, BATCH)
  const failures: unknown[] = []
  for (const file of pending) {
    await withFileLock(deps.pool, file, () => removeFile(deps, file)).catch(async (error: unknown) => {
      failures.push(error)
      await postponeRemoval(deps.database, file, deps.clock.now())
    })
  }
  if (failures.length > 0) throw failures[0]
  return pending.length < BATCH ? 'done' : 'more'
}

export function fileRemoval(deps: RemovalDeps): IntervalPlan {
  return { name: 'remove-files', everySeconds: 60, replicas: 'one', run: () => removeFiles(deps) }
}

async function removeFile({ database, storage, clock }: RemovalDeps, file: StoredFile): Promise<void> {
  if (await isNeeded(database, file)) return deleteRemoval(database, file)
  for (const kind of KEYS_OF[file.kind]) await storage.remove(storageKey(kind, file.sha256.toString('hex')))
  await markRemoved(database, file, clock.now())
}

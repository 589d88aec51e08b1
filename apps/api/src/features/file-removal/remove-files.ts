import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Clock } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { IntervalPlan } from '../../platform/jobs/job-plan.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { storageKey, type StoredKind } from '../../platform/storage/storage-key.ts'
import { withFile } from './file-lock.ts'
import {
  dropRemoval,
  isNeeded,
  listWanted,
  noteRemoved,
  putOff,
  type StoredFile,
} from './file-removal.store.ts'

const BATCH = 100
/** Longer than any replica remembers an artwork: an order that still got hold of it is seen before its file goes. */
const WAIT_MS = 5 * 60_000

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
 * Removes what was wanted away for five minutes and nobody else needs. What fails is tried again after five more and
 * does not hold up the rest; the first failure is thrown when all were tried.
 */
export async function removeFiles(deps: RemovalDeps): Promise<'done' | 'more'> {
  const until = new Date(deps.clock.now().getTime() - WAIT_MS)
  const wanted = await listWanted(deps.database, until, BATCH)
  const failures: unknown[] = []
  for (const file of wanted) {
    await withFile(deps.pool, file, () => removeFile(deps, file)).catch(async (error: unknown) => {
      failures.push(error)
      await putOff(deps.database, file, deps.clock.now())
    })
  }
  if (failures.length > 0) throw failures[0]
  return wanted.length < BATCH ? 'done' : 'more'
}

export function fileRemoval(deps: RemovalDeps): IntervalPlan {
  return { name: 'remove-files', everySeconds: 60, replicas: 'one', run: () => removeFiles(deps) }
}

async function removeFile({ database, storage, clock }: RemovalDeps, file: StoredFile): Promise<void> {
  if (await isNeeded(database, file)) return dropRemoval(database, file)
  for (const kind of KEYS_OF[file.kind]) await storage.remove(storageKey(kind, file.sha256.toString('hex')))
  await noteRemoved(database, file, clock.now())
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { IntervalPlan } from '../jobs/job-plan.ts'
import { onOneReplica } from '../jobs/one-replica.ts'
import type { Platform } from '../platform.ts'
import { storageKey, type StoredKind } from '../storage/storage.ts'
import {
  deleteRemoval,
  hasRemoval,
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
  picture: ['picture'],
} as const satisfies Record<StoredFile['kind'], readonly StoredKind[]>

type RemovalDeps = Pick<Platform, 'database' | 'pool' | 'storage' | 'clock'>

/** A failure is retried after five minutes and does not hold up the rest; the first is thrown after all were tried. */
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

const RETRY_MS = 50

/**
 * Call it after a row's commit, because the same content may have been removed since its file was stored:
 *
 *   upload    put ─────────── commit ─ keepFile
 *   removal        check, remove           └─ the removal is still recorded: put again
 */
export async function keepFile(
  { database, pool }: Pick<Platform, 'database' | 'pool'>,
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

/** Returns undefined while another process keeps or removes this file. */
function withFileLock<Result>(
  pool: Pool,
  { kind, sha256 }: StoredFile,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  return onOneReplica(pool, `file ${kind} ${sha256.toString('hex')}`, work)
}

import type { Pool } from 'pg'
import { onOneReplica } from '../jobs/one-replica.ts'
import type { StoredFile } from './file-removal.store.ts'

/** Runs `work` while no other process keeps or removes this file. Returns undefined when one does. */
export function withFileLock<Result>(
  pool: Pool,
  { kind, sha256 }: StoredFile,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  return onOneReplica(pool, `file ${kind} ${sha256.toString('hex')}`, work)
}

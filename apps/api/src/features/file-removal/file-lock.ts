import type { Pool } from 'pg'
import { onOneReplica } from '../../platform/jobs/one-replica.ts'
import type { StoredFile } from './file-removal.store.ts'

/** Runs `work` while nobody else keeps or removes this file; undefined when somebody is at it. No transaction is open. */
export function withFile<Result>(
  pool: Pool,
  { kind, sha256 }: StoredFile,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  return onOneReplica(pool, `file ${kind} ${sha256.toString('hex')}`, work)
}

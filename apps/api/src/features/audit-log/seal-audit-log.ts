import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { Transaction, Tx } from '../../platform/database/transaction.ts'
import type { IntervalPlan } from '../../platform/jobs/job-plan.ts'
import { anythingUnsealed, appendSeals, findUnsealed, lockHead, type Head } from './audit-log.store.ts'
import { hashOf } from './audit-record.ts'

/** Rows a transaction: whoever else seals waits no longer than this takes. */
const BATCH = 500

export interface SealingDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
}

/** Seals every row that was committed before. Gives the new head, or nothing when all was sealed. */
export async function sealAuditLog({ database, transaction }: SealingDeps): Promise<Head | undefined> {
  if (!(await anythingUnsealed(database))) return undefined
  let head: Head | undefined
  let batch: Batch
  do {
    batch = await transaction(sealBatch)
    head = batch.head ?? head
  } while (batch.full)
  return head
}

/** Seals all that this transaction sees, its own rows too. Call it last: others wait for its end. */
export async function sealWithin(tx: Tx): Promise<void> {
  while ((await sealBatch(tx)).full);
}

/**
 * Seals once a second. The log line takes the head out of the database: whoever keeps the logs elsewhere can tell a
 * chain that was written anew, head included.
 */
export function auditSealing({ log, ...deps }: SealingDeps & { readonly log: Logger }): IntervalPlan {
  return {
    name: 'seal-audit-log',
    everySeconds: 1,
    replicas: 'one',
    run: async () => {
      const head = await sealAuditLog(deps)
      if (head) log.info({ sequence: head.sequence, hash: head.hash.toString('hex') }, 'audit log sealed')
      return 'done'
    },
  }
}

interface Batch {
  /** Undefined when nothing was left to seal. */
  readonly head: Head | undefined
  /** There may be more. Rows that come later than this is asked are the next one's: there is an end to it. */
  readonly full: boolean
}

async function sealBatch(tx: Tx): Promise<Batch> {
  let head = await lockHead(tx)
  const rows = await findUnsealed(tx, BATCH)
  const seals = rows.map((row) => {
    const at = { sequence: head.sequence + 1, previousHash: head.hash }
    head = { sequence: at.sequence, hash: hashOf(row, at) }
    return { ...at, hash: head.hash, entryId: row.id, place: row.place }
  })
  await appendSeals(tx, seals)
  return { head: rows.length > 0 ? head : undefined, full: rows.length === BATCH }
}

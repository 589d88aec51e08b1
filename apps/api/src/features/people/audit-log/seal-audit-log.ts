import type { Logger } from 'pino'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { IntervalPlan } from '../../../platform/jobs/job-plan.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  anythingUnsealed,
  appendSeals,
  findUnsealed,
  lockHead,
  type EntrySeal,
  type Head,
} from './audit-log.store.ts'
import { hashOf, type AuditRow } from './audit-record.ts'

/** Rows per transaction, which limits how long others wait to seal. */
const BATCH = 500

export type SealingDeps = Pick<Platform, 'database' | 'transaction'>

export async function sealAuditLog(
  { database, transaction }: SealingDeps,
  batchRows = BATCH,
): Promise<Head | undefined> {
  if (!(await anythingUnsealed(database))) return undefined
  let head: Head | undefined
  let batch: Batch
  do {
    batch = await transaction((tx) => sealBatch(tx, batchRows))
    head = batch.head ?? head
  } while (batch.full)
  return head
}

/** Call it last, because others wait for the end of this transaction. */
export async function sealWithin(tx: Tx): Promise<void> {
  while ((await sealBatch(tx)).full);
}

/** The log line keeps the head outside the database, so that a rewritten chain can be detected. */
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
  readonly head: Head | undefined
  /** Rows that arrive from now on belong to the next run. */
  readonly full: boolean
}

async function sealBatch(tx: Tx, batchRows = BATCH): Promise<Batch> {
  const head = await lockHead(tx)
  const rows = await findUnsealed(tx, batchRows)
  const seals = sealsOf(rows, head)
  await appendSeals(tx, seals, rows)
  return { head: seals.at(-1), full: rows.length === batchRows }
}

/** Continues the chain. */
export function sealsOf(rows: readonly AuditRow[], head: Head): EntrySeal[] {
  let { sequence, hash } = head
  return rows.map((row) => {
    const at = { sequence: sequence + 1, previousHash: hash }
    ;({ sequence, hash } = { sequence: at.sequence, hash: hashOf(row, at) })
    return { ...at, hash, entryId: row.id }
  })
}

import type { AuditAction, GangSheetAction, GangSheetDetail } from '@platen/contract'
import { recordAudit } from '../../../platform/records/audit.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { DocumentChange } from '../../../platform/records/document-changes.ts'
import type { Transaction, Tx } from '../../../platform/database/transaction.ts'

import { encodeId } from '../../../platform/records/ids.ts'
import { refuseStale } from '../../../platform/records/replace-document.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { emitSheetEvent, lockJobs, pickJobs, sheetNumber, type LockedJobs } from '../production/index.ts'
import { changeSheet, listJobIds, lockSheetRow, type SheetChange } from './gang-sheets.store.ts'
import { getSheet, readSheet, viewFor, type ReadDeps } from './read-sheet.ts'
import { refuseUnlessAllowed } from './sheet-actions.ts'
import { statusOf } from './sheet-record.ts'
import type { SheetRow } from './sheet-rows.store.ts'

export interface SheetDeps extends ReadDeps {
  readonly shop: Pick<ShopCache, 'get'>
  readonly transaction: Transaction
  readonly author: AdminAuthor
}

export interface LockedSheet {
  readonly tx: Tx
  readonly sheet: SheetRow
  readonly name: string
  /** Empty without `withJobs`. */
  readonly locked: LockedJobs
  readonly now: Date
}

interface SheetDecision {
  readonly sheetId: string
  readonly action: GangSheetAction
  /** Left out when any revision will do. */
  readonly revision?: number
  /** Also locks the jobs of the sheet and these. */
  readonly withJobs?: readonly string[]
}

interface SheetOutcome {
  readonly change: SheetChange
  readonly audit: AuditAction
  readonly message: string
  readonly changes?: readonly DocumentChange[]
}

const NO_JOBS: LockedJobs = { orders: [], jobs: [], named: [] }

/**
 * Locks orders first, then jobs, then the sheet, as all of production does. When `decide` returns undefined,
 * the sheet stays as it is.
 */
export async function decideSheet(
  deps: SheetDeps,
  { sheetId, action, revision, withJobs }: SheetDecision,
  decide: (locked: LockedSheet) => Promise<SheetOutcome> | SheetOutcome | undefined,
): Promise<GangSheetDetail> {
  const { transaction, author } = deps
  const view = viewFor(deps, author.rights)
  return transaction(async (tx) => {
    const { now } = view
    const locked = withJobs ? await lockAll(tx, sheetId, withJobs) : NO_JOBS
    await lockSheetRow(tx, sheetId)
    const sheet = await getSheet(tx, sheetId)
    const name = sheetNumber(sheet.number)
    if (revision !== undefined) refuseStale(revision, revisedOf(sheet), `Sheet ${name}`)
    refuseUnlessAllowed(statusOf(sheet, now), action, name)

    const outcome = await decide({ tx, sheet, name, locked, now })
    if (!outcome) return readSheet(tx, sheetId, view)
    await changeSheet(tx, sheetId, outcome.change, { author, now })
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: outcome.audit,
        entity: { type: 'gang_sheet', id: encodeId('gangSheet', sheetId) },
        message: outcome.message,
        subject: name,
        changes: [...stateChange(sheet, outcome.change), ...(outcome.changes ?? [])],
      },
    ])
    await emitSheetEvent(tx, 'sheet.updated', sheet, now)
    return readSheet(tx, sheetId, view)
  })
}

/**
 * Reads the jobs before it locks the sheet: if they change meanwhile, the revision of the request is stale.
 */
async function lockAll(tx: Tx, sheetId: string, others: readonly string[]): Promise<LockedJobs> {
  const jobIds = new Set([...(await listJobIds(tx, sheetId)), ...others])
  return lockJobs(tx, [...jobIds])
}

/** Leaves out jobs that became void meanwhile. */
export function jobsOnSheet(locked: LockedJobs, sheetId: string): LockedJobs {
  return pickJobs(locked, (job) => job.sheetId === sheetId && job.state === 'nested')
}

function revisedOf({ revision, updatedAt, updatedByName }: SheetRow) {
  return {
    revision,
    updatedAt: updatedAt.toISOString(),
    updatedBy: updatedByName === null ? null : { name: updatedByName },
  }
}

function stateChange(sheet: SheetRow, { state }: SheetChange): DocumentChange[] {
  return state === undefined || state === sheet.state ? [] : [{ path: 'state', from: sheet.state, to: state }]
}

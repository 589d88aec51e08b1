import type { GangSheetAction, GangSheetDetail } from '@platen/contract'
import { recordAudit } from '../../platform/audit.ts'
import type { AdminAuthor } from '../../platform/auth/guard.ts'
import type { DocumentChange } from '../../platform/document-changes.ts'
import type { Transaction, Tx } from '../../platform/database/transaction.ts'
import { emit } from '../../platform/events.ts'
import { encodeId } from '../../platform/ids.ts'
import { refuseStale } from '../../platform/revisions.ts'
import type { ShopCache } from '../catalog/index.ts'
import { lockJobs, sheetNumber, type LockedJobs } from '../production/index.ts'
import { changeSheet, listJobIds, lockSheetRow, type SheetChange } from './gang-sheets.store.ts'
import { getSheet, readSheet, viewFor, type ReadDeps } from './read-sheet.ts'
import { refuseUnlessAllowed } from './sheet-moves.ts'
import { atWork } from './sheet-record.ts'
import type { SheetRow } from './sheet-rows.store.ts'

/** What every decision about a sheet is made with. */
export interface SheetDeps extends ReadDeps {
  readonly shop: Pick<ShopCache, 'get'>
  readonly transaction: Transaction
  readonly author: AdminAuthor
}

/** A sheet that is locked until the decision about it commits. */
export interface LockedSheet {
  readonly tx: Tx
  readonly sheet: SheetRow
  /** `GS-000042`. */
  readonly name: string
  /** Its jobs, and others that were asked for. Empty unless they were. */
  readonly locked: LockedJobs
  readonly now: Date
}

export interface SheetDecision {
  /** UUID. */
  readonly sheetId: string
  readonly action: GangSheetAction
  /** As it was read; left out where any state of the sheet will do. */
  readonly revision?: number
  /** Locks the jobs of the sheet, and these too. UUIDs. */
  readonly withJobs?: readonly string[]
}

/** What becomes of the sheet, and what the audit log says of it. */
export interface SheetOutcome {
  readonly change: SheetChange
  readonly audit: string
  readonly message: string
  readonly changes?: readonly DocumentChange[]
}

/** No jobs, where a decision concerns the sheet alone. */
const NO_JOBS: LockedJobs = { orders: [], jobs: [], named: [] }

/**
 * Makes one decision about one sheet in one transaction. Orders are locked first, then jobs, then the sheet, as
 * everywhere on the floor. Refuses with RESOURCE_NOT_FOUND, with REVISION_CONFLICT, and with INVALID_TRANSITION what
 * the table of moves forbids. When nothing is decided the sheet stays as it is.
 */
export async function decideSheet(
  deps: SheetDeps,
  { sheetId, action, revision, withJobs }: SheetDecision,
  decide: (locked: LockedSheet) => Promise<SheetOutcome> | SheetOutcome | undefined,
): Promise<GangSheetDetail> {
  const { transaction, author } = deps
  const view = viewFor(deps, author.role)
  return transaction(async (tx) => {
    const { now } = view
    const locked = withJobs ? await lockAll(tx, sheetId, withJobs) : NO_JOBS
    await lockSheetRow(tx, sheetId)
    const sheet = await getSheet(tx, sheetId)
    const name = sheetNumber(sheet.number)
    if (revision !== undefined) refuseStale(revision, revisedOf(sheet), `Sheet ${name}`)
    refuseUnlessAllowed(atWork(sheet, now), action, name)

    const outcome = await decide({ tx, sheet, name, locked, now })
    if (!outcome) return readSheet(tx, sheetId, view)
    await changeSheet(tx, sheetId, outcome.change, { author, now })
    const entity = { type: 'gang_sheet', id: encodeId('gangSheet', sheetId) }
    await recordAudit(tx, [
      {
        ...{ actor: author.actor, occurredAt: now, action: outcome.audit, entity, message: outcome.message },
        ...(author.requestId === undefined ? {} : { requestId: author.requestId }),
        ...(author.ipAddress === undefined ? {} : { ipAddress: author.ipAddress }),
        changes: [...stateChange(sheet, outcome.change), ...(outcome.changes ?? [])],
      },
    ])
    await emit(tx, { type: 'sheet.updated', payload: { sheetId: entity.id, number: name }, occurredAt: now })
    return readSheet(tx, sheetId, view)
  })
}

/**
 * What is on the sheet is read before it is locked. When somebody changes that meanwhile, the revision of the request
 * is stale.
 */
async function lockAll(tx: Tx, sheetId: string, others: readonly string[]): Promise<LockedJobs> {
  const jobIds = new Set([...(await listJobIds(tx, sheetId)), ...others])
  return lockJobs(tx, [...jobIds])
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

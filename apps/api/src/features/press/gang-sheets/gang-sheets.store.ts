import type { GangSheetState } from '@platen/contract'
import type { Nesting, NestingFilm } from '@platen/nesting'
import { sql, type Kysely } from 'kysely'
import type { Author } from '../../../platform/records/audit.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { SheetExport } from './sheet-rows.store.ts'

/** Only its layouts are saved, and only until `until`. */
interface Packing {
  readonly id: string
  readonly since: Date
  readonly until: Date
}

interface NewSheet {
  readonly id: string
  readonly film: NestingFilm
  readonly seed: number
  readonly nesting: Nesting
  readonly packing: Packing
  readonly author: Author
  readonly now: Date
}

export async function insertSheet(tx: Tx, sheet: NewSheet): Promise<void> {
  const { author, now, nesting, packing } = sheet
  await tx
    .insertInto('gang_sheets')
    .values({
      id: sheet.id,
      state: 'draft',
      state_since: now,
      film: JSON.stringify(sheet.film),
      length_mm: nesting.lengthMm,
      bound_mm: nesting.boundMm,
      seed: sheet.seed,
      packing_id: packing.id,
      packing_since: packing.since,
      packing_until: packing.until,
      created_by_kind: author.actor.kind,
      created_by: author.actor.id ?? null,
      created_at: now,
      updated_at: now,
      updated_by: author.actor.id ?? null,
    })
    .execute()
  await insertPrints(
    tx,
    sheet.id,
    nesting.prints.map((print) => ({ ...print, jobId: print.id, pinned: false })),
  )
}

export interface PlacedJob {
  readonly jobId: string
  readonly xMm: number
  readonly yMm: number
  readonly turned: boolean
  readonly pinned: boolean
}

async function insertPrints(tx: Tx, sheetId: string, prints: readonly PlacedJob[]): Promise<void> {
  await sql`
    INSERT INTO gang_sheet_prints (sheet_id, job_id, x_mm, y_mm, turned, pinned)
    SELECT ${sheetId}::uuid, * FROM unnest(
      ${prints.map(({ jobId }) => jobId)}::uuid[], ${prints.map(({ xMm }) => xMm)}::numeric[],
      ${prints.map(({ yMm }) => yMm)}::numeric[], ${prints.map(({ turned }) => turned)}::boolean[],
      ${prints.map(({ pinned }) => pinned)}::boolean[])`.execute(tx)
}

export async function replacePrints(tx: Tx, sheetId: string, prints: readonly PlacedJob[]): Promise<void> {
  await tx.deleteFrom('gang_sheet_prints').where('sheet_id', '=', sheetId).execute()
  await insertPrints(tx, sheetId, prints)
}

/** Lock the orders and jobs of its prints first. */
export async function lockSheetRow(tx: Tx, sheetId: string): Promise<void> {
  await tx.selectFrom('gang_sheets').select('id').where('id', '=', sheetId).forNoKeyUpdate().execute()
}

export async function listJobIds(database: Kysely<DB>, sheetId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('gang_sheet_prints')
    .select('job_id')
    .where('sheet_id', '=', sheetId)
    .execute()
  return rows.map(({ job_id }) => job_id)
}

export interface SheetChange {
  readonly state?: GangSheetState
  readonly lengthMm?: number
  readonly boundMm?: number
  readonly voidReason?: string
  readonly filmUsedMm?: number
  readonly export?: SheetExport
  readonly exportDue?: boolean
  /** Ends any packing unless given. */
  readonly packing?: Packing | null
}

export async function changeSheet(
  tx: Tx,
  sheetId: string,
  change: SheetChange,
  { author, now }: { readonly author: Author; readonly now: Date },
): Promise<void> {
  const packing = change.packing ?? null
  await tx
    .updateTable('gang_sheets')
    .set({
      ...(change.state === undefined ? {} : { state: change.state, state_since: now }),
      ...(change.lengthMm === undefined ? {} : { length_mm: change.lengthMm }),
      ...(change.boundMm === undefined ? {} : { bound_mm: change.boundMm }),
      ...(change.voidReason === undefined ? {} : { void_reason: change.voidReason }),
      ...(change.filmUsedMm === undefined ? {} : { film_used_mm: change.filmUsedMm }),
      ...(change.export === undefined ? {} : { export: JSON.stringify(change.export) }),
      ...(change.exportDue === undefined ? {} : { export_due: change.exportDue }),
      packing_id: packing?.id ?? null,
      packing_since: packing?.since ?? null,
      packing_until: packing?.until ?? null,
      revision: sql`revision + 1`,
      updated_at: now,
      updated_by: author.actor.id ?? null,
    })
    .where('id', '=', sheetId)
    .execute()
}

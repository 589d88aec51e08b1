import type { GangSheetDetail, Role } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { previewUrl } from '../../selling/artworks/index.ts'
import { toSheetDetail, type RecordView } from './sheet-record.ts'
import { findSheet, listPrints, type SheetRow } from './sheet-rows.store.ts'

/** The dependencies of reading sheets. */
export interface ReadDeps {
  readonly keys: Pick<ServerKeys, 'preview'>
  readonly clock: Clock
}

/** A sheet with its prints. Refuses with RESOURCE_NOT_FOUND. */
export async function readSheet(
  database: Kysely<DB>,
  sheetId: string,
  view: RecordView,
  tooLarge?: GangSheetDetail['tooLarge'],
): Promise<GangSheetDetail> {
  const row = await getSheet(database, sheetId)
  return toSheetDetail(row, await listPrints(database, sheetId), view, tooLarge)
}

export async function getSheet(database: Kysely<DB>, sheetId: string): Promise<SheetRow> {
  const row = await findSheet(database, sheetId)
  if (!row) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such gang sheet.')
  return row
}

/** What somebody with this role may see now. */
export function viewFor({ keys, clock }: ReadDeps, role: Role): RecordView {
  const now = clock.now()
  return { role, now, previewUrl: (artworkId) => previewUrl(keys.preview, artworkId, now) }
}

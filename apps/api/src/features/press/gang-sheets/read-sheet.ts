import { SHEET_STATES, type GangSheetDetail, type listGangSheets, type Rights } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { DEFAULT_LIMIT, pageOf, type Page } from '../../../platform/http/answers/page.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { previewUrl } from '../../selling/artworks/index.ts'
import { toSheetDetail, type RecordView } from './sheet-record.ts'
import { listPieces, type PieceOfSheet } from './sheet-pieces.store.ts'
import { findSheet, listPrints, listSheets, type SheetRow } from './sheet-rows.store.ts'

export interface ReadDeps {
  readonly keys: Pick<ServerKeys, 'preview'>
  readonly clock: Clock
}

export async function readSheet(
  database: Kysely<DB>,
  sheetId: string,
  view: RecordView,
  tooLarge?: GangSheetDetail['tooLarge'],
): Promise<GangSheetDetail> {
  const row = await getSheet(database, sheetId)
  const prints = await listPrints(database, sheetId)
  const hasSheets = prints.some(({ kind }) => kind === 'sheet')
  const pieces = hasSheets ? await listPieces(database, sheetId) : new Map<string, PieceOfSheet[]>()
  return toSheetDetail(row, { prints, pieces }, view, tooLarge)
}

export async function getSheet(database: Kysely<DB>, sheetId: string): Promise<SheetRow> {
  const row = await findSheet(database, sheetId)
  if (!row) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such gang sheet.')
  return row
}

export function viewFor({ keys, clock }: ReadDeps, rights: Rights): RecordView {
  const now = clock.now()
  return { rights, now, previewUrl: (artworkId) => previewUrl(keys.preview, artworkId, now) }
}

type Query = Static<typeof listGangSheets.query>

export async function readSheetPage(
  database: Kysely<DB>,
  { limit = DEFAULT_LIMIT, cursor, state }: Query,
): Promise<Page<SheetRow>> {
  const requested = state?.split(',')
  const rows = await listSheets(
    database,
    {
      before: cursor && decodeId('gangSheet', cursor),
      // In the order of the contract, so that the same states produce the same SQL.
      states: requested && SHEET_STATES.filter((known) => requested.includes(known)),
    },
    limit + 1,
  )
  return pageOf(rows, limit, ({ id }) => encodeId('gangSheet', id))
}

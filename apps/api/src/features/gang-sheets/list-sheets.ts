import { SHEET_STATES, type listGangSheets } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { DB } from '../../platform/database/tables.generated.ts'
import { DEFAULT_LIMIT, pageOf, type Page } from '../../platform/http/page.ts'
import { decodeId, encodeId } from '../../platform/ids.ts'
import { listSheets, type SheetRow } from './sheet-rows.store.ts'

type Query = Static<typeof listGangSheets.query>

export async function readSheetPage(
  database: Kysely<DB>,
  { limit = DEFAULT_LIMIT, cursor, state }: Query,
): Promise<Page<SheetRow>> {
  const asked = state?.split(',')
  const rows = await listSheets(
    database,
    {
      before: cursor && decodeId('gangSheet', cursor),
      // In the order of the contract, so that the same states make the same statement.
      states: asked && SHEET_STATES.filter((known) => asked.includes(known)),
    },
    limit + 1,
  )
  return pageOf(rows, limit, ({ id }) => encodeId('gangSheet', id))
}

import { SHEET_STATES, type listGangSheets } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { DEFAULT_LIMIT, pageOf, type Page } from '../../../platform/http/answers/page.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { listSheets, type SheetRow } from './sheet-rows.store.ts'

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

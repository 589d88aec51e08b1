import type { FilmPricesRecord, FilmPricesRequest } from '@platen/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { FILM_LIST_JSON } from '../../../platform/records/film-price-lists.ts'
import { toDocument, type Change } from '../../../platform/records/replace-document.ts'

export async function getFilmPrices(database: Database): Promise<FilmPricesRecord> {
  const { rows } = await sql<{ document: FilmPricesRecord }>`
    SELECT jsonb_build_object(
      'revision', f.revision, 'transfers', f.transfers, 'sheets', f.sheets,
      'lists', (
        SELECT jsonb_agg(${FILM_LIST_JSON('l')} ORDER BY l.sort, l.id)
        FROM film_price_lists AS l),
      'updatedAt', f.updated_at,
      'updatedBy', CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'name', u.name) END
    ) AS document
    FROM film_prices AS f LEFT JOIN admin_users AS u ON u.id = f.updated_by`.execute(database)
  const document = rows[0]?.document
  if (!document) throw new Error('The row of the film prices is missing.')
  return toDocument(document)
}

export async function lockFilmPrices(tx: Tx): Promise<void> {
  await tx.selectFrom('film_prices').select('id').forNoKeyUpdate().execute()
}

export async function writeFilmPrices(
  tx: Tx,
  { transfers, sheets, lists }: FilmPricesRequest,
  { by, at }: Change,
): Promise<void> {
  await sql`DELETE FROM film_price_lists WHERE id <> ALL(${lists.map(({ id }) => id)}::text[])`.execute(tx)
  await sql`
    INSERT INTO film_price_lists (
      id, name, per_dm2_minor, minimum_transfer_minor, sheet_per_metre_minor, length_breaks, minimum_sheet_minor, sort)
    SELECT id, name, (transfer ->> 'perDm2Minor')::bigint, "minimumTransferMinor", "sheetPerMetreMinor", "lengthBreaks",
      "minimumSheetMinor", sort
    FROM jsonb_to_recordset(${JSON.stringify(lists.map((list, sort) => ({ ...list, sort })))}::jsonb) AS list(
      id text, name text, transfer jsonb, "minimumTransferMinor" bigint, "sheetPerMetreMinor" bigint,
      "lengthBreaks" jsonb, "minimumSheetMinor" bigint, sort integer)
    ON CONFLICT (id) DO UPDATE SET
      name = excluded.name, per_dm2_minor = excluded.per_dm2_minor,
      minimum_transfer_minor = excluded.minimum_transfer_minor,
      sheet_per_metre_minor = excluded.sheet_per_metre_minor, length_breaks = excluded.length_breaks,
      minimum_sheet_minor = excluded.minimum_sheet_minor, sort = excluded.sort`.execute(tx)
  await tx
    .updateTable('film_prices')
    .set({ transfers, sheets, revision: sql`revision + 1`, updated_at: at, updated_by: by })
    .execute()
}

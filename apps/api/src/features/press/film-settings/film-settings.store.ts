import type { FilmSettingsRecord, FilmSettingsRequest } from '@platen/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { toDocument, type Change } from '../../../platform/records/replace-document.ts'

export async function getFilmSettings(database: Database): Promise<FilmSettingsRecord> {
  const { rows } = await sql<FilmSettingsRecord>`
    SELECT f.finish AS "filmFinish", f.export AS "filmExport", f.revision, f.updated_at AS "updatedAt",
      CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'name', u.name) END AS "updatedBy"
    FROM film_settings AS f LEFT JOIN admin_users AS u ON u.id = f.updated_by`.execute(database)
  const [document] = rows
  if (!document) throw new Error('The row of the film settings is missing.')
  return toDocument(document)
}

export async function lockFilmSettings(tx: Tx): Promise<void> {
  await tx.selectFrom('film_settings').select('id').forNoKeyUpdate().execute()
}

export async function writeFilmSettings(
  tx: Tx,
  { filmFinish, filmExport }: FilmSettingsRequest,
  { by, at }: Change,
): Promise<void> {
  await tx
    .updateTable('film_settings')
    .set({
      finish: filmFinish === null ? null : JSON.stringify(filmFinish),
      export: JSON.stringify(filmExport),
      revision: sql`revision + 1`,
      updated_at: at,
      updated_by: by,
    })
    .execute()
}

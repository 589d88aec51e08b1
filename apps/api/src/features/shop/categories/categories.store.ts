import type { CategoriesRequest, CategoriesResponse } from '@platen/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { toDocument, type Change } from '../../../platform/records/replace-document.ts'

export async function getCategories(database: Database): Promise<CategoriesResponse> {
  const { rows } = await sql<{ document: CategoriesResponse }>`
    SELECT jsonb_build_object(
      'revision', l.revision,
      'categories', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'name', name, 'description', description, 'translations', translations, 'sort', sort
        ) ORDER BY sort, id), '[]') FROM categories),
      'updatedAt', l.updated_at,
      'updatedBy', CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'name', u.name) END
    ) AS document
    FROM category_list AS l LEFT JOIN admin_users AS u ON u.id = l.updated_by`.execute(database)
  const document = rows[0]?.document
  if (!document) throw new Error('The row of the categories is missing.')
  return toDocument(document)
}

export async function lockCategories(tx: Tx): Promise<void> {
  await tx.selectFrom('category_list').select('id').forNoKeyUpdate().execute()
}

export async function writeCategories(
  tx: Tx,
  categories: CategoriesRequest['categories'],
  { by, at }: Change,
): Promise<void> {
  await sql`DELETE FROM categories WHERE id <> ALL(${categories.map(({ id }) => id)}::text[])`.execute(tx)
  await sql`
    INSERT INTO categories (id, name, description, translations, sort)
    SELECT id, name, description, translations, sort
    FROM jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) AS category(
      id text, name text, description text, translations jsonb, sort integer)
    ON CONFLICT (id) DO UPDATE SET
      name = excluded.name, description = excluded.description, translations = excluded.translations,
      sort = excluded.sort`.execute(tx)
  await tx
    .updateTable('category_list')
    .set({ revision: sql`revision + 1`, updated_at: at, updated_by: by })
    .execute()
}

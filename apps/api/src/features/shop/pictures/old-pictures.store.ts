import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'

export interface OldPicture {
  /** UUID. */
  readonly id: string
  /** The light and folds of a photo. */
  readonly isShade: boolean
  /** The WebP ones, the smallest first, with 64 hex digits each. */
  readonly files: readonly { readonly sha256: string; readonly widthPx: number }[]
}

/** In any order, so that one which fails does not hold up the others. */
export async function findOldPictures(database: Database, limit: number): Promise<OldPicture[]> {
  const { rows } = await sql<OldPicture>`
    SELECT p.id, EXISTS (SELECT FROM photos WHERE shade_id = p.id) AS "isShade", (
      SELECT coalesce(jsonb_agg(
        jsonb_build_object('sha256', encode(f.sha256, 'hex'), 'widthPx', f.width_px) ORDER BY f.width_px), '[]')
      FROM picture_files AS f WHERE f.picture_id = p.id AND f.format = 'webp') AS files
    FROM pictures AS p WHERE p.redrawing = 'wanted' ORDER BY random() LIMIT ${limit}`.execute(database)
  return rows
}

export interface RedrawnFile {
  readonly widthPx: number
  readonly sha256: Buffer
  readonly bytes: Buffer
}

/** False for a picture that was removed meanwhile. */
export async function replaceFiles(tx: Tx, id: string, files: readonly RedrawnFile[]): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pictures')
    .set({ redrawing: null })
    .where('id', '=', id)
    .executeTakeFirst()
  for (const { widthPx, sha256, bytes } of files)
    await tx
      .updateTable('picture_files')
      .set({ sha256, format: 'avif', byte_size: bytes.length })
      .where('picture_id', '=', id)
      .where('width_px', '=', widthPx)
      .execute()
  return numUpdatedRows > 0n
}

export async function setUnreadable(database: Database, id: string): Promise<void> {
  await database.updateTable('pictures').set({ redrawing: 'unreadable' }).where('id', '=', id).execute()
}

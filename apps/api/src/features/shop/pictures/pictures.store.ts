import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import type { Picture } from '../../../platform/records/pictures.ts'
import type { StoredFile } from '../../../platform/file-removal/index.ts'
import { removeUnusedPhotos } from './photos.store.ts'

export async function insertPicture(tx: Tx, picture: Picture, by: string | null): Promise<void> {
  await tx
    .insertInto('pictures')
    .values({
      id: picture.id,
      file_name: picture.fileName,
      width_px: picture.widthPx,
      height_px: picture.heightPx,
      has_alpha: picture.hasAlpha,
      created_at: picture.createdAt,
      created_by: by,
    })
    .execute()
  await tx
    .insertInto('picture_files')
    .values(
      picture.sizes.map(({ sha256, format, widthPx, heightPx, byteSize }) => ({
        picture_id: picture.id,
        sha256: Buffer.from(sha256, 'hex'),
        format,
        width_px: widthPx,
        height_px: heightPx,
        byte_size: byteSize,
      })),
    )
    .execute()
}

export async function findPictures(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM pictures WHERE id = ANY(${[...ids]}::uuid[]) FOR KEY SHARE`.execute(database)
  return new Set(rows.map(({ id }) => id))
}

interface Unused {
  readonly before: Date
  readonly limit: number
}

/** Pictures that nothing refers to. The one that is taken into use at this moment is locked, and left for the next sweep. */
export async function removeUnusedPictures(tx: Tx, { before, limit }: Unused): Promise<StoredFile[]> {
  await removeUnusedPhotos(tx, before)
  const { rows } = await sql<{ sha256: Buffer }>`
    WITH unused AS (
      SELECT p.id FROM pictures AS p
      WHERE p.created_at < ${before}
        AND NOT EXISTS (SELECT FROM brand AS b WHERE p.id IN (b.logo_id, b.favicon_id, b.hero_picture_id))
        AND NOT EXISTS (SELECT FROM garment_pictures WHERE picture_id = p.id)
        AND NOT EXISTS (SELECT FROM photos WHERE picture_id = p.id)
        AND NOT EXISTS (SELECT FROM photos WHERE shade_id = p.id)
        AND NOT EXISTS (SELECT FROM photos WHERE mask_id = p.id)
        AND NOT EXISTS (
          SELECT FROM picture_files AS f
          JOIN estimate_versions AS v ON v.paper #>> '{issuer,logoSha256}' = encode(f.sha256, 'hex')
          WHERE f.picture_id = p.id)
      ORDER BY p.created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), files AS (
      SELECT sha256 FROM picture_files WHERE picture_id IN (SELECT id FROM unused)
    ), removed AS (
      DELETE FROM pictures WHERE id IN (SELECT id FROM unused)
    )
    SELECT DISTINCT sha256 FROM files`.execute(tx)
  return rows.map(({ sha256 }) => ({ kind: 'picture', sha256 }))
}

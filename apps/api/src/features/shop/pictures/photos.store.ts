import type { GarmentPhoto } from '@platen/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { PHOTO_JSON, type PhotoRow } from '../../../platform/records/garment-sides.ts'

interface Photo {
  /** UUIDs. */
  readonly id: string
  readonly pictureId: string
  readonly shadeId: string
  readonly maskId: string | null
  readonly cutOut: GarmentPhoto['cutOut']
}

export async function insertPhoto(
  tx: Tx,
  photo: Photo,
  { by, at }: { readonly by: string | null; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('photos')
    .values({
      id: photo.id,
      picture_id: photo.pictureId,
      shade_id: photo.shadeId,
      mask_id: photo.maskId,
      cut_out: photo.cutOut,
      created_at: at,
      created_by: by,
    })
    .execute()
}

export async function findPhoto(database: Database, id: string): Promise<PhotoRow | undefined> {
  const { rows } = await sql<{ photo: PhotoRow }>`
    SELECT ${PHOTO_JSON('p')} AS photo FROM photos AS p WHERE p.id = ${id}`.execute(database)
  return rows[0]?.photo
}

/** Those that a garment takes cannot be removed before the transaction ends. */
export async function lockPhotos(tx: Tx, ids: readonly string[]): Promise<Map<string, PhotoRow>> {
  const { rows } = await sql<{ photo: PhotoRow }>`
    SELECT ${PHOTO_JSON('p')} AS photo FROM photos AS p
    WHERE p.id = ANY(${[...ids]}::uuid[]) FOR KEY SHARE OF p`.execute(tx)
  return new Map(rows.map(({ photo }) => [photo.id, photo]))
}

/** Those that no garment shows. One that a garment takes at this moment is locked, and left for the next sweep. */
export async function removeUnusedPhotos(tx: Tx, before: Date): Promise<void> {
  await sql`
    DELETE FROM photos WHERE id IN (
      SELECT p.id FROM photos AS p
      WHERE p.created_at < ${before} AND NOT EXISTS (SELECT FROM garment_photos WHERE photo_id = p.id)
      FOR UPDATE SKIP LOCKED)`.execute(tx)
}

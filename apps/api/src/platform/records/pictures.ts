import type { PictureRecord } from '@platen/contract'
import { sql } from 'kysely'
import type { Database } from '../database/transaction.ts'
import { storageKey } from '../storage/storage.ts'
import { encodeId } from './ids.ts'

interface PictureSize {
  /** 64 hex digits. */
  readonly sha256: string
  readonly format: 'webp' | 'avif'
  readonly widthPx: number
  readonly heightPx: number
  readonly byteSize: number
}

export interface Picture {
  /** UUID. */
  readonly id: string
  readonly fileName: string
  readonly widthPx: number
  readonly heightPx: number
  readonly hasAlpha: boolean
  /** The smallest first. */
  readonly sizes: readonly PictureSize[]
  readonly createdAt: Date
}

/** The picture with the id in this column as JSON, or null. */
export const PICTURE_JSON = (column: string) => sql<PictureRow | null>`(
  SELECT jsonb_build_object(
    'id', picture.id, 'fileName', picture.file_name, 'widthPx', picture.width_px, 'heightPx', picture.height_px,
    'hasAlpha', picture.has_alpha, 'createdAt', picture.created_at,
    'sizes', (
      SELECT jsonb_agg(jsonb_build_object(
        'sha256', encode(f.sha256, 'hex'), 'format', f.format, 'widthPx', f.width_px, 'heightPx', f.height_px) ORDER BY f.width_px)
      FROM picture_files AS f WHERE f.picture_id = picture.id))
  FROM pictures AS picture WHERE picture.id = ${sql.ref(column)})`

export interface PictureRow extends Omit<Picture, 'sizes' | 'createdAt'> {
  readonly sizes: readonly Omit<PictureSize, 'byteSize'>[]
  readonly createdAt: string
}

export function toPictureRecord(
  picture: Omit<PictureRow, 'createdAt'> & { readonly createdAt: string | Date },
): PictureRecord {
  return {
    id: encodeId('picture', picture.id),
    fileName: picture.fileName,
    widthPx: picture.widthPx,
    heightPx: picture.heightPx,
    hasAlpha: picture.hasAlpha,
    sizes: toShownPicture(picture).sizes,
    createdAt: new Date(picture.createdAt).toISOString(),
  }
}

export function toShownPicture({ sizes }: Pick<PictureRow, 'sizes'>): Pick<PictureRecord, 'sizes'> {
  return {
    sizes: sizes.map(({ sha256, format, widthPx, heightPx }) => ({
      url: `/api/v1/pictures/${sha256}.${format}`,
      widthPx,
      heightPx,
    })),
  }
}

/** From the URL of a size. */
export function pictureKeyOf(url: string): string {
  return storageKey('picture', /([0-9a-f]{64})\.(?:webp|avif)$/.exec(url)?.[1] ?? '')
}

export async function findPicture(database: Database, id: string): Promise<PictureRow | undefined> {
  const { rows } = await sql<{ picture: PictureRow | null }>`
    SELECT ${PICTURE_JSON('wanted.id')} AS picture FROM (VALUES (${id}::uuid)) AS wanted(id)`.execute(
    database,
  )
  return rows[0]?.picture ?? undefined
}

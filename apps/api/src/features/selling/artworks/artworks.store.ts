import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import type { ArtworkInspection } from './artwork-inspection.ts'

/** Never changes. */
export interface StoredArtwork {
  readonly id: string
  readonly fileName: string
  /** 64 hex digits: the storage key of its file and its preview. */
  readonly sha256: string
  readonly inspection: ArtworkInspection
}

export interface NewArtwork extends StoredArtwork {
  readonly byteSize: number
  readonly createdAt: Date
}

export async function insertArtwork(tx: Tx, artwork: NewArtwork): Promise<void> {
  await tx
    .insertInto('artworks')
    .values({
      id: artwork.id,
      sha256: Buffer.from(artwork.sha256, 'hex'),
      file_name: artwork.fileName,
      byte_size: artwork.byteSize,
      format: artwork.inspection.format,
      inspection: JSON.stringify(artwork.inspection),
      created_at: artwork.createdAt,
    })
    .execute()
}

export type ListedArtwork = Omit<NewArtwork, 'sha256'>

export async function listArtworks(database: Database, ids: readonly string[]): Promise<ListedArtwork[]> {
  return database
    .selectFrom('artworks')
    .select([
      'id',
      'file_name as fileName',
      'byte_size as byteSize',
      'created_at as createdAt',
      sql<ArtworkInspection>`inspection`.as('inspection'),
    ])
    .where(sql<boolean>`id = ANY(${[...ids]}::uuid[])`)
    .where('removed_at', 'is', null)
    .execute()
}

export async function findArtworks(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, StoredArtwork>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('artworks')
    .select(['id', 'file_name', 'sha256', sql<ArtworkInspection>`inspection`.as('inspection')])
    .where(sql<boolean>`id = ANY(${[...ids]}::uuid[])`)
    .where('removed_at', 'is', null)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        fileName: row.file_name,
        sha256: row.sha256.toString('hex'),
        inspection: row.inspection,
      },
    ]),
  )
}

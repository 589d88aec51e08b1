import type { SheetFilm } from '@platen/placement'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'

/** The artwork is a UUID; the rest as in the contract. */
export interface StoredPiece {
  readonly artworkId: string
  readonly widthMm: number
  readonly heightMm: number
  readonly xMm: number
  readonly yMm: number
  readonly turned: boolean
  readonly pinned: boolean
}

export interface StoredLayout {
  readonly id: string
  readonly name: string | null
  readonly film: SheetFilm
  readonly lengthMm: number
  readonly utilisationPercent: number
  readonly pieces: readonly StoredPiece[]
  readonly createdAt: Date
}

export async function insertLayout(tx: Tx, layout: StoredLayout): Promise<void> {
  const artworkIds = [...new Set(layout.pieces.map(({ artworkId }) => artworkId))]
  await sql`
    INSERT INTO sheet_layouts (id, name, film, length_mm, utilisation_percent, pieces, created_at)
    VALUES (${layout.id}, ${layout.name}, ${JSON.stringify(layout.film)}, ${layout.lengthMm},
      ${layout.utilisationPercent}, ${JSON.stringify(layout.pieces)}, ${layout.createdAt})`.execute(tx)
  await sql`
    INSERT INTO sheet_layout_artworks (layout_id, artwork_id)
    SELECT ${layout.id}, unnest(${artworkIds}::uuid[])`.execute(tx)
}

export async function findLayout(database: Database, id: string): Promise<StoredLayout | undefined> {
  return (await findLayouts(database, [id])).get(id)
}

/** By their UUIDs. */
export async function findLayouts(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, StoredLayout>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<StoredLayout>`
    SELECT id, name, film, length_mm::float8 AS "lengthMm", utilisation_percent::float8 AS "utilisationPercent",
      pieces, created_at AS "createdAt"
    FROM sheet_layouts WHERE id = ANY(${[...ids]}::uuid[])`.execute(database)
  return new Map(rows.map((layout) => [layout.id, layout]))
}

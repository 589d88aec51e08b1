import type { Layer } from '@platen/layers'
import { sql } from 'kysely'
import { decodeId } from '../../../platform/records/ids.ts'
import type { Database, Tx } from '../../../platform/database/transaction.ts'

export interface StoredDesign {
  readonly id: string
  readonly name: string | null
  readonly prints: readonly (DesignPrint & { readonly layers: readonly Layer[] })[]
  readonly createdAt: Date
}

export interface DesignPrint {
  readonly zoneId: string
  /** The UUID of what was composed. */
  readonly artworkId: string
  readonly widthMm: number
  readonly heightMm: number
  readonly offsetXMm: number
  readonly offsetYMm: number
}

/** UUIDs of the images' artworks. */
export function imagesOf({ prints }: Pick<StoredDesign, 'prints'>): readonly string[] {
  const ids = prints.flatMap(({ layers }) =>
    layers.flatMap((layer) => (layer.kind === 'image' ? [decodeId('artwork', layer.artworkId)] : [])),
  )
  return [...new Set(ids)]
}

export async function insertDesign(tx: Tx, design: StoredDesign): Promise<void> {
  const artworkIds = [...new Set([...imagesOf(design), ...design.prints.map(({ artworkId }) => artworkId)])]
  await sql`
    INSERT INTO designs (id, name, prints, created_at)
    VALUES (${design.id}, ${design.name}, ${JSON.stringify(design.prints)}, ${design.createdAt})`.execute(tx)
  await sql`
    INSERT INTO design_artworks (design_id, artwork_id)
    SELECT ${design.id}, unnest(${artworkIds}::uuid[])`.execute(tx)
}

export async function findDesign(database: Database, id: string): Promise<StoredDesign | undefined> {
  const { rows } = await sql<StoredDesign>`
    SELECT id, name, prints, created_at AS "createdAt" FROM designs WHERE id = ${id}`.execute(database)
  return rows[0]
}

/** By the UUIDs of their designs, without layers. */
export async function findDesignPrints(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, readonly DesignPrint[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; prints: readonly DesignPrint[] }>`
    SELECT id, (SELECT jsonb_agg(print - 'layers') FROM jsonb_array_elements(prints) AS print) AS prints
    FROM designs WHERE id = ANY(${[...ids]}::uuid[])`.execute(database)
  return new Map(rows.map(({ id, prints }) => [id, prints]))
}

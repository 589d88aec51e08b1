import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { StoredFile } from '../../../platform/file-removal/index.ts'

interface Sweep {
  readonly before: Date
  readonly now: Date
  readonly limit: number
}

/** Those of estimates stay, as their pictures do. */
const IS_KEPT = sql`(o.id IS NULL OR o.status NOT IN ('expired', 'cancelled'))`

/**
 * Drops files that need no check until something changes: removed ones, those of an order that was not lost, and those
 * that a request or a payment uses. Returns the last place it looked at; undefined when there are no more. Not EXISTS and
 * no plain joins, for which PostgreSQL may read all orders or files into a hash table.
 */
export async function dropCheckedFiles(tx: Tx, after: number, limit: number): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null }>`
    WITH page AS MATERIALIZED (
      SELECT place, kind, file_id FROM files_to_check WHERE place > ${after} ORDER BY place LIMIT ${limit}
    ), checked AS (
      SELECT c.place FROM page AS c LEFT JOIN LATERAL (
        SELECT id FROM artworks WHERE id = c.file_id AND removed_at IS NULL LIMIT 1) AS f ON true
      WHERE c.kind = 'artwork' AND (f.id IS NULL OR (
        SELECT true FROM placements AS p
        JOIN order_items AS i ON i.id = p.order_item_id
        JOIN orders AS o ON o.id = i.order_id
        WHERE p.artwork_id = f.id AND o.status NOT IN ('expired', 'cancelled') LIMIT 1)
      OR ((SELECT true FROM placements WHERE artwork_id = f.id LIMIT 1) IS NULL
        AND ((SELECT count(*) FROM contact_leads WHERE artwork_ids @> ARRAY[f.id]) > 0
          OR (SELECT count(*) FROM estimates WHERE artwork_ids @> ARRAY[f.id]) > 0))
      OR (SELECT count(*) FROM thread_messages AS m LEFT JOIN orders AS o ON o.id = m.order_id
        WHERE m.artwork_ids <> '{}' AND m.artwork_ids @> ARRAY[f.id] AND ${IS_KEPT}) > 0)
      UNION ALL
      SELECT c.place FROM page AS c LEFT JOIN LATERAL (
        SELECT id FROM payment_proofs WHERE id = c.file_id AND removed_at IS NULL LIMIT 1) AS f ON true
      WHERE c.kind = 'proof' AND (f.id IS NULL OR (SELECT true FROM payments WHERE proof_id = f.id LIMIT 1))
    ), dropped AS (
      DELETE FROM files_to_check WHERE place IN (SELECT place FROM checked)
    )
    SELECT max(place) AS last FROM page`.execute(tx)
  return rows[0]?.last ?? undefined
}

/** Messages that show the file `f`. */
const IN_THREAD = sql`
  SELECT FROM thread_messages AS m LEFT JOIN orders AS o ON o.id = m.order_id
  WHERE m.artwork_ids <> '{}' AND m.artwork_ids @> ARRAY[f.id]`

export function markArtworksOfLostOrders(tx: Tx, sweep: Sweep): Promise<StoredFile[]> {
  return mark(
    tx,
    'artwork',
    sql`f.removed_at IS NULL
      AND EXISTS (SELECT FROM placements WHERE artwork_id = f.id)
      AND NOT EXISTS (
        SELECT FROM placements AS p
        JOIN order_items AS i ON i.id = p.order_item_id
        JOIN orders AS o ON o.id = i.order_id
        WHERE p.artwork_id = f.id
          AND (o.status NOT IN ('expired', 'cancelled') OR o.stage_since >= ${sweep.before}))
      AND NOT EXISTS (
        SELECT FROM contact_leads AS l
        WHERE l.artwork_ids @> ARRAY[f.id] AND l.status IN ('new', 'contacted', 'quoted'))
      AND NOT EXISTS (SELECT FROM estimates WHERE artwork_ids @> ARRAY[f.id])
      AND NOT EXISTS (SELECT FROM sheet_layout_artworks WHERE artwork_id = f.id)
      AND NOT EXISTS (SELECT FROM design_artworks WHERE artwork_id = f.id)
      AND NOT EXISTS (${IN_THREAD} AND ${IS_KEPT})`,
    sweep,
  )
}

export function markAbandonedUploads(tx: Tx, sweep: Sweep): Promise<StoredFile[]> {
  return mark(
    tx,
    'artwork',
    sql`f.removed_at IS NULL AND f.created_at < ${sweep.before}
      AND NOT EXISTS (SELECT FROM placements WHERE artwork_id = f.id)
      AND NOT EXISTS (SELECT FROM contact_leads WHERE artwork_ids @> ARRAY[f.id])
      AND NOT EXISTS (SELECT FROM estimates WHERE artwork_ids @> ARRAY[f.id])
      AND NOT EXISTS (SELECT FROM sheet_layout_artworks WHERE artwork_id = f.id)
      AND NOT EXISTS (SELECT FROM design_artworks WHERE artwork_id = f.id)
      AND NOT EXISTS (${IN_THREAD} AND (
        ${IS_KEPT} OR o.stage_since >= ${sweep.before}))`,
    sweep,
  )
}

export function markAbandonedProofs(tx: Tx, sweep: Sweep): Promise<StoredFile[]> {
  return mark(
    tx,
    'proof',
    sql`f.removed_at IS NULL AND f.created_at < ${sweep.before}
      AND NOT EXISTS (SELECT FROM payments WHERE proof_id = f.id)`,
    sweep,
  )
}

const TABLES = { artwork: sql`artworks`, proof: sql`payment_proofs` }

async function mark(
  tx: Tx,
  kind: keyof typeof TABLES,
  condition: RawBuilder<unknown>,
  { now, limit }: Sweep,
): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    UPDATE ${TABLES[kind]} SET removed_at = ${now}
    WHERE id IN (
      SELECT f.id FROM ${TABLES[kind]} AS f
      WHERE f.id IN (SELECT file_id FROM files_to_check WHERE kind = ${sql.lit(kind)}) AND ${condition}
      LIMIT ${limit})
    RETURNING ${sql.lit(kind)} AS kind, sha256`.execute(tx)
  return rows
}

import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { StoredFile } from '../../../platform/file-removal/index.ts'

interface Sweep {
  readonly before: Date
  readonly now: Date
  readonly limit: number
}

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
        WHERE l.artwork_ids @> ARRAY[f.id] AND l.status IN ('new', 'contacted', 'quoted'))`,
    sweep,
  )
}

export function markAbandonedUploads(tx: Tx, sweep: Sweep): Promise<StoredFile[]> {
  return mark(
    tx,
    'artwork',
    sql`f.removed_at IS NULL AND f.created_at < ${sweep.before}
      AND NOT EXISTS (SELECT FROM placements WHERE artwork_id = f.id)
      AND NOT EXISTS (SELECT FROM contact_leads WHERE artwork_ids @> ARRAY[f.id])`,
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
    WHERE id IN (SELECT f.id FROM ${TABLES[kind]} AS f WHERE ${condition} LIMIT ${limit})
    RETURNING ${sql.lit(kind)} AS kind, sha256`.execute(tx)
  return rows
}

import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { StoredFile } from '../../../platform/file-removal/index.ts'

interface Sweep {
  readonly now: Date
  readonly limit: number
}

/** Marks artwork whose orders all expired or were cancelled before that time, and that no open request uses. */
export async function markArtworksOfLostOrders(
  tx: Tx,
  { lostBefore, now, limit }: Sweep & { readonly lostBefore: Date },
): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    UPDATE artworks SET removed_at = ${now} WHERE id IN (
      SELECT a.id FROM artworks AS a
      WHERE a.removed_at IS NULL
        AND EXISTS (SELECT FROM placements WHERE artwork_id = a.id)
        AND NOT EXISTS (
          SELECT FROM placements AS p
          JOIN order_items AS i ON i.id = p.order_item_id
          JOIN orders AS o ON o.id = i.order_id
          WHERE p.artwork_id = a.id
            AND (o.status NOT IN ('expired', 'cancelled') OR o.stage_since >= ${lostBefore}))
        AND NOT EXISTS (
          SELECT FROM contact_leads AS l
          WHERE l.artwork_ids @> ARRAY[a.id] AND l.status IN ('new', 'contacted', 'quoted'))
      LIMIT ${limit})
    RETURNING 'artwork' AS kind, sha256`.execute(tx)
  return rows
}

/** Marks artwork that was uploaded before that time and that no order or request ever used. */
export async function markAbandonedUploads(
  tx: Tx,
  { before, now, limit }: Sweep & { readonly before: Date },
): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    UPDATE artworks SET removed_at = ${now} WHERE id IN (
      SELECT a.id FROM artworks AS a
      WHERE a.removed_at IS NULL AND a.created_at < ${before}
        AND NOT EXISTS (SELECT FROM placements WHERE artwork_id = a.id)
        AND NOT EXISTS (SELECT FROM contact_leads WHERE artwork_ids @> ARRAY[a.id])
      LIMIT ${limit})
    RETURNING 'artwork' AS kind, sha256`.execute(tx)
  return rows
}

/** Marks proofs that were uploaded before that time and that no payment ever used. */
export async function markAbandonedProofs(
  tx: Tx,
  { before, now, limit }: Sweep & { readonly before: Date },
): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    UPDATE payment_proofs SET removed_at = ${now} WHERE id IN (
      SELECT f.id FROM payment_proofs AS f
      WHERE f.removed_at IS NULL AND f.created_at < ${before}
        AND NOT EXISTS (SELECT FROM payments WHERE proof_id = f.id)
      LIMIT ${limit})
    RETURNING 'proof' AS kind, sha256`.execute(tx)
  return rows
}

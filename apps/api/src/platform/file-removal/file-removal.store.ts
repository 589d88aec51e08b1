import { sql, type Kysely } from 'kysely'
import type { DB } from '../database/tables.generated.ts'
import type { Tx } from '../database/transaction.ts'

/** Identified by its content. An artwork includes its preview. */
export interface StoredFile {
  readonly kind: 'artwork' | 'proof' | 'sheet' | 'picture'
  readonly sha256: Buffer
}

/** Takes effect once this transaction has committed, unless another row needs the same content. */
export async function requestFileRemoval(tx: Tx, files: readonly StoredFile[], now: Date): Promise<void> {
  await sql`
    INSERT INTO file_removals (kind, sha256, wanted_at)
    SELECT DISTINCT kind, sha256, ${now}::timestamptz FROM unnest(
      ${files.map(({ kind }) => kind)}::text[], ${files.map(({ sha256 }) => sha256)}::bytea[]) AS f(kind, sha256)
    ON CONFLICT (kind, sha256) DO UPDATE SET wanted_at = excluded.wanted_at, done_at = NULL`.execute(tx)
}

export async function listPendingRemovals(
  database: Kysely<DB>,
  until: Date,
  limit: number,
): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    SELECT kind, sha256 FROM file_removals
    WHERE done_at IS NULL AND wanted_at <= ${until}
    ORDER BY wanted_at LIMIT ${limit}`.execute(database)
  return rows
}

/** First restores an artwork that was ordered at the moment of its removal, because an open order keeps its artwork. */
export async function isNeeded(database: Kysely<DB>, { kind, sha256 }: StoredFile): Promise<boolean> {
  if (kind === 'proof')
    return exists(sql`SELECT FROM payment_proofs WHERE sha256 = ${sha256} AND removed_at IS NULL`)
  if (kind === 'sheet')
    return exists(sql`SELECT FROM gang_sheet_files WHERE sha256 = ${sha256} AND removed_at IS NULL`)
  if (kind === 'picture') return exists(sql`SELECT FROM picture_files WHERE sha256 = ${sha256}`)
  await sql`
    UPDATE artworks AS a SET removed_at = NULL
    WHERE a.sha256 = ${sha256} AND a.removed_at IS NOT NULL AND EXISTS (
      SELECT FROM placements AS p
      JOIN order_items AS i ON i.id = p.order_item_id
      JOIN orders AS o ON o.id = i.order_id
      WHERE p.artwork_id = a.id AND o.status IN ('open', 'on_hold'))`.execute(database)
  return exists(sql`SELECT FROM artworks WHERE sha256 = ${sha256} AND removed_at IS NULL`)

  async function exists(query: ReturnType<typeof sql>): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`SELECT EXISTS (${query}) AS found`.execute(database)
    return rows[0]?.found === true
  }
}

export async function hasRemoval(database: Kysely<DB>, file: StoredFile): Promise<boolean> {
  const row = await database
    .selectFrom('file_removals')
    .select('kind')
    .where('kind', '=', file.kind)
    .where('sha256', '=', file.sha256)
    .executeTakeFirst()
  return row !== undefined
}

export async function markRemoved(database: Kysely<DB>, file: StoredFile, now: Date): Promise<void> {
  await database
    .updateTable('file_removals')
    .set({ done_at: now })
    .where('kind', '=', file.kind)
    .where('sha256', '=', file.sha256)
    .execute()
}

/** Moves the file to the end of the queue, so that it does not hold up the others. */
export async function postponeRemoval(database: Kysely<DB>, file: StoredFile, now: Date): Promise<void> {
  await database
    .updateTable('file_removals')
    .set({ wanted_at: now })
    .where('kind', '=', file.kind)
    .where('sha256', '=', file.sha256)
    .execute()
}

export async function deleteRemoval(database: Kysely<DB>, file: StoredFile): Promise<void> {
  await database
    .deleteFrom('file_removals')
    .where('kind', '=', file.kind)
    .where('sha256', '=', file.sha256)
    .execute()
}

import type { Nesting, NestingFilm, NestingPrint } from '@platen/nesting'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../../platform/database/tables.generated.ts'
import { UPRIGHT } from '../print-queue.store.ts'

interface PackingWork {
  readonly film: NestingFilm
  readonly seed: number
  readonly lengthMm: number
  readonly prints: readonly NestingPrint[]
}

export interface PackingRef {
  readonly sheetId: string
  readonly packingId: string
}

/** The time of a packing begins with its claim. */
export async function claimPacking(
  database: Kysely<DB>,
  { sheetId, packingId }: PackingRef,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<PackingWork | undefined> {
  const { rows } = await sql<PackingWork>`
    WITH sheet AS (
      UPDATE gang_sheets SET packing_since = ${now}, packing_until = ${until}
      WHERE id = ${sheetId} AND packing_id = ${packingId}
      RETURNING id, film, seed, length_mm)
    SELECT s.film, s.seed, s.length_mm AS "lengthMm", (
      SELECT coalesce(jsonb_agg(
        jsonb_build_object('id', sp.job_id, 'widthMm', film_width(i, p), 'heightMm', film_height(i, p),
          'upright', ${UPRIGHT})
          || CASE WHEN sp.pinned THEN jsonb_build_object('fixed',
            jsonb_build_object('xMm', sp.x_mm, 'yMm', sp.y_mm, 'turned', sp.turned)) ELSE '{}' END
        ORDER BY o.promised_by, o.id, j.id), '[]')
      FROM gang_sheet_prints AS sp
      JOIN print_jobs AS j ON j.id = sp.job_id
      JOIN orders AS o ON o.id = j.order_id
      JOIN order_items AS i ON i.id = j.order_item_id
      JOIN placements AS p ON p.id = j.placement_id
      WHERE sp.sheet_id = s.id) AS prints
    FROM sheet AS s`.execute(database)
  return rows[0]
}

export async function isPackingActive(
  database: Kysely<DB>,
  { sheetId, packingId }: PackingRef,
  now: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom('gang_sheets')
    .select('id')
    .where('id', '=', sheetId)
    .where('packing_id', '=', packingId)
    .where('packing_until', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Changing the draft or stopping the packing clears its id, so that a late layout is not saved. */
export async function saveLayout(
  database: Kysely<DB>,
  { sheetId, packingId }: PackingRef,
  { prints, lengthMm, boundMm }: Nesting,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ saved: boolean }>`
    WITH sheet AS (
      UPDATE gang_sheets SET length_mm = ${lengthMm}, bound_mm = ${boundMm}, revision = revision + 1,
        updated_at = ${now}, updated_by = NULL
      WHERE id = ${sheetId} AND packing_id = ${packingId} AND packing_until > ${now}
      RETURNING id),
    moved AS (
      UPDATE gang_sheet_prints AS p SET x_mm = l.x_mm, y_mm = l.y_mm, turned = l.turned
      FROM sheet, unnest(
        ${prints.map(({ id }) => id)}::uuid[], ${prints.map(({ xMm }) => xMm)}::numeric[],
        ${prints.map(({ yMm }) => yMm)}::numeric[], ${prints.map(({ turned }) => turned)}::boolean[])
        AS l(job_id, x_mm, y_mm, turned)
      WHERE p.sheet_id = sheet.id AND p.job_id = l.job_id AND NOT p.pinned)
    SELECT EXISTS (SELECT FROM sheet) AS saved`.execute(database)
  return rows[0]?.saved === true
}

export async function endPacking(
  database: Kysely<DB>,
  { sheetId, packingId }: PackingRef,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('gang_sheets')
    .set({
      packing_id: null,
      packing_since: null,
      packing_until: null,
      revision: sql`revision + 1`,
      updated_at: now,
      updated_by: null,
    })
    .where('id', '=', sheetId)
    .where('packing_id', '=', packingId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

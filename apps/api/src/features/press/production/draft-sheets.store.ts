import type { GangSheetState } from '@platen/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'

export interface SheetOfJobs {
  readonly id: string
  readonly number: number
  readonly state: GangSheetState
}

/** In id order. Lock the orders of the jobs first. */
export async function lockSheetsOf(tx: Tx, jobIds: readonly string[]): Promise<Map<string, SheetOfJobs>> {
  const { rows } = await sql<SheetOfJobs>`
    SELECT id, number, state FROM gang_sheets
    WHERE id IN (SELECT sheet_id FROM print_jobs WHERE id = ANY(${jobIds}::uuid[]))
    ORDER BY id FOR NO KEY UPDATE`.execute(tx)
  return new Map(rows.map((sheet) => [sheet.id, sheet]))
}

export async function setSheetOf(tx: Tx, jobIds: readonly string[], sheetId: string | null): Promise<void> {
  if (jobIds.length === 0) return
  await tx
    .updateTable('print_jobs')
    .set({ sheet_id: sheetId })
    .where('id', '=', sql<string>`ANY(${jobIds}::uuid[])`)
    .execute()
}

/** Lock its sheets first. */
export async function listJobsOnDrafts(tx: Tx, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT j.id FROM print_jobs AS j JOIN gang_sheets AS s ON s.id = j.sheet_id AND s.state = 'draft'
    WHERE j.order_id = ${orderId} AND j.state = 'nested'`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function listJobsOnSheets(tx: Tx, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM print_jobs WHERE order_id = ${orderId} AND sheet_id IS NOT NULL`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Ends the packing of these drafts. Lock the sheets first. */
export async function removeFromDrafts(tx: Tx, jobIds: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ sheetId: string }>`
    WITH removed AS (
      DELETE FROM gang_sheet_prints AS p USING gang_sheets AS s
      WHERE s.id = p.sheet_id AND s.state = 'draft' AND p.job_id = ANY(${jobIds}::uuid[])
      RETURNING p.sheet_id, p.job_id),
    freed AS (
      UPDATE print_jobs AS j SET sheet_id = NULL FROM removed AS r
      WHERE j.id = r.job_id AND j.sheet_id = r.sheet_id)
    SELECT DISTINCT sheet_id AS "sheetId" FROM removed ORDER BY sheet_id`.execute(tx)
  const sheetIds = rows.map(({ sheetId }) => sheetId)
  if (sheetIds.length > 0) await measureDrafts(tx, sheetIds, now)
  return sheetIds
}

/** Sheets of earlier versions have none. */
const TAIL = sql`coalesce((s.film ->> 'tailMm')::numeric, 0)`

/** With fewer prints, only the bound that follows from their area still holds. */
async function measureDrafts(tx: Tx, sheetIds: readonly string[], now: Date): Promise<void> {
  await sql`
    UPDATE gang_sheets AS s SET
      length_mm = coalesce(m.end_mm, (s.film ->> 'leadMm')::numeric) + ${TAIL},
      bound_mm = least(s.bound_mm, (s.film ->> 'leadMm')::numeric + ${TAIL} + floor(10 * coalesce(m.area_mm2, 0)
        / ((s.film ->> 'widthMm')::numeric - 2 * (s.film ->> 'sideMarginMm')::numeric)) / 10),
      packing_id = NULL, packing_since = NULL, packing_until = NULL,
      revision = revision + 1, updated_at = ${now}, updated_by = NULL
    FROM unnest(${sheetIds}::uuid[]) AS d(id) LEFT JOIN LATERAL (
      SELECT max(sp.y_mm + CASE WHEN sp.turned THEN film_width(i, p) ELSE film_height(i, p) END) AS end_mm,
        sum(film_width(i, p) * film_height(i, p)) AS area_mm2
      FROM gang_sheet_prints AS sp
      JOIN print_jobs AS j ON j.id = sp.job_id
      JOIN order_items AS i ON i.id = j.order_item_id
      JOIN placements AS p ON p.id = j.placement_id
      WHERE sp.sheet_id = d.id) AS m ON true
    WHERE s.id = d.id`.execute(tx)
}

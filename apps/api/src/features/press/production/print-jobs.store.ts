import type { FilmFinish, ItemKind, PrintJobMove } from '@platen/contract'
import { sql, type Kysely } from 'kysely'
import type { DB, JobState } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { newUuid } from '../../../platform/records/ids.ts'

export interface LockedJob {
  readonly id: string
  readonly orderId: string
  readonly orderItemId: string
  readonly placementId: string
  readonly unit: number
  readonly kind: ItemKind
  readonly state: JobState
  /** Its pressing took the garment's blank from stock, and the blank was not spoiled since. */
  readonly tookBlank: boolean
  readonly sheetId: string | null
  /** Null when the shop keeps no stock of the variant. */
  readonly itemId: string | null
  readonly garmentName: string
  readonly colour: string
  readonly size: string
}

/** For lines that have none. */
export async function createMissingJobs(tx: Tx, orderId: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO print_jobs (id, order_id, order_item_id, placement_id, unit, state, state_since, created_at, finish)
    SELECT gen_random_uuid(), i.order_id, i.id, p.id, unit, 'blocked', ${now}, ${now},
      coalesce(i.finish, default_finish(v.colour_hex))
    FROM order_items AS i
    JOIN placements AS p ON p.order_item_id = i.id
    LEFT JOIN variants AS v ON v.id = i.variant_id
    CROSS JOIN generate_series(1, i.quantity) AS unit
    -- A sheet is one job, of its first print, however many prints it has.
    WHERE i.order_id = ${orderId} AND (i.kind <> 'sheet' OR p.position = 0) AND NOT EXISTS (
      SELECT FROM print_jobs WHERE order_id = ${orderId} AND order_item_id = i.id)`.execute(tx)
}

/** Whether the settings want a proof of every order. */
export async function wantsProofs(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    wants: boolean
  }>`SELECT proof_every_order AS wants FROM store_settings`.execute(tx)
  return rows[0]?.wants ?? false
}

const WAITS_FOR_PROOF = sql`o.proof_status IN ('wanted', 'sent', 'changes_requested')`

/** Of the line with the alias `i`: a sheet is printed as a whole. */
const SHEET_IS_APPROVED = sql`(i.kind <> 'sheet' OR NOT EXISTS (
  SELECT FROM placements AS q WHERE q.order_item_id = i.id AND q.state <> 'approved'))`

/** Whether some print is on a sheet, or was. Those that ended do not count. */
export async function hasBegun(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM print_jobs
    WHERE order_id = ${orderId} AND state NOT IN ('blocked', 'queued', 'failed', 'void') LIMIT 1`.execute(tx)
  return rows.length > 0
}

/** Those that are on no sheet. */
export async function blockQueuedJobs(tx: Tx, orderId: string, now: Date): Promise<void> {
  await sql`
    UPDATE print_jobs SET state = 'blocked', state_since = ${now}
    WHERE order_id = ${orderId} AND state = 'queued'`.execute(tx)
}

/**
 * Garments without blocked jobs get the reserved blanks of their line first. Returns a count, because a large
 * order has thousands of jobs.
 */
export async function queueOpenJobs(tx: Tx, orderId: string, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    WITH garments AS (
      SELECT order_item_id, unit, bool_or(took_blank) AS has_blank,
        row_number() OVER (
          PARTITION BY order_item_id
          ORDER BY bool_or(took_blank), bool_or(state = 'blocked'), unit) AS turn
      FROM print_jobs
      WHERE order_id = ${orderId}
      GROUP BY order_item_id, unit
      HAVING bool_or(state NOT IN ('failed', 'void'))
    )
    UPDATE print_jobs AS j SET state = 'queued', state_since = ${now}
    FROM placements AS p, order_items AS i, garments AS g
    WHERE j.order_id = ${orderId} AND j.state = 'blocked'
      AND p.id = j.placement_id AND p.state = 'approved' AND ${SHEET_IS_APPROVED}
      AND NOT EXISTS (SELECT FROM orders AS o WHERE o.id = ${orderId} AND ${WAITS_FOR_PROOF})
      AND i.id = j.order_item_id AND g.order_item_id = j.order_item_id AND g.unit = j.unit
      AND (i.inventory_item_id IS NULL OR g.has_blank OR g.turn <= i.reserved_quantity)`.execute(tx)
  return Number(numAffectedRows)
}

/** Of these lines, or of the whole order. None of them may have been on film. */
export async function dropJobs(tx: Tx, orderId: string, lineIds?: readonly string[]): Promise<void> {
  if (lineIds?.length === 0) return
  const ofLines = lineIds === undefined ? sql`true` : sql`order_item_id = ANY(${lineIds}::uuid[])`
  await sql`DELETE FROM print_jobs WHERE order_id = ${orderId} AND ${ofLines}`.execute(tx)
}

export async function listJobStates(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly JobState[]>> {
  const rows = await tx
    .selectFrom('print_jobs')
    .select(['order_id as orderId', 'state'])
    .distinct()
    .where('order_id', '=', sql<string>`ANY(${orderIds}::uuid[])`)
    .execute()
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([orderId, own]) => [orderId, own.map(({ state }) => state)]))
}

export async function hasPrinted(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('print_jobs')
    .select('id')
    .where('order_id', '=', orderId)
    .where('printed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function voidJobs(tx: Tx, orderId: string, reason: string, now: Date): Promise<void> {
  await tx
    .updateTable('print_jobs')
    .set({ state: 'void', state_since: now, reason })
    .where('order_id', '=', orderId)
    .where('state', 'not in', ['packed', 'failed', 'void'])
    .execute()
}

export async function listOrderIds(tx: Tx, jobIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('print_jobs')
    .select('order_id as orderId')
    .distinct()
    .where('id', '=', sql<string>`ANY(${jobIds}::uuid[])`)
    .execute()
  return rows.map(({ orderId }) => orderId)
}

/** In id order. Lock their orders first. */
export async function lockGarments(tx: Tx, jobIds: readonly string[]): Promise<LockedJob[]> {
  const { rows } = await sql<LockedJob>`
    SELECT j.id, j.order_id AS "orderId", j.order_item_id AS "orderItemId", j.placement_id AS "placementId", j.unit,
      j.state, j.took_blank AS "tookBlank", j.sheet_id AS "sheetId", i.inventory_item_id AS "itemId", i.garment_name AS "garmentName",
      i.colour, i.size, i.kind
    FROM print_jobs AS j JOIN order_items AS i ON i.id = j.order_item_id
    WHERE (j.order_id, j.order_item_id, j.unit) IN (
      SELECT order_id, order_item_id, unit FROM print_jobs WHERE id = ANY(${jobIds}::uuid[]))
    ORDER BY j.id FOR NO KEY UPDATE OF j`.execute(tx)
  return rows
}

export async function setJobState(
  tx: Tx,
  jobIds: readonly string[],
  { to, reason, now }: { to: PrintJobMove; reason: string | undefined; now: Date },
): Promise<void> {
  if (jobIds.length === 0) return
  await tx
    .updateTable('print_jobs')
    .set({
      state: to,
      state_since: now,
      ...(reason === undefined ? {} : { reason }),
      ...(to === 'printed' ? { printed_at: now } : {}),
    })
    .where('id', '=', sql<string>`ANY(${jobIds}::uuid[])`)
    .execute()
}

/** The jobs must have ended. */
export async function remakeJobs(
  tx: Tx,
  jobs: readonly LockedJob[],
  now: Date,
): Promise<{ id: string; orderId: string }[]> {
  if (jobs.length === 0) return []
  const made = jobs.map(({ id, orderId }) => ({ id: newUuid(now), orderId, parentId: id }))
  await sql`
    INSERT INTO print_jobs (
      id, order_id, order_item_id, placement_id, unit, state, state_since, parent_job_id, created_at, finish)
    SELECT made.id, j.order_id, j.order_item_id, j.placement_id, j.unit, 'blocked', ${now}, j.id, ${now}, j.finish
    FROM unnest(${made.map(({ id }) => id)}::uuid[], ${made.map(({ parentId }) => parentId)}::uuid[])
      AS made(id, parent)
    JOIN print_jobs AS j ON j.id = made.parent`.execute(tx)
  return made
}

export async function setFinishes(
  tx: Tx,
  jobIds: readonly string[],
  finish: FilmFinish | null,
): Promise<void> {
  await tx
    .updateTable('print_jobs')
    .set({ finish: finish === null ? null : JSON.stringify(finish) })
    .where('id', 'in', jobIds)
    .execute()
}

/** Most urgent first. Does not read finished orders. */
export async function listOrdersToQueue(database: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT o.id FROM orders AS o
    WHERE o.id IN (
      SELECT r.id FROM orders AS r
      WHERE r.stage = 'ready_to_print' AND r.production_status = 'blocked'
        AND NOT EXISTS (SELECT FROM print_jobs WHERE order_id = r.id)
      UNION ALL
      SELECT j.order_id
      FROM print_jobs AS j
      JOIN placements AS p ON p.id = j.placement_id AND p.state = 'approved'
      JOIN order_items AS i ON i.id = j.order_item_id
      LEFT JOIN inventory_items AS s ON s.id = i.inventory_item_id
      WHERE j.state = 'blocked' AND ${SHEET_IS_APPROVED} AND (s.id IS NULL OR s.on_hand > s.reserved OR i.reserved_quantity > 0))
      AND o.status = 'open' AND NOT ${WAITS_FOR_PROOF}
    ORDER BY o.promised_by, o.id`.execute(database)
  return rows.map(({ id }) => id)
}

import type { FilmFinish, OrderStatus, PrintJobState, PrintQueue } from '@platen/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { orEmpty, packedColumns } from '../../../platform/database/packed-columns.ts'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'

/** What a job has of its own, and what it has in common with the other jobs of its placement. */
export interface JobRow {
  /** For `readJob`. */
  readonly job: string
  /** For `readPrint`. */
  readonly print: string
  readonly reason: string | null
  readonly garmentName: string
  readonly colour: string
  readonly size: string
  readonly artworkFileName: string
  readonly note: string | null
  readonly finish: FilmFinish | null
}

/** An earlier job that failed or was voided and that another one replaced. */
export interface ParentRow {
  readonly id: string
  readonly state: PrintJobState
  readonly stateSince: Date
  readonly reason: string | null
  readonly printedAt: Date | null
}

interface SortKey {
  readonly promisedBy: string
  readonly orderId: string
  readonly line: number
  readonly unit: number
  readonly placement: number
  readonly createdAt: Date
  readonly id: string
}

interface JobFilter {
  readonly after?: string | undefined
  readonly states?: readonly PrintJobState[] | undefined
  readonly orderId?: string | undefined
  readonly placementId?: string | undefined
  /** `YYYY-MM-DD`. */
  readonly dueTo?: string | undefined
  readonly fabric?: string | undefined
  readonly orderStatuses?: readonly OrderStatus[] | undefined
}

/** Of the garment with the alias `g`; film without a garment is a group of its own. */
export const FABRIC = sql`coalesce(g.fabric, 'film')`

/** A sheet that a customer laid out is not trimmed as a whole; its prints are. */
function untrimmed(column: string) {
  const name = sql.ref(column.slice(2))
  return sql`CASE WHEN i.film ? 'printWidthMm' THEN 0 ELSE ${sql.ref(column)} END AS ${name}`
}

/** What is chosen and sorted by, and what else is read of the same tables. */
const CHOSEN = sql`
  j.id AS job_id, o.status AS order_status, j.unit, j.state, j.state_since, j.parent_job_id, j.reason, j.printed_at,
  j.sheet_id, j.finish, j.created_at AS created, o.id AS order_id, o.number, o.promised_by, o.needed_by, i.id AS line_id,
  i.position AS line, i.quantity, i.kind, i.variant_id, i.garment_name, i.colour, i.size, i.note, p.id AS placement_id,
  p.position AS placement, p.zone_id, coalesce((i.film ->> 'printWidthMm')::numeric, p.width_mm) AS width_mm,
  coalesce((i.film ->> 'printLengthMm')::numeric, p.height_mm) AS height_mm, p.offset_x_mm, p.offset_y_mm,
  p.rotation_deg, ${untrimmed('p.trim_top_mm')}, ${untrimmed('p.trim_right_mm')}, ${untrimmed('p.trim_bottom_mm')},
  ${untrimmed('p.trim_left_mm')}, p.artwork_id`
const CHOSEN_FROM = sql`
  orders AS o
  JOIN print_jobs AS j ON j.order_id = o.id
  JOIN order_items AS i ON i.id = j.order_item_id
  JOIN placements AS p ON p.id = j.placement_id`
const ORDER = sql`promised_by, order_id, line, unit, placement, created, job_id`

const JOB = packedColumns({
  id: sql`j.job_id`,
  orderStatus: sql`j.order_status`,
  unit: sql`j.unit`,
  state: sql`j.state`,
  stateSince: sql`j.state_since`,
  parentJobId: orEmpty(sql`j.parent_job_id`),
  printedAt: orEmpty(sql`j.printed_at`),
  sheetId: orEmpty(sql`s.id`),
  sheetNumber: orEmpty(sql`s.number`),
  sheetState: orEmpty(sql`s.state`),
})

export const readJob = JOB.read

const PRINT = packedColumns({
  orderId: sql`j.order_id`,
  orderNumber: sql`j.number`,
  promisedBy: sql`j.promised_by`,
  neededBy: orEmpty(sql`j.needed_by`),
  orderItemId: sql`j.line_id`,
  quantity: sql`j.quantity`,
  kind: sql`j.kind`,
  garmentId: orEmpty(sql`g.id`),
  garmentKind: sql`coalesce(g.kind, j.kind::text)`,
  fabric: FABRIC,
  colourHex: orEmpty(sql`v.colour_hex`),
  placementId: sql`j.placement_id`,
  zoneId: sql`coalesce(j.zone_id, j.kind::text)`,
  widthMm: sql`j.width_mm`,
  heightMm: sql`j.height_mm`,
  offsetXMm: sql`j.offset_x_mm`,
  offsetYMm: sql`j.offset_y_mm`,
  rotationDeg: sql`j.rotation_deg`,
  trimTopMm: sql`j.trim_top_mm`,
  trimRightMm: sql`j.trim_right_mm`,
  trimBottomMm: sql`j.trim_bottom_mm`,
  trimLeftMm: sql`j.trim_left_mm`,
  artworkId: sql`a.id`,
})

export const readPrint = PRINT.read

/** The other tables are read for what was chosen only, and nothing is written as text that is left out. */
async function readRows(
  database: Kysely<DB>,
  { which, order }: Readonly<Record<'which' | 'order', RawBuilder<unknown>>>,
): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    SELECT ${JOB.value} AS job, ${PRINT.value} AS print, j.reason, j.garment_name AS "garmentName", j.colour, j.size,
      a.file_name AS "artworkFileName", j.note, j.finish
    FROM (SELECT ${CHOSEN} FROM ${CHOSEN_FROM} ${which}) AS j
    JOIN artworks AS a ON a.id = j.artwork_id
    LEFT JOIN variants AS v ON v.id = j.variant_id
    LEFT JOIN garments AS g ON g.id = v.garment_id
    LEFT JOIN gang_sheets AS s ON s.id = j.sheet_id
    ORDER BY ${order}`.execute(database)
  return rows
}

export function findJobRows(database: Kysely<DB>, jobIds: readonly string[]): Promise<JobRow[]> {
  return readRows(database, {
    which: sql`WHERE j.id = ANY(${jobIds}::uuid[])`,
    order: sql`array_position(${jobIds}::uuid[], job_id)`,
  })
}

/** Uses the index of unfinished orders, or the order id, so that old jobs are never read. */
export async function listJobRows(database: Kysely<DB>, filter: JobFilter, limit: number): Promise<JobRow[]> {
  const after = filter.after === undefined ? undefined : await findSortKey(database, filter.after)
  if (filter.after !== undefined && after === undefined) return []
  const conditions = [
    after && sql`(o.promised_by, o.id) >= (${after.promisedBy}::date, ${after.orderId}::uuid)`,
    after &&
      sql`(o.promised_by, o.id, i.position, j.unit, p.position, j.created_at, j.id) > (
        ${after.promisedBy}::date, ${after.orderId}::uuid, ${after.line}::smallint, ${after.unit}::smallint,
        ${after.placement}::smallint, ${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    filter.states && sql`j.state IN (${literals(filter.states)})`,
    filter.orderStatuses && sql`o.status IN (${literals(filter.orderStatuses)})`,
    filter.orderId !== undefined && sql`o.id = ${filter.orderId}::uuid`,
    filter.placementId !== undefined &&
      sql`j.placement_id = ${filter.placementId}::uuid AND o.id = (
        SELECT l.order_id FROM placements AS q JOIN order_items AS l ON l.id = q.order_item_id
        WHERE q.id = ${filter.placementId}::uuid)`,
    filter.fabric === 'film' && sql`i.variant_id IS NULL`,
    filter.fabric !== undefined &&
      filter.fabric !== 'film' &&
      sql`EXISTS (
        SELECT FROM variants AS w JOIN garments AS f ON f.id = w.garment_id
        WHERE w.id = i.variant_id AND f.fabric = ${filter.fabric})`,
    filter.dueTo !== undefined && sql`o.promised_by <= ${filter.dueTo}::date`,
  ].filter((condition) => condition !== undefined && condition !== false)
  return readRows(database, {
    which: sql`
      WHERE ${sql.join([sql`true`, ...conditions], sql` AND `)} ORDER BY ${ORDER} LIMIT ${rowLimit(limit)}`,
    order: ORDER,
  })
}

export async function listWaiting(database: Kysely<DB>): Promise<PrintQueue['waiting']> {
  const { rows } = await sql<PrintQueue['waiting'][number]>`
    SELECT o.promised_by AS "promisedBy", ${FABRIC} AS fabric, count(*)::integer AS jobs,
      count(DISTINCT o.id)::integer AS orders, sum(film_width(i, p) * film_height(i, p)) AS "areaMm2"
    FROM orders AS o
    JOIN print_jobs AS j ON j.order_id = o.id
    JOIN order_items AS i ON i.id = j.order_item_id
    JOIN placements AS p ON p.id = j.placement_id
    LEFT JOIN variants AS v ON v.id = i.variant_id
    LEFT JOIN garments AS g ON g.id = v.garment_id
    WHERE j.state = 'queued' AND o.status = 'open'
    GROUP BY o.promised_by, ${FABRIC}
    ORDER BY o.promised_by, 2`.execute(database)
  return rows
}

async function findSortKey(database: Kysely<DB>, jobId: string): Promise<SortKey | undefined> {
  const { rows } = await sql<SortKey>`
    SELECT o.promised_by AS "promisedBy", o.id AS "orderId", i.position AS line, j.unit, p.position AS placement,
      j.created_at AS "createdAt", j.id
    FROM ${CHOSEN_FROM} WHERE j.id = ${jobId}`.execute(database)
  return rows[0]
}

/** Literals, so that the planner can match an index. The contract has checked them. */
function literals(words: readonly string[]) {
  return sql.join(words.map((word) => sql.lit(word)))
}

export async function listParents(database: Kysely<DB>, jobId: string): Promise<ParentRow[]> {
  const { rows } = await sql<ParentRow>`
    WITH RECURSIVE chain AS (
      SELECT parent_job_id AS id, 1 AS step FROM print_jobs WHERE id = ${jobId}
      UNION ALL
      SELECT j.parent_job_id, chain.step + 1 FROM chain JOIN print_jobs AS j ON j.id = chain.id
    )
    SELECT j.id, j.state, j.state_since AS "stateSince", j.reason, j.printed_at AS "printedAt"
    FROM chain JOIN print_jobs AS j ON j.id = chain.id
    ORDER BY chain.step`.execute(database)
  return rows
}

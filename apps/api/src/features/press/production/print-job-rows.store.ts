import type { OrderStatus, PrintJobState, PrintQueue } from '@platen/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { orEmpty, packedColumns } from '../../../platform/database/packed-columns.ts'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'

/** What a job has of its own. */
export interface JobRow {
  /** For `readJob`. */
  readonly job: string
  readonly reason: string | null
  /** JSON. */
  readonly finish: string | null
  readonly print: PrintRow
}

/** What the jobs of a placement have in common. */
export interface PrintRow {
  /** For `readPrint`. */
  readonly print: string
  readonly garmentName: string
  readonly colour: string
  readonly size: string
  readonly artworkFileName: string
  readonly note: string | null
}

/** An earlier job that failed or was voided and that another one replaced. */
export interface ParentRow {
  readonly id: string
  readonly state: PrintJobState
  readonly stateSince: Date
  readonly reason: string | null
  readonly printedAt: Date | null
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

/** What is chosen and sorted by, and what else is read of the same row of `print_jobs`. */
const CHOSEN = sql`
  j.id AS job_id, o.status AS order_status, j.unit, j.state, j.state_since, j.parent_job_id, j.reason, j.printed_at,
  j.sheet_id, j.finish, j.created_at AS created, o.id AS order_id, o.promised_by, i.id AS line_id, i.position AS line,
  p.id AS placement_id, p.position AS placement`
const CHOSEN_FROM = sql`
  orders AS o
  JOIN print_jobs AS j ON j.order_id = o.id
  JOIN order_items AS i ON i.id = j.order_item_id
  JOIN placements AS p ON p.id = j.placement_id`
const ORDER = sql`promised_by, order_id, line, unit, placement, created, job_id`

const JOB = packedColumns({
  placementId: sql`j.placement_id`,
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

/** A sheet that a customer laid out is not trimmed as a whole; its prints are. */
function untrimmed(column: RawBuilder<unknown>) {
  return sql`CASE WHEN i.film ? 'printWidthMm' THEN 0 ELSE ${column} END`
}

const PRINT = packedColumns({
  placementId: sql`p.id`,
  orderId: sql`o.id`,
  orderNumber: sql`o.number`,
  promisedBy: sql`o.promised_by`,
  neededBy: orEmpty(sql`o.needed_by`),
  orderItemId: sql`i.id`,
  quantity: sql`i.quantity`,
  kind: sql`i.kind`,
  garmentId: orEmpty(sql`g.id`),
  garmentKind: sql`coalesce(g.kind, i.kind::text)`,
  fabric: FABRIC,
  colourHex: orEmpty(sql`v.colour_hex`),
  zoneId: sql`coalesce(p.zone_id, i.kind::text)`,
  widthMm: sql`coalesce((i.film ->> 'printWidthMm')::numeric, p.width_mm)`,
  heightMm: sql`coalesce((i.film ->> 'printLengthMm')::numeric, p.height_mm)`,
  offsetXMm: sql`p.offset_x_mm`,
  offsetYMm: sql`p.offset_y_mm`,
  rotationDeg: sql`p.rotation_deg`,
  trimTopMm: untrimmed(sql`p.trim_top_mm`),
  trimRightMm: untrimmed(sql`p.trim_right_mm`),
  trimBottomMm: untrimmed(sql`p.trim_bottom_mm`),
  trimLeftMm: untrimmed(sql`p.trim_left_mm`),
  artworkId: sql`a.id`,
})

export const readPrint = PRINT.read

/** A job, or a print that some of the jobs have in common. */
interface FoundRow {
  readonly job: string | null
  readonly reason: string | null
  readonly finish: string | null
  readonly print: string | null
  readonly garmentName: string | null
  readonly colour: string | null
  readonly size: string | null
  readonly artworkFileName: string | null
  readonly note: string | null
}

interface Choice {
  /** Queries that `which` reads, each with a comma behind it. */
  readonly before?: RawBuilder<unknown>
  readonly which: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
}

/**
 * Writing a page as text costs PostgreSQL twice as much as finding it. So nothing is written that is left out, and what
 * the jobs of a placement have in common only once: a row of its own, after all jobs.
 */
async function readRows(database: Kysely<DB>, { before = sql``, which, order }: Choice): Promise<JobRow[]> {
  const { rows } = await sql<FoundRow>`
    WITH ${before} chosen AS MATERIALIZED (SELECT ${CHOSEN} FROM ${CHOSEN_FROM} ${which})
    SELECT job, reason, finish, print, "garmentName", colour, size, "artworkFileName", note
    FROM (
      SELECT j.promised_by, j.order_id, j.line, j.unit, j.placement, j.created, j.job_id, ${JOB.value} AS job, j.reason,
        j.finish::text, NULL::text AS print, NULL::text AS "garmentName", NULL::text AS colour, NULL::text AS size,
        NULL::text AS "artworkFileName", NULL::text AS note
      FROM chosen AS j LEFT JOIN gang_sheets AS s ON s.id = j.sheet_id
      UNION ALL
      SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, ${PRINT.value}, i.garment_name, i.colour, i.size,
        a.file_name, i.note
      FROM (SELECT DISTINCT order_id, line_id, placement_id FROM chosen) AS j
      JOIN orders AS o ON o.id = j.order_id
      JOIN order_items AS i ON i.id = j.line_id
      JOIN placements AS p ON p.id = j.placement_id
      JOIN artworks AS a ON a.id = p.artwork_id
      LEFT JOIN variants AS v ON v.id = i.variant_id
      LEFT JOIN garments AS g ON g.id = v.garment_id) AS found
    ORDER BY ${order}`.execute(database)
  return jobsOf(rows)
}

function jobsOf(rows: readonly FoundRow[]): JobRow[] {
  const firstPrint = rows.findIndex(({ print }) => print !== null)
  const prints = new Map(rows.slice(firstPrint).map((row) => [firstOf(row.print), row as PrintRow]))
  return rows.slice(0, firstPrint).map(({ job, reason, finish }) => {
    const print = prints.get(firstOf(job))
    if (job === null || print === undefined) throw new Error('A print job was read without its print.')
    return { job, reason, finish, print }
  })
}

/** The placement's id. */
function firstOf(packed: string | null): string | undefined {
  return packed?.slice(0, packed.indexOf('\t'))
}

export function findJobRows(database: Kysely<DB>, jobIds: readonly string[]): Promise<JobRow[]> {
  return readRows(database, {
    which: sql`WHERE j.id = ANY(${jobIds}::uuid[])`,
    order: sql`array_position(${jobIds}::uuid[], job_id)`,
  })
}

/** Where a page begins: after this job. One that does not exist has nothing after it. */
function cursorAt(jobId: string): RawBuilder<unknown> {
  return sql`
    place AS MATERIALIZED (
      SELECT o.promised_by, o.id AS order_id, i.position AS line, j.unit, p.position AS placement, j.created_at, j.id
      FROM ${CHOSEN_FROM} WHERE j.id = ${jobId}),`
}

/** Uses the index of unfinished orders, or the order id, so that old jobs are never read. */
export function listJobRows(database: Kysely<DB>, filter: JobFilter, limit: number): Promise<JobRow[]> {
  const conditions = [
    filter.after !== undefined && sql`(o.promised_by, o.id) >= (SELECT promised_by, order_id FROM place)`,
    filter.after !== undefined &&
      sql`(o.promised_by, o.id, i.position, j.unit, p.position, j.created_at, j.id) > (
        SELECT promised_by, order_id, line, unit, placement, created_at, id FROM place)`,
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
    ...(filter.after === undefined ? {} : { before: cursorAt(filter.after) }),
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

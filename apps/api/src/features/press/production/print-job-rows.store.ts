import type { Trim } from '@platen/placement'
import type { GangSheetState, OrderStatus, PrintJobState, PrintQueue } from '@platen/contract'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../platform/database/tables.generated.ts'

export interface JobRow {
  readonly id: string
  readonly orderId: string
  readonly orderNumber: string
  readonly orderStatus: OrderStatus
  readonly orderItemId: string
  readonly placementId: string
  readonly unit: number
  readonly quantity: number
  readonly state: PrintJobState
  readonly stateSince: Date
  readonly parentJobId: string | null
  readonly reason: string | null
  readonly printedAt: Date | null
  readonly sheetId: string | null
  readonly sheetNumber: number | null
  readonly sheetState: GangSheetState | null
  readonly garmentId: string
  readonly garmentName: string
  readonly garmentKind: string
  readonly fabric: string
  readonly colour: string
  readonly colourHex: string
  readonly size: string
  readonly zoneId: string
  readonly widthMm: number
  readonly heightMm: number
  readonly offsetXMm: number
  readonly offsetYMm: number
  readonly rotationDeg: 0 | 90 | 180 | 270
  readonly trim: Trim
  readonly artworkId: string
  readonly artworkFileName: string
  /** `YYYY-MM-DD`. */
  readonly promisedBy: string
  readonly neededBy: string | null
  readonly note: string | null
}

/** An earlier job that failed or was voided and that another one replaced. */
export type ParentRow = Pick<JobRow, 'id' | 'state' | 'stateSince' | 'reason' | 'printedAt'>

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

const COLUMNS = sql`
  j.id, o.id AS "orderId", o.number AS "orderNumber", o.status AS "orderStatus", j.order_item_id AS "orderItemId",
  j.placement_id AS "placementId", j.unit, i.quantity::integer AS quantity, j.state, j.state_since AS "stateSince",
  j.parent_job_id AS "parentJobId", j.reason, j.printed_at AS "printedAt", g.id AS "garmentId", i.garment_name AS "garmentName",
  g.kind AS "garmentKind", g.fabric, i.colour, v.colour_hex AS "colourHex", i.size, p.zone_id AS "zoneId",
  p.width_mm AS "widthMm", p.height_mm AS "heightMm", p.offset_x_mm AS "offsetXMm", p.offset_y_mm AS "offsetYMm",
  p.rotation_deg AS "rotationDeg", film_trim(p) AS trim, a.id AS "artworkId", a.file_name AS "artworkFileName",
  o.promised_by AS "promisedBy", o.needed_by AS "neededBy", i.note, s.id AS "sheetId",
  s.number AS "sheetNumber", s.state AS "sheetState"`
const TABLES = sql`
  orders AS o
  JOIN print_jobs AS j ON j.order_id = o.id
  JOIN order_items AS i ON i.id = j.order_item_id
  JOIN placements AS p ON p.id = j.placement_id
  JOIN artworks AS a ON a.id = p.artwork_id
  JOIN variants AS v ON v.id = i.variant_id
  JOIN garments AS g ON g.id = v.garment_id
  LEFT JOIN gang_sheets AS s ON s.id = j.sheet_id`

export async function findJobRows(database: Kysely<DB>, jobIds: readonly string[]): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    SELECT ${COLUMNS} FROM ${TABLES}
    WHERE j.id = ANY(${jobIds}::uuid[])
    ORDER BY array_position(${jobIds}::uuid[], j.id)`.execute(database)
  return rows
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
    filter.fabric !== undefined && sql`g.fabric = ${filter.fabric}`,
    filter.dueTo !== undefined && sql`o.promised_by <= ${filter.dueTo}::date`,
  ].filter((condition) => condition !== undefined && condition !== false)
  const { rows } = await sql<JobRow>`
    SELECT ${COLUMNS} FROM ${TABLES}
    WHERE ${sql.join([sql`true`, ...conditions], sql` AND `)}
    ORDER BY o.promised_by, o.id, i.position, j.unit, p.position, j.created_at, j.id
    LIMIT ${limit}`.execute(database)
  return rows
}

export async function listWaiting(database: Kysely<DB>): Promise<PrintQueue['waiting']> {
  const { rows } = await sql<PrintQueue['waiting'][number]>`
    SELECT o.promised_by AS "promisedBy", g.fabric, count(*)::integer AS jobs,
      count(DISTINCT o.id)::integer AS orders, sum(film_width(p) * film_height(p)) AS "areaMm2"
    FROM orders AS o
    JOIN print_jobs AS j ON j.order_id = o.id
    JOIN order_items AS i ON i.id = j.order_item_id
    JOIN placements AS p ON p.id = j.placement_id
    JOIN variants AS v ON v.id = i.variant_id
    JOIN garments AS g ON g.id = v.garment_id
    WHERE j.state = 'queued' AND o.status = 'open'
    GROUP BY o.promised_by, g.fabric
    ORDER BY o.promised_by, g.fabric`.execute(database)
  return rows
}

async function findSortKey(database: Kysely<DB>, jobId: string): Promise<SortKey | undefined> {
  const { rows } = await sql<SortKey>`
    SELECT o.promised_by AS "promisedBy", o.id AS "orderId", i.position AS line, j.unit, p.position AS placement,
      j.created_at AS "createdAt", j.id
    FROM ${TABLES} WHERE j.id = ${jobId}`.execute(database)
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

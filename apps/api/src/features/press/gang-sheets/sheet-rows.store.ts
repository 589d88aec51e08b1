import type { Trim } from '@platen/placement'
import type { GangSheetRecord, ItemKind, GangSheetState } from '@platen/contract'
import { FABRIC } from '../production/index.ts'
import type { NestingFilm } from '@platen/nesting'
import { sql, type Kysely } from 'kysely'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import type { ActorKind, DB, JobState } from '../../../platform/database/tables.generated.ts'

export interface SheetExport {
  readonly state: 'running' | 'done' | 'failed'
  readonly progressPercent: number
  readonly startedAt: string
  /** Missing while it waits in the job queue. */
  readonly heardAt?: string
  readonly finishedAt: string | null
  /** Missing in exports of earlier releases. */
  readonly problem?: NonNullable<GangSheetRecord['export']>['problem']
  readonly message: string | null
  /** Of its downloads, without their ending. Missing in exports of earlier releases. */
  readonly fileName?: string
}

export interface SheetRow {
  readonly id: string
  readonly number: number
  readonly state: GangSheetState
  readonly stateSince: Date
  readonly film: NestingFilm
  readonly lengthMm: number
  readonly boundMm: number
  readonly packingSince: Date | null
  readonly packingUntil: Date | null
  readonly export: SheetExport | null
  /** Files that were removed, or that storage has lost. */
  readonly lostFiles: number
  readonly files: readonly { readonly name: string; readonly byteSize: number }[]
  readonly voidReason: string | null
  readonly createdByKind: ActorKind
  readonly createdBy: string | null
  readonly createdByName: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly updatedByName: string | null
  readonly revision: number
  readonly jobs: number
  readonly livePrints: number
  readonly orders: number
  readonly fabrics: readonly string[]
  /** `YYYY-MM-DD`. */
  readonly promisedBy: string | null
  readonly areaMm2: number
  /** Including waste; null until it was printed or spoiled. */
  readonly costMinor: number | null
}

export interface SheetPrintRow {
  readonly jobId: string
  readonly jobState: JobState
  readonly orderId: string
  readonly orderNumber: string
  readonly unit: number
  readonly garmentName: string
  readonly colour: string
  readonly size: string
  readonly kind: ItemKind
  readonly zoneId: string
  readonly fabric: string
  readonly promisedBy: string
  readonly artworkId: string
  readonly artworkFileName: string
  readonly widthMm: number
  readonly heightMm: number
  readonly trim: Trim
  readonly xMm: number
  readonly yMm: number
  readonly turned: boolean
  readonly pinned: boolean
}

export const SHEET_PRINTS = sql`gang_sheet_prints AS sp
    JOIN print_jobs AS j ON j.id = sp.job_id
    JOIN orders AS o ON o.id = j.order_id
    JOIN order_items AS i ON i.id = j.order_item_id
    JOIN placements AS p ON p.id = j.placement_id`

const GARMENTS = sql`
    LEFT JOIN variants AS v ON v.id = i.variant_id
    LEFT JOIN garments AS g ON g.id = v.garment_id`

const SHEETS = sql`
  SELECT s.id, s.number, s.state, s.state_since AS "stateSince", s.film, s.length_mm AS "lengthMm",
    s.bound_mm AS "boundMm", s.packing_since AS "packingSince", s.packing_until AS "packingUntil", s.export,
    s.void_reason AS "voidReason", s.created_by_kind AS "createdByKind", s.created_by AS "createdBy",
    u.name AS "createdByName", s.created_at AS "createdAt",
    s.updated_at AS "updatedAt", w.name AS "updatedByName", s.revision, m.jobs, m.live AS "livePrints", m.orders,
    m.fabrics, m.promised_by AS "promisedBy", m.area_mm2 AS "areaMm2",
    CASE WHEN s.state = 'printed' OR s.film_used_mm IS NOT NULL
      THEN (SELECT coalesce(sum(c.amount_minor), 0) FROM cost_entries AS c WHERE c.run_id = s.id) END AS "costMinor",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'byteSize', f.byte_size)), '[]')
     FROM gang_sheet_files AS f WHERE f.sheet_id = s.id AND f.removed_at IS NULL) AS files,
    (SELECT count(*)::integer FROM gang_sheet_files AS f
      WHERE f.sheet_id = s.id AND f.removed_at IS NOT NULL) AS "lostFiles"
  FROM gang_sheets AS s
  LEFT JOIN admin_users AS u ON u.id = s.created_by
  LEFT JOIN admin_users AS w ON w.id = s.updated_by
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS jobs, (count(*) FILTER (WHERE j.state <> 'void'))::integer AS live,
      count(DISTINCT j.order_id)::integer AS orders,
      coalesce(array_agg(DISTINCT ${FABRIC}) FILTER (WHERE i.id IS NOT NULL), '{}') AS fabrics,
      min(o.promised_by) AS promised_by, coalesce(sum(film_width(i, p) * film_height(i, p)), 0) AS area_mm2
    FROM ${SHEET_PRINTS} ${GARMENTS}
    WHERE sp.sheet_id = s.id) AS m`

export async function findSheet(database: Kysely<DB>, sheetId: string): Promise<SheetRow | undefined> {
  const { rows } = await sql<SheetRow>`${SHEETS} WHERE s.id = ${sheetId}`.execute(database)
  return rows[0]
}

interface SheetFilter {
  readonly before?: string | undefined
  readonly states?: readonly GangSheetState[] | undefined
}

/** The states are literals in the SQL, where the planner can use them. */
export async function listSheets(
  database: Kysely<DB>,
  { before, states }: SheetFilter,
  limit: number,
): Promise<SheetRow[]> {
  const conditions = [
    sql`true`,
    before !== undefined && sql`s.id < ${before}`,
    states && sql`s.state IN (${sql.join(states.map((state) => sql.lit(state)))})`,
  ].filter((condition) => condition !== undefined && condition !== false)
  const { rows } = await sql<SheetRow>`
    ${SHEETS} WHERE ${sql.join(conditions, sql` AND `)} ORDER BY s.id DESC LIMIT ${rowLimit(limit)}`.execute(
    database,
  )
  return rows
}

export async function listPrints(database: Kysely<DB>, sheetId: string): Promise<SheetPrintRow[]> {
  const { rows } = await sql<SheetPrintRow>`
    SELECT sp.job_id AS "jobId", j.state AS "jobState", o.id AS "orderId", o.number AS "orderNumber", j.unit,
      i.garment_name AS "garmentName", i.colour, i.size, i.kind, coalesce(p.zone_id, i.kind::text) AS "zoneId", ${FABRIC} AS fabric,
      o.promised_by AS "promisedBy", a.id AS "artworkId", a.file_name AS "artworkFileName",
      film_width(i, p) AS "widthMm", film_height(i, p) AS "heightMm", film_trim(i, p) AS trim, sp.x_mm AS "xMm", sp.y_mm AS "yMm", sp.turned, sp.pinned
    FROM ${SHEET_PRINTS} ${GARMENTS}
    JOIN artworks AS a ON a.id = p.artwork_id
    WHERE sp.sheet_id = ${sheetId}
    ORDER BY sp.y_mm, sp.x_mm, sp.job_id`.execute(database)
  return rows
}

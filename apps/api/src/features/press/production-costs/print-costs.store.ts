import type { AdminPrintZoneSettingsRequest } from '@platen/contract'
import { fromMillionths, millionths } from '@platen/pricing'
import { sql, type Kysely } from 'kysely'
import type { DB, JobState } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import {
  PRINT_CATEGORIES,
  type LooseCost,
  type PrintCategory,
  type PrintCost,
  type Prices,
} from './print-cost.ts'
import type { CostedPrint, Use } from './print-use.ts'
import type { Material, ProductionSettings } from './production-settings.store.ts'

export interface Costing {
  readonly settings: ProductionSettings
  readonly prices: Prices
  readonly film: AdminPrintZoneSettingsRequest['film']
}

const price = (material: Material) => sql`coalesce(
  (SELECT average_unit_cost::text FROM inventory_items
    WHERE id = (s.settings #>> ${sql.lit(`{${material},itemId}`)}::text[])::uuid),
  s.settings #>> ${sql.lit(`{${material},unitCost}`)}::text[])`

/** Average costs of stock items take precedence over prices in the settings. */
export const COSTING_AS_JSON = sql<Costing>`(
  SELECT jsonb_build_object('settings', s.settings, 'film', p.film, 'prices', jsonb_build_object(
    'film', ${price('film')}, 'colourInk', ${price('colourInk')}, 'whiteInk', ${price('whiteInk')},
    'powder', ${price('powder')}, 'labourHour', s.settings #>> '{labour,costPerHour}'))
  FROM production_settings AS s CROSS JOIN print_settings AS p)`

export async function getCosting(database: Kysely<DB>): Promise<Costing> {
  const { rows } = await sql<{ costing: Costing | null }>`SELECT ${COSTING_AS_JSON} AS costing`.execute(
    database,
  )
  const costing = rows[0]?.costing
  if (!costing) throw new Error('The store has no print settings.')
  return costing
}

export interface PrintOfJob extends CostedPrint {
  readonly jobId: string
  readonly orderId: string
  readonly orderItemId: string
  readonly placementId: string
  /** Line and unit. */
  readonly garment: string
  readonly state: JobState
  readonly sheetId: string | null
}

interface PrintedSheet {
  readonly name: string
  readonly lengthMm: number
  readonly gapMm: number
}

/** Numbers of more than six digits keep all of them. */
export const SHEET_NAME = sql<string>`'GS-' || lpad(g.number::text, greatest(6, length(g.number::text)), '0')`

export async function getSheet(tx: Tx, sheetId: string): Promise<PrintedSheet> {
  const { rows } = await sql<PrintedSheet>`
    SELECT ${SHEET_NAME} AS name, g.length_mm::float8 AS "lengthMm", (g.film ->> 'gapMm')::float8 AS "gapMm"
    FROM gang_sheets AS g WHERE g.id = ${sheetId}`.execute(tx)
  const [sheet] = rows
  if (!sheet) throw new Error(`There is no gang sheet ${sheetId}.`)
  return sheet
}

export async function listPrintsOfSheet(tx: Tx, sheetId: string): Promise<PrintOfJob[]> {
  const { rows } = await sql<PrintOfJob>`
    SELECT ${PRINT_OF_JOB},
      CASE WHEN g.inked_area_mm2 IS NOT NULL AND g.colour_coverage IS NOT NULL AND g.white_coverage IS NOT NULL
        THEN jsonb_build_object('areaMm2', g.inked_area_mm2, 'colourCoverage', g.colour_coverage,
          'whiteCoverage', g.white_coverage) END AS ink
    FROM gang_sheet_prints AS g
    JOIN print_jobs AS j ON j.id = g.job_id
    JOIN order_items AS i ON i.id = j.order_item_id
    JOIN placements AS p ON p.id = j.placement_id
    JOIN artworks AS a ON a.id = p.artwork_id
    WHERE g.sheet_id = ${sheetId}
    ORDER BY g.y_mm, g.x_mm, j.id`.execute(tx)
  return rows
}

export async function listLoosePrints(tx: Tx, jobIds: readonly string[]): Promise<PrintOfJob[]> {
  const { rows } = await sql<PrintOfJob>`
    SELECT ${PRINT_OF_JOB}, NULL AS ink
    FROM print_jobs AS j
    JOIN order_items AS i ON i.id = j.order_item_id
    JOIN placements AS p ON p.id = j.placement_id
    JOIN artworks AS a ON a.id = p.artwork_id
    WHERE j.id = ANY(${jobIds}::uuid[]) AND j.sheet_id IS NULL
      AND NOT EXISTS (SELECT FROM print_job_costs AS c WHERE c.job_id = j.id)
    ORDER BY j.id`.execute(tx)
  return rows
}

export async function listLooseCosts(tx: Tx, orderIds: readonly string[]): Promise<LooseCost[]> {
  const { rows } = await sql<{
    orderId: string
    exact: Record<PrintCategory, string | null>
    charged: Partial<Record<PrintCategory, number>> | null
  }>`
    SELECT o.id AS "orderId",
      (SELECT jsonb_build_object('film', sum(c.film_cost)::text, 'ink', sum(c.ink_cost)::text,
          'powder', sum(c.powder_cost)::text, 'labour', sum(c.labour_cost)::text)
        FROM order_items AS i JOIN print_job_costs AS c ON c.order_item_id = i.id
        WHERE i.order_id = o.id AND NOT EXISTS (SELECT FROM gang_sheets AS g WHERE g.id = c.run_id)) AS exact,
      (SELECT jsonb_object_agg(e.category, e.amount) FROM (
          SELECT category, sum(amount_minor) AS amount FROM cost_entries
          WHERE order_id = o.id AND run_id IS NOT NULL AND reversal_of IS NULL
            AND NOT EXISTS (SELECT FROM gang_sheets AS g WHERE g.id = run_id)
          GROUP BY category) AS e) AS charged
    FROM orders AS o WHERE o.id = ANY(${orderIds}::uuid[])`.execute(tx)
  return rows.map(({ orderId, exact, charged }) => ({
    orderId,
    cost: eachCategory((category) => millionths(exact[category] ?? '0')),
    chargedMinor: eachCategory((category) => charged?.[category] ?? 0),
  }))
}

function eachCategory<Value>(valueOf: (category: PrintCategory) => Value): Record<PrintCategory, Value> {
  return Object.fromEntries(PRINT_CATEGORIES.map((category) => [category, valueOf(category)])) as Record<
    PrintCategory,
    Value
  >
}

/**
 * The inked share of what is on film; the inspection knows that of the whole picture. Of a sheet that a customer laid
 * out, that of all its prints together.
 */
export const INK_PERCENT_OF_FILM = sql`(CASE WHEN i.film ? 'printWidthMm' THEN (
    SELECT sum(q.copies * (b.inspection ->> 'inkAreaPercent')::float8 * (q.width_mm * q.height_mm)::float8)
    FROM placements AS q JOIN artworks AS b ON b.id = q.artwork_id WHERE q.order_item_id = i.id)
  ELSE (a.inspection ->> 'inkAreaPercent')::float8 * (p.width_mm * p.height_mm)::float8 END
  / (film_width(i, p) * film_height(i, p))::float8)`

/** The half-transparent share of that ink. */
export const SHADES_PERCENT_OF_FILM = sql`(CASE WHEN i.film ? 'printWidthMm' THEN (
    SELECT sum(s.ink * s.shades) / nullif(sum(s.ink), 0) FROM (
      SELECT (b.inspection ->> 'semiTransparentPercent')::float8 AS shades,
        q.copies * (b.inspection ->> 'inkAreaPercent')::float8 * (q.width_mm * q.height_mm)::float8 AS ink
      FROM placements AS q JOIN artworks AS b ON b.id = q.artwork_id WHERE q.order_item_id = i.id) AS s)
  ELSE (a.inspection ->> 'semiTransparentPercent')::float8 END)`

/** `beginsGarment`: no print of the garment has recorded costs yet. */
const PRINT_OF_JOB = sql`
  j.id AS "jobId", j.order_id AS "orderId", j.order_item_id AS "orderItemId", j.placement_id AS "placementId",
  j.state, j.sheet_id AS "sheetId", film_width(i, p)::float8 AS "widthMm", film_height(i, p)::float8 AS "heightMm",
  ${INK_PERCENT_OF_FILM} AS "inkAreaPercent", ${SHADES_PERCENT_OF_FILM} AS "semiTransparentPercent", j.finish,
  j.order_item_id || '/' || j.unit AS garment,
  NOT EXISTS (
    SELECT FROM print_jobs AS before JOIN print_job_costs AS c ON c.job_id = before.id
    WHERE before.order_id = j.order_id AND before.order_item_id = j.order_item_id AND before.unit = j.unit
  ) AS "beginsGarment"`

export interface CostOfJob {
  readonly print: PrintOfJob
  readonly use: Use
  readonly cost: PrintCost
}

export async function insertPrintCosts(
  tx: Tx,
  costs: readonly CostOfJob[],
  { runId, now }: { readonly runId: string; readonly now: Date },
): Promise<void> {
  const rows = costs.map(({ print, use, cost }) => ({
    job_id: print.jobId,
    run_id: runId,
    order_item_id: print.orderItemId,
    placement_id: print.placementId,
    area_mm2: (print.widthMm * print.heightMm).toFixed(2),
    film_mm: decimal(use.filmUm, 3),
    colour_ink_ml: decimal(use.colourInk, 4),
    white_ink_ml: decimal(use.whiteInk, 4),
    powder_g: decimal(use.powder, 4),
    film_cost: fromMillionths(cost.film),
    ink_cost: fromMillionths(cost.ink),
    powder_cost: fromMillionths(cost.powder),
    labour_cost: fromMillionths(cost.labour),
    measured: print.ink !== null,
    created_at: now,
  }))
  // PostgreSQL allows 65,535 parameters per statement.
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx
      .insertInto('print_job_costs')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute()
  }
}

const ROWS_AT_ONCE = 1_000

function decimal(value: bigint, digits: number): string {
  const text = value.toString().padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** In mm. */
export async function listFilmOfJobs(
  tx: Tx,
  jobIds: readonly string[],
): Promise<{ jobId: string; orderId: string; filmMm: number }[]> {
  const { rows } = await sql<{ jobId: string; orderId: string; filmMm: number }>`
    SELECT c.job_id AS "jobId", j.order_id AS "orderId", c.film_mm::float8 AS "filmMm"
    FROM print_job_costs AS c JOIN print_jobs AS j ON j.id = c.job_id
    WHERE c.job_id = ANY(${jobIds}::uuid[])
    ORDER BY c.job_id`.execute(tx)
  return rows
}

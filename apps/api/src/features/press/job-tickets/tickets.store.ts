import type { Trim } from '@platen/placement'
import type { GarmentView } from '@platen/ui/garment-shapes'
import { APPEARANCE_JSON, type Appearance } from '../../../platform/records/garment-sides.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB, JobState } from '../../../platform/database/tables.generated.ts'

export interface TicketRow {
  readonly jobId: string
  readonly state: JobState
  readonly orderNumber: string
  /** `YYYY-MM-DD`. */
  readonly promisedBy: string
  readonly neededBy: string | null
  readonly customerName: string
  readonly delivery: TicketDelivery
  /** Of the whole order. */
  readonly garments: number
  readonly orderItemId: string
  readonly unit: number
  readonly quantity: number
  readonly garmentName: string
  readonly appearance: Appearance
  readonly fabric: string
  readonly colour: string
  readonly colourHex: string
  readonly size: string
  readonly note: string | null
  readonly zoneId: string
  readonly zoneView: GarmentView
  readonly zoneName: string
  readonly anchorXMm: number
  readonly anchorYMm: number
  readonly zoneWidthMm: number
  readonly zoneHeightMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly offsetXMm: number
  readonly offsetYMm: number
  readonly rotationDeg: 0 | 90 | 180 | 270
  readonly trim: Trim
  /** Null once the file was removed. */
  readonly artworkSha256: string | null
}

export interface TicketDelivery {
  readonly method: 'pickup' | 'meetup' | 'delivery'
  readonly meetupZoneName: string | null
  readonly slot: { readonly date: string; readonly from: string } | null
  readonly city: string | null
}

export interface TicketScope {
  readonly kind: 'sheet' | 'order' | 'job'
  readonly id: string
}

export async function scopeExists(database: Kysely<DB>, { kind, id }: TicketScope): Promise<boolean> {
  const { rows } = await sql`SELECT FROM ${TABLES[kind]} WHERE id = ${id}`.execute(database)
  return rows.length > 0
}

const TABLES = {
  sheet: sql.table('gang_sheets'),
  order: sql.table('orders'),
  job: sql.table('print_jobs'),
} as const satisfies Record<TicketScope['kind'], RawBuilder<unknown>>

const COLUMNS = {
  sheet: sql.ref('sheet_id'),
  order: sql.ref('order_id'),
  job: sql.ref('id'),
} as const satisfies Record<TicketScope['kind'], RawBuilder<unknown>>

/**
 * Of garments, because film is not pressed here. Includes prints on other films, because a garment is pressed as a whole. Finds jobs by their order, which
 * has an index.
 */
export async function listTicketRows(
  database: Kysely<DB>,
  { kind, id }: TicketScope,
  limit: number,
): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    WITH chosen AS (
      SELECT j.order_id, j.order_item_id, j.unit
      FROM print_jobs AS j JOIN orders AS o ON o.id = j.order_id JOIN order_items AS i ON i.id = j.order_item_id
      WHERE i.kind = 'garment' AND (j.order_id, j.order_item_id, j.unit) IN (
        SELECT order_id, order_item_id, unit FROM print_jobs WHERE ${COLUMNS[kind]} = ${id})
      GROUP BY o.promised_by, j.order_id, i.position, j.order_item_id, j.unit
      HAVING bool_or(j.state NOT IN ('failed', 'void'))
      ORDER BY o.promised_by, j.order_id, i.position, j.unit
      LIMIT ${limit}
    )
    SELECT j.id AS "jobId", j.state, o.number AS "orderNumber", o.promised_by AS "promisedBy",
      o.needed_by AS "neededBy", o.customer_name AS "customerName",
      jsonb_build_object('method', o.fulfilment_method, 'meetupZoneName', o.fulfilment->'meetupZoneName',
        'slot', o.fulfilment->'slot', 'city', o.fulfilment->'address'->'city') AS delivery,
      o.units AS garments, i.id AS "orderItemId", j.unit, i.quantity::integer AS quantity,
      i.garment_name AS "garmentName", ${APPEARANCE_JSON('g')} AS appearance, g.fabric, i.colour, v.colour_hex AS "colourHex",
      i.size, i.note, z.id AS "zoneId", z.view AS "zoneView", z.name AS "zoneName", z.anchor_x_mm AS "anchorXMm",
      z.anchor_y_mm AS "anchorYMm", z.max_width_mm AS "zoneWidthMm", z.max_height_mm AS "zoneHeightMm",
      p.width_mm AS "widthMm", p.height_mm AS "heightMm", p.offset_x_mm AS "offsetXMm", p.offset_y_mm AS "offsetYMm",
      p.rotation_deg AS "rotationDeg", film_trim(p) AS trim,
      CASE WHEN a.removed_at IS NULL THEN encode(a.sha256, 'hex') END AS "artworkSha256"
    FROM chosen AS u
    JOIN print_jobs AS j ON j.order_id = u.order_id AND j.order_item_id = u.order_item_id AND j.unit = u.unit
    JOIN orders AS o ON o.id = j.order_id
    JOIN order_items AS i ON i.id = j.order_item_id
    JOIN variants AS v ON v.id = i.variant_id
    JOIN garments AS g ON g.id = v.garment_id
    JOIN placements AS p ON p.id = j.placement_id
    JOIN print_zones AS z ON z.id = p.zone_id
    JOIN artworks AS a ON a.id = p.artwork_id
    WHERE j.state NOT IN ('failed', 'void')
    ORDER BY o.promised_by, o.id, i.position, j.unit, p.position, j.id`.execute(database)
  return rows
}

export interface PressRecipe {
  readonly fabric: string
  readonly temperatureC: number
  readonly seconds: number
  readonly pressureBar: number
  readonly peel: 'hot' | 'warm' | 'cold'
  readonly repressSeconds: number
}

export async function listRecipes(database: Kysely<DB>): Promise<PressRecipe[]> {
  const { rows } = await sql<{ recipes: PressRecipe[] }>`
    SELECT press_recipes AS recipes FROM print_settings`.execute(database)
  return rows[0]?.recipes ?? []
}

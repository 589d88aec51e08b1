import type { COST_CATEGORIES, Stage } from '@platen/contract'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../platform/database/tables.generated.ts'
import { firstUuidAt } from '../../platform/ids.ts'

/** A range of store days as instants: the beginning of each day, and the end of the last. */
export interface Span {
  readonly dateFrom: string
  readonly dateTo: string
  readonly timeZone: string
  readonly starts: readonly Date[]
  readonly end: Date
}

/** Orders of a day (counted from 0) that are in one stage now. */
export interface Placed {
  readonly day: number
  readonly stage: Stage
  readonly orders: number
  readonly units: number
  readonly totalMinor: number
}

/** Orders by the day on which they were placed. Their ids are in order of time: the range is one of the primary key. */
export async function listPlaced(database: Kysely<DB>, span: Span): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    SELECT ${dayOf('created_at', span)} AS day, stage, count(*)::integer AS orders, sum(units)::integer AS units,
      sum(total_minor)::bigint AS "totalMinor"
    FROM orders
    WHERE ${madeWithin('id', span)}
    GROUP BY 1, 2`.execute(database)
  return rows
}

/** Money of a day: what came in, what was paid back, and what was spent on each category. */
export interface Money {
  readonly day: number
  readonly kind: 'income' | 'paid_back' | (typeof COST_CATEGORIES)[number]
  readonly amountMinor: number
}

export async function listMoney(database: Kysely<DB>, span: Span): Promise<Money[]> {
  const { rows } = await sql<Money>`
    SELECT ${dayOf('decided_at', span)} AS day, 'income' AS kind, sum(verified_minor)::bigint AS "amountMinor"
    FROM payments
    WHERE status IN ('verified', 'refunded') AND ${within('decided_at', span)}
    GROUP BY 1
    UNION ALL
    SELECT ${dayOf('refunded_at', span)}, 'paid_back', sum(amount_minor)::bigint
    FROM refunds
    WHERE ${within('refunded_at', span)}
    GROUP BY 1
    UNION ALL
    SELECT incurred_on - ${span.dateFrom}::date, category::text, sum(amount_minor)::bigint
    FROM cost_entries
    WHERE incurred_on BETWEEN ${span.dateFrom}::date AND ${span.dateTo}::date
    GROUP BY incurred_on, category`.execute(database)
  return rows
}

/** Orders that were handed over in the range. */
export interface Handovers {
  readonly handedOver: number
  readonly onTime: number
  /** Median and ninth decile. */
  readonly leadTimeHours: readonly [number, number] | null
}

export async function findHandovers(database: Kysely<DB>, span: Span): Promise<Handovers> {
  const { rows } = await sql<Handovers>`
    SELECT count(*)::integer AS "handedOver",
      (count(*) FILTER (WHERE (handed_over_at AT TIME ZONE ${span.timeZone})::date <= promised_by))::integer AS "onTime",
      percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (
        ORDER BY extract(epoch FROM handed_over_at - coalesce(confirmed_at, created_at))::float8 / 3600) AS "leadTimeHours"
    FROM orders
    WHERE handed_over_at IS NOT NULL AND ${within('handed_over_at', span)}`.execute(database)
  return only(rows)
}

/** What was printed in the range. */
export interface Prints {
  readonly prints: number
  readonly reprints: number
  readonly artworkAreaMm2: number
}

export async function findPrints(database: Kysely<DB>, span: Span): Promise<Prints> {
  const { rows } = await sql<Prints>`
    WITH printed AS MATERIALIZED (
      SELECT placement_id, count(*) AS prints, count(parent_job_id) AS reprints
      FROM print_jobs
      WHERE printed_at IS NOT NULL AND ${within('printed_at', span)}
      GROUP BY placement_id
    )
    SELECT coalesce(sum(prints), 0)::integer AS prints, coalesce(sum(reprints), 0)::integer AS reprints,
      coalesce(round(sum(prints * p.width_mm * p.height_mm)), 0)::bigint AS "artworkAreaMm2"
    FROM printed JOIN placements AS p ON p.id = printed.placement_id`.execute(database)
  return only(rows)
}

/** Film that was consumed, and contact requests that came, in the range. */
export interface FilmAndLeads {
  readonly filmUsedMm: number
  readonly filmWidthMm: number
  readonly leadsReceived: number
  readonly leadsConverted: number
}

export async function findFilmAndLeads(database: Kysely<DB>, span: Span): Promise<FilmAndLeads> {
  const { rows } = await sql<FilmAndLeads>`
    WITH film AS (
      SELECT coalesce(-sum(m.delta), 0)::bigint AS "filmUsedMm"
      FROM inventory_items AS i
      JOIN inventory_movements AS m ON m.item_id = i.id
      WHERE i.kind = 'film' AND i.unit = 'millimetre' AND m.type = 'consumption' AND ${within('m.created_at', span)}
    ), leads AS (
      SELECT count(*)::integer AS "leadsReceived",
        (count(*) FILTER (WHERE status = 'converted'))::integer AS "leadsConverted"
      FROM contact_leads
      WHERE ${madeWithin('id', span)}
    )
    SELECT film.*, leads.*,
      (SELECT coalesce(max((film ->> 'widthMm')::float8), 0) FROM print_settings) AS "filmWidthMm"
    FROM film, leads`.execute(database)
  return only(rows)
}

/** What was ordered most in the range. Ids are UUIDs, those of zones their names. */
export interface Tops {
  readonly topGarments: readonly Top[]
  readonly topZones: readonly Top[]
}

interface Top {
  readonly id: string
  readonly name: string
  readonly units: number
  readonly revenueMinor: number
}

export async function findTops(database: Kysely<DB>, span: Span): Promise<Tops> {
  // Each range is read by itself: the planner takes the ranges of ids for independent, and expects next to no rows of
  // their joins.
  const { rows } = await sql<Tops>`
    WITH placed AS MATERIALIZED (
      SELECT id FROM orders WHERE stage NOT IN ('cancelled', 'expired') AND ${madeWithin('id', span)}
    ), lines AS MATERIALIZED (
      SELECT id, order_id, variant_id, quantity, line_total_minor FROM order_items WHERE ${madeWithin('id', span)}
    ), prints AS MATERIALIZED (
      SELECT order_item_id, zone_id, price_minor FROM placements WHERE ${madeWithin('id', span)}
    ), sold AS MATERIALIZED (
      SELECT lines.* FROM lines JOIN placed ON placed.id = lines.order_id
    ), garments_sold AS (
      SELECT g.id, g.name, sum(s.quantity)::integer AS units, sum(s.line_total_minor)::bigint AS "revenueMinor"
      FROM sold AS s
      JOIN variants AS v ON v.id = s.variant_id
      JOIN garments AS g ON g.id = v.garment_id
      GROUP BY g.id, g.name
      ORDER BY units DESC, g.name
      LIMIT 10
    ), zones_sold AS (
      SELECT z.id, z.name, sum(s.quantity)::integer AS units, sum(s.quantity * p.price_minor)::bigint AS "revenueMinor"
      FROM sold AS s
      JOIN prints AS p ON p.order_item_id = s.id
      JOIN print_zones AS z ON z.id = p.zone_id
      GROUP BY z.id, z.name
      ORDER BY units DESC, z.name
      LIMIT 10
    )
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(garments_sold)), '[]') FROM garments_sold) AS "topGarments",
      (SELECT coalesce(jsonb_agg(to_jsonb(zones_sold)), '[]') FROM zones_sold) AS "topZones"`.execute(
    database,
  )
  return only(rows)
}

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('An aggregate gave no row.')
  return row
}

/** Which day of the range a time is in, from 0. The days are those of the calendar, whatever their length. */
function dayOf(column: string, { starts }: Span) {
  return sql`width_bucket(${sql.raw(column)}, ${starts.map((start) => start.toISOString())}::timestamptz[]) - 1`
}

function within(column: string, { starts, end }: Span) {
  return sql`${sql.raw(column)} >= ${starts[0]} AND ${sql.raw(column)} < ${end}`
}

/** For ids that were made with the time of their record. */
function madeWithin(column: string, { starts, end }: Span) {
  const first = starts[0] ?? end
  return sql`${sql.raw(column)} >= ${firstUuidAt(first)}::uuid AND ${sql.raw(column)} < ${firstUuidAt(end)}::uuid`
}

import type { COST_CATEGORIES, Stage } from '@platen/contract'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { firstUuidAt } from '../../../platform/records/ids.ts'

/** A range of store days as instants: the start of each day and the end of the last. */
export interface Span {
  readonly dateFrom: string
  readonly dateTo: string
  readonly timeZone: string
  readonly starts: readonly Date[]
  readonly end: Date
}

/** Days count from 0. */
export interface Placed {
  readonly day: number
  readonly stage: Stage
  readonly orders: number
  readonly units: number
  readonly totalMinor: number
}

/** Ids are ordered by time, so the range is one of the primary key. */
export async function listPlaced(database: Kysely<DB>, span: Span): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    SELECT ${dayOf('created_at', span)} AS day, stage, count(*)::integer AS orders, sum(units)::integer AS units,
      sum(total_minor)::bigint AS "totalMinor"
    FROM orders AS o
    WHERE ${madeWithin('id', span)} AND ${isNoTest('o.id')}
    GROUP BY 1, 2`.execute(database)
  return rows
}

export interface Money {
  readonly day: number
  readonly kind: 'income' | 'paid_back' | (typeof COST_CATEGORIES)[number]
  readonly amountMinor: number
  /** The tax in it, in the same share as in the total of its order. */
  readonly taxMinor: number
}

export async function listMoney(database: Kysely<DB>, span: Span): Promise<Money[]> {
  const { rows } = await sql<Money>`
    SELECT ${dayOf('decided_at', span)} AS day, 'income' AS kind, sum(verified_minor)::bigint AS "amountMinor",
      ${taxIn('verified_minor')} AS "taxMinor"
    FROM payments AS p JOIN orders AS o ON o.id = p.order_id
    WHERE p.status IN ('verified', 'refunded') AND ${within('decided_at', span)} AND ${isNoTest('o.id')}
    GROUP BY 1
    UNION ALL
    SELECT ${dayOf('refunded_at', span)}, 'paid_back', sum(amount_minor)::bigint, ${taxIn('amount_minor')}
    FROM refunds AS r JOIN orders AS o ON o.id = r.order_id
    WHERE ${within('refunded_at', span)} AND ${isNoTest('o.id')}
    GROUP BY 1
    UNION ALL
    SELECT incurred_on - ${span.dateFrom}::date, category::text, sum(amount_minor)::bigint, 0
    FROM cost_entries
    WHERE incurred_on BETWEEN ${span.dateFrom}::date AND ${span.dateTo}::date
    GROUP BY incurred_on, category`.execute(database)
  return rows
}

function taxIn(column: string) {
  const share = sql`o.tax_minor::numeric / nullif(o.total_minor, 0)`
  return sql`coalesce(sum(round(${sql.raw(column)} * ${share})), 0)::bigint`
}

interface Handovers {
  readonly handedOver: number
  readonly onTime: number
  /** Median and p90. */
  readonly leadTimeHours: readonly [number, number] | null
}

export async function findHandovers(database: Kysely<DB>, span: Span): Promise<Handovers> {
  const { rows } = await sql<Handovers>`
    SELECT count(*)::integer AS "handedOver",
      (count(*) FILTER (WHERE (handed_over_at AT TIME ZONE ${span.timeZone})::date <= promised_by))::integer AS "onTime",
      percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (
        ORDER BY extract(epoch FROM handed_over_at - coalesce(confirmed_at, created_at))::float8 / 3600) AS "leadTimeHours"
    FROM orders AS o
    WHERE handed_over_at IS NOT NULL AND ${within('handed_over_at', span)} AND ${isNoTest('o.id')}`.execute(
    database,
  )
  return only(rows)
}

interface Prints {
  readonly prints: number
  readonly reprints: number
}

export async function findPrints(database: Kysely<DB>, span: Span): Promise<Prints> {
  const { rows } = await sql<Prints>`
    SELECT count(*)::integer AS prints, count(parent_job_id)::integer AS reprints
    FROM print_jobs
    WHERE printed_at IS NOT NULL AND ${within('printed_at', span)}`.execute(database)
  return only(rows)
}

export interface Film {
  readonly usedMm: number
  readonly usedMm2: number
  readonly artworkAreaMm2: number
}

export async function findFilm(database: Kysely<DB>, span: Span): Promise<Film> {
  const { rows } = await sql<Film>`
    WITH sheets AS MATERIALIZED (
      SELECT id, greatest(length_mm, film_used_mm) AS used_mm, (film ->> 'widthMm')::numeric AS width_mm
      FROM gang_sheets
      WHERE state = 'printed' AND ${within('state_since', span)}
    )
    SELECT coalesce(round(sum(used_mm)), 0)::bigint AS "usedMm",
      coalesce(sum(used_mm * width_mm), 0)::float8 AS "usedMm2", (
        SELECT coalesce(round(sum(c.area_mm2)), 0)::bigint
        FROM print_job_costs AS c WHERE c.run_id IN (SELECT id FROM sheets)) AS "artworkAreaMm2"
    FROM sheets`.execute(database)
  return only(rows)
}

interface Leads {
  readonly received: number
  readonly converted: number
}

export async function findLeads(database: Kysely<DB>, span: Span): Promise<Leads> {
  const { rows } = await sql<Leads>`
    SELECT count(*)::integer AS received, (count(*) FILTER (WHERE status = 'converted'))::integer AS converted
    FROM contact_leads
    WHERE ${madeWithin('id', span)}`.execute(database)
  return only(rows)
}

export interface CodeUse {
  readonly id: string
  readonly code: string
  readonly orders: number
  readonly amountMinor: number
}

/** By the primary key of the uses, which is the id of the order. */
export async function listCodes(database: Kysely<DB>, span: Span): Promise<CodeUse[]> {
  const { rows } = await sql<CodeUse>`
    SELECT d.id, d.code, given.orders, given."amountMinor"
    FROM (
      SELECT discount_id, count(*)::integer AS orders, sum(amount_minor)::bigint AS "amountMinor"
      FROM discount_uses AS u
      WHERE returned_at IS NULL AND ${madeWithin('u.order_id', span)} AND ${isNoTest('u.order_id')}
      GROUP BY discount_id
    ) AS given
    JOIN discounts AS d ON d.id = given.discount_id
    ORDER BY given."amountMinor" DESC, d.code
    LIMIT 50`.execute(database)
  return rows
}

export function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('An aggregate returned no row.')
  return row
}

/** What the shop ordered from itself earns nothing. What it used up was used. */
export function isNoTest(orderId: string) {
  return sql`NOT EXISTS (SELECT FROM test_orders AS t WHERE t.order_id = ${sql.raw(orderId)})`
}

/** From 0. Days may have 23 to 25 hours. */
function dayOf(column: string, { starts }: Span) {
  return sql`width_bucket(${sql.raw(column)}, ${starts.map((start) => start.toISOString())}::timestamptz[]) - 1`
}

function within(column: string, { starts, end }: Span) {
  return sql`${sql.raw(column)} >= ${starts[0]} AND ${sql.raw(column)} < ${end}`
}

/** For ids that contain the time of their record. */
export function madeWithin(column: string, { starts, end }: Span) {
  const first = starts[0] ?? end
  return sql`${sql.raw(column)} >= ${firstUuidAt(first)}::uuid AND ${sql.raw(column)} < ${firstUuidAt(end)}::uuid`
}

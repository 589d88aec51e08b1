import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { isNoTest, madeWithin, only, type Span } from './metrics.store.ts'

interface Tops {
  readonly topGarments: readonly Top[]
  readonly topZones: readonly Top[]
}

interface Top {
  readonly id: string
  readonly name: string
  readonly units: number
  readonly revenueMinor: number
  /** For produced lines; null when there are none. */
  readonly costMinor: number | null
  readonly marginMinor: number | null
}

export function findTops(database: Kysely<DB>, span: Span, exponent: number): Promise<Tops> {
  return joiningByHash(database, async (tx) => only((await topsOf(span, exponent).execute(tx)).rows))
}

/** PostgreSQL expects one row of a few weeks in an old shop, and would compare each with each in nested loops. */
export function joiningByHash<Result>(
  database: Kysely<DB>,
  work: (tx: Kysely<DB>) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (tx) => {
    await sql`SET LOCAL enable_nestloop = off`.execute(tx)
    return work(tx)
  })
}

/**
 * Covers only produced lines with recorded print costs, so that all revenue has its cost. Included tax is
 * deducted in the same proportion from each line as from the whole order.
 * Each range is read separately, because the planner takes the ranges of ids for independent.
 */
export function topsOf(span: Span, exponent: number): RawBuilder<Tops> {
  return sql<Tops>`
    WITH placed AS MATERIALIZED (
      SELECT id, production_status = 'done' AS produced,
        CASE WHEN total_minor > 0 AND subtotal_minor - discount_minor + fee_minor = total_minor
          THEN 1 - tax_minor::float8 / total_minor ELSE 1 END AS net
      FROM orders AS o
      WHERE stage NOT IN ('cancelled', 'expired') AND ${madeWithin('id', span)} AND ${isNoTest('o.id')}
    ), lines AS MATERIALIZED (
      SELECT id, order_id, variant_id, inventory_item_id, quantity, line_total_minor
      FROM order_items WHERE ${madeWithin('id', span)}
    ), prints AS MATERIALIZED (
      SELECT id, order_item_id, zone_id, price_minor FROM placements WHERE ${madeWithin('id', span)}
    ), printing AS MATERIALIZED (
      SELECT placement_id, sum(cost::float8) * 10 ^ ${exponent}::integer AS cost
      FROM print_job_costs WHERE ${madeWithin('order_item_id', span)}
      GROUP BY placement_id
    ), blanks AS MATERIALIZED (
      SELECT order_id, inventory_item_id, amount_minor::float8 AS cost
      FROM cost_entries
      WHERE category = 'blank' AND order_id IS NOT NULL AND ${madeWithin('order_id', span)}
    ), sold AS MATERIALIZED (
      SELECT lines.*, placed.produced, placed.net FROM lines JOIN placed ON placed.id = lines.order_id
    ), printed AS MATERIALIZED (
      SELECT s.id, s.order_id, p.zone_id, s.quantity, p.price_minor, s.net, CASE WHEN s.produced THEN c.cost END AS cost
      FROM prints AS p
      JOIN sold AS s ON s.id = p.order_item_id
      LEFT JOIN printing AS c ON c.placement_id = p.id
    ), produced AS MATERIALIZED (
      SELECT id, order_id, sum(cost) AS cost FROM printed WHERE cost IS NOT NULL GROUP BY id, order_id
    ), garment_blanks AS (
      SELECT v.garment_id, sum(b.cost) AS cost
      FROM (SELECT DISTINCT order_id FROM produced) AS o
      JOIN blanks AS b ON b.order_id = o.order_id
      JOIN inventory_items AS i ON i.id = b.inventory_item_id
      JOIN variants AS v ON v.id = i.variant_id
      GROUP BY v.garment_id
    ), garments_sold AS (
      SELECT g.id, g.name, sum(s.quantity)::integer AS units, sum(s.line_total_minor)::bigint AS "revenueMinor",
        sum(s.line_total_minor * s.net) FILTER (WHERE c.id IS NOT NULL) AS earned, sum(c.cost) AS cost
      FROM sold AS s
      JOIN variants AS v ON v.id = s.variant_id
      JOIN garments AS g ON g.id = v.garment_id
      LEFT JOIN produced AS c ON c.id = s.id
      GROUP BY g.id, g.name
      ORDER BY units DESC, g.name
      LIMIT 10
    ), garments_earned AS (
      SELECT s.*, s.cost + coalesce(b.cost, 0) AS all_cost
      FROM garments_sold AS s LEFT JOIN garment_blanks AS b ON b.garment_id = s.id
    ), zones_sold AS (
      SELECT z.id, z.name, sum(p.quantity)::integer AS units, sum(p.quantity * p.price_minor)::bigint AS "revenueMinor",
        sum(p.quantity * p.price_minor * p.net) FILTER (WHERE p.cost IS NOT NULL) AS earned, sum(p.cost) AS all_cost
      FROM printed AS p
      JOIN print_zones AS z ON z.id = p.zone_id
      GROUP BY z.id, z.name
      ORDER BY units DESC, z.name
      LIMIT 10
    )
    SELECT (SELECT ${inOrder} FROM garments_earned AS t) AS "topGarments",
      (SELECT ${inOrder} FROM zones_sold AS t) AS "topZones"`
}

const inOrder = sql`coalesce(jsonb_agg(jsonb_build_object(
  'id', t.id, 'name', t.name, 'units', t.units, 'revenueMinor', t."revenueMinor",
  'costMinor', round(t.all_cost)::bigint,
  'marginMinor', round(t.earned)::bigint - round(t.all_cost)::bigint) ORDER BY t.units DESC, t.name), '[]')`

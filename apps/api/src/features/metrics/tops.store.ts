import { sql, type Kysely } from 'kysely'
import type { DB } from '../../platform/database/tables.generated.ts'
import { madeWithin, only, type Span } from './metrics.store.ts'

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
  /** Of what is produced; null when nothing is. */
  readonly costMinor: number | null
  readonly marginMinor: number | null
}

/**
 * What sold most, and what it earned. `exponent` are the decimals of the currency. Cost and margin are those of lines
 * whose order is produced and whose prints were costed, so that no revenue stands without its cost. Tax in the prices
 * is taken off: of an order whose total is the sum of its lines and its fee, each line holds the same part of it.
 */
export async function findTops(database: Kysely<DB>, span: Span, exponent: number): Promise<Tops> {
  // Each range is read by itself: the planner takes the ranges of ids for independent, and expects next to no rows of
  // their joins.
  const { rows } = await sql<Tops>`
    WITH placed AS MATERIALIZED (
      SELECT id, production_status = 'done' AS produced,
        CASE WHEN total_minor > 0 AND subtotal_minor - discount_minor + fee_minor = total_minor
          THEN 1 - tax_minor::float8 / total_minor ELSE 1 END AS net
      FROM orders WHERE stage NOT IN ('cancelled', 'expired') AND ${madeWithin('id', span)}
    ), lines AS MATERIALIZED (
      SELECT id, order_id, variant_id, inventory_item_id, quantity, line_total_minor
      FROM order_items WHERE ${madeWithin('id', span)}
    ), prints AS MATERIALIZED (
      SELECT id, order_item_id, zone_id, price_minor FROM placements WHERE ${madeWithin('id', span)}
    ), printing AS MATERIALIZED (
      SELECT order_item_id, placement_id, sum(cost)::float8 * 10 ^ ${exponent}::integer AS cost
      FROM print_job_costs WHERE ${madeWithin('order_item_id', span)}
      GROUP BY order_item_id, placement_id
    ), blanks AS MATERIALIZED (
      SELECT order_id, inventory_item_id, sum(amount_minor)::float8 AS cost
      FROM cost_entries
      WHERE category = 'blank' AND order_id IS NOT NULL AND ${madeWithin('order_id', span)}
      GROUP BY order_id, inventory_item_id
    ), sold AS MATERIALIZED (
      SELECT lines.*, placed.produced, placed.net FROM lines JOIN placed ON placed.id = lines.order_id
    ), produced AS MATERIALIZED (
      SELECT s.order_id, s.variant_id, s.inventory_item_id, s.line_total_minor * s.net AS earned, c.cost
      FROM sold AS s
      JOIN (SELECT order_item_id, sum(cost) AS cost FROM printing GROUP BY order_item_id) AS c
        ON c.order_item_id = s.id
      WHERE s.produced
    ), garment_earnings AS (
      SELECT v.garment_id, sum(e.earned) AS earned, sum(e.cost) AS cost
      FROM (
        SELECT variant_id, earned, cost FROM produced
        UNION ALL
        SELECT p.variant_id, 0, b.cost
        FROM (SELECT DISTINCT order_id, variant_id, inventory_item_id FROM produced) AS p
        JOIN blanks AS b ON b.order_id = p.order_id AND b.inventory_item_id = p.inventory_item_id
      ) AS e
      JOIN variants AS v ON v.id = e.variant_id
      GROUP BY v.garment_id
    ), zone_earnings AS (
      SELECT p.zone_id, sum(s.quantity * p.price_minor * s.net) AS earned, sum(c.cost) AS cost
      FROM sold AS s
      JOIN prints AS p ON p.order_item_id = s.id
      JOIN printing AS c ON c.placement_id = p.id
      WHERE s.produced
      GROUP BY p.zone_id
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
    SELECT (
      SELECT coalesce(jsonb_agg(to_jsonb(g) || ${earnings} ORDER BY g.units DESC, g.name), '[]')
      FROM garments_sold AS g LEFT JOIN garment_earnings AS e ON e.garment_id = g.id) AS "topGarments", (
      SELECT coalesce(jsonb_agg(to_jsonb(z) || ${earnings} ORDER BY z.units DESC, z.name), '[]')
      FROM zones_sold AS z LEFT JOIN zone_earnings AS e ON e.zone_id = z.id) AS "topZones"`.execute(database)
  return only(rows)
}

const earnings = sql`jsonb_build_object(
  'costMinor', round(e.cost)::bigint, 'marginMinor', round(e.earned)::bigint - round(e.cost)::bigint)`

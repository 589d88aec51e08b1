import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { EstimateFacts } from './estimate-order.ts'
import {
  COSTING_AS_JSON,
  INK_PERCENT_OF_FILM,
  SHADES_PERCENT_OF_FILM,
  SHEET_NAME,
} from './print-costs.store.ts'

export interface PrintCostProblem {
  readonly check: 'print_costs' | 'sheet_film'
  /** The number of the sheet, or of the order for prints without a sheet, and the category. */
  readonly subject: string
  readonly expected: string
  readonly found: string
}

/**
 * Ignores reversals, which are separate entries. All film of a sheet is charged to orders unless a print on
 * it was void: the shop pays for that part.
 */
export async function findPrintCostProblems(
  database: Kysely<DB>,
  limit: number,
): Promise<PrintCostProblem[]> {
  const { rows } = await sql<PrintCostProblem>`
    WITH runs AS (
      SELECT coalesce(g.id, i.order_id) AS about, sum(c.film_cost) AS film, sum(c.ink_cost) AS ink,
        sum(c.powder_cost) AS powder, sum(c.labour_cost) AS labour, sum(c.film_mm) AS film_mm, count(*) AS prints
      FROM print_job_costs AS c
      JOIN order_items AS i ON i.id = c.order_item_id
      LEFT JOIN gang_sheets AS g ON g.id = c.run_id
      GROUP BY coalesce(g.id, i.order_id)
    ), charged AS (
      SELECT coalesce(g.id, e.order_id) AS about,
        coalesce(sum(e.amount_minor) FILTER (WHERE e.category = 'film'), 0) AS film,
        coalesce(sum(e.amount_minor) FILTER (WHERE e.category = 'ink'), 0) AS ink,
        coalesce(sum(e.amount_minor) FILTER (WHERE e.category = 'powder'), 0) AS powder,
        coalesce(sum(e.amount_minor) FILTER (WHERE e.category = 'labour'), 0) AS labour
      FROM cost_entries AS e LEFT JOIN gang_sheets AS g ON g.id = e.run_id
      WHERE e.run_id IS NOT NULL AND e.order_id IS NOT NULL AND e.reversal_of IS NULL
      GROUP BY coalesce(g.id, e.order_id)
    ), prints AS (
      SELECT sheet_id, count(*) AS prints FROM gang_sheet_prints GROUP BY sheet_id
    ), checked AS (
      SELECT 'print_costs' AS "check", about, c.category, round(c.exact * 10::numeric ^ s.currency_exponent) AS expected,
        c.charged AS found
      FROM runs FULL JOIN charged USING (about)
      CROSS JOIN store_settings AS s
      CROSS JOIN LATERAL (VALUES
        ('film', coalesce(runs.film, 0), coalesce(charged.film, 0)),
        ('ink', coalesce(runs.ink, 0), coalesce(charged.ink, 0)),
        ('powder', coalesce(runs.powder, 0), coalesce(charged.powder, 0)),
        ('labour', coalesce(runs.labour, 0), coalesce(charged.labour, 0))) AS c(category, exact, charged)
      UNION ALL
      SELECT 'sheet_film', g.id, 'mm', g.length_mm, runs.film_mm
      FROM runs JOIN gang_sheets AS g ON g.id = runs.about JOIN prints ON prints.sheet_id = g.id
      WHERE prints.prints = runs.prints
    )
    SELECT c.check, coalesce(${SHEET_NAME}, o.number) || ', ' || c.category AS subject,
      trim_scale(c.expected)::text AS expected, trim_scale(c.found)::text AS found
    FROM checked AS c LEFT JOIN gang_sheets AS g ON g.id = c.about LEFT JOIN orders AS o ON o.id = c.about
    WHERE c.expected <> c.found
    ORDER BY subject, c.check
    LIMIT ${limit}`.execute(database)
  return rows
}

/** Expects the order as `o`. */
export const ESTIMATE_FACTS_AS_JSON = sql<EstimateFacts>`jsonb_build_object(
  'costing', ${COSTING_AS_JSON},
  'exponent', (SELECT currency_exponent FROM store_settings),
  'lines', (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'quantity', i.quantity,
      'blankUnitCost', (SELECT average_unit_cost::text FROM inventory_items WHERE id = i.inventory_item_id),
      'prints', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'widthMm', film_width(i, p), 'heightMm', film_height(i, p),
          'inkAreaPercent', ${INK_PERCENT_OF_FILM}, 'semiTransparentPercent', ${SHADES_PERCENT_OF_FILM},
          'finish', coalesce(i.finish, default_finish(v.colour_hex))) ORDER BY p.position), '[]')
        FROM placements AS p JOIN artworks AS a ON a.id = p.artwork_id
        WHERE p.order_item_id = i.id AND (i.kind <> 'sheet' OR p.position = 0))
    ) ORDER BY i.position), '[]')
    FROM order_items AS i LEFT JOIN variants AS v ON v.id = i.variant_id WHERE i.order_id = o.id))`

/** In 1/10,000 of each item's unit; a later stock count settles the debt. Lock the items first. */
export async function listDebts(tx: Tx, itemIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ itemId: string; quantity: string }>`
    SELECT d.item_id AS "itemId", trunc(d.quantity * 10000)::text AS quantity
    FROM material_debts AS d
    WHERE d.item_id = ANY(${itemIds}::uuid[]) AND NOT EXISTS (
      SELECT FROM inventory_movements AS m
      WHERE m.item_id = d.item_id AND m.type = 'count' AND m.occurred_at > d.updated_at)`.execute(tx)
  return new Map(rows.map(({ itemId, quantity }) => [itemId, BigInt(quantity)]))
}

/**
 * Dated after any count recorded while this transaction waited for the items, although that is after `now`.
 */
export async function writeDebts(tx: Tx, debts: ReadonlyMap<string, bigint>, now: Date): Promise<void> {
  await sql`
    INSERT INTO material_debts (item_id, quantity, updated_at)
    SELECT item_id, quantity / 10000, greatest(${now}::timestamptz, (
      SELECT max(m.occurred_at) FROM inventory_movements AS m WHERE m.item_id = d.item_id AND m.type = 'count'))
    FROM unnest(${[...debts.keys()]}::uuid[], ${[...debts.values()].map(String)}::numeric[]) AS d(item_id, quantity)
    ON CONFLICT (item_id) DO UPDATE SET quantity = excluded.quantity, updated_at = excluded.updated_at`.execute(
    tx,
  )
}

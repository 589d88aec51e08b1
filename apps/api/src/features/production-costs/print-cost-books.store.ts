import { sql, type Kysely } from 'kysely'
import type { DB } from '../../platform/database/tables.generated.ts'

/** A printing whose numbers are not what they should be. */
export interface PrintCostProblem {
  readonly check: 'print_costs' | 'sheet_film'
  /** The number of the sheet, or the id of a printing without one; and the category. */
  readonly subject: string
  readonly expected: string
  readonly found: string
}

/**
 * The first `limit` printings that do not add up. Of a category, what orders were charged is the exact sum of its
 * prints, rounded once; a reversal is another entry and changes nothing of this. The film of a sheet is shared out
 * whole unless a print on it was void: then that part is the shop's.
 */
export async function findPrintCostProblems(
  database: Kysely<DB>,
  limit: number,
): Promise<PrintCostProblem[]> {
  const { rows } = await sql<PrintCostProblem>`
    WITH runs AS (
      SELECT run_id, sum(film_cost) AS film, sum(ink_cost) AS ink, sum(powder_cost) AS powder,
        sum(labour_cost) AS labour, sum(film_mm) AS film_mm, count(*) AS prints
      FROM print_job_costs GROUP BY run_id
    ), charged AS (
      SELECT run_id,
        coalesce(sum(amount_minor) FILTER (WHERE category = 'film'), 0) AS film,
        coalesce(sum(amount_minor) FILTER (WHERE category = 'ink'), 0) AS ink,
        coalesce(sum(amount_minor) FILTER (WHERE category = 'powder'), 0) AS powder,
        coalesce(sum(amount_minor) FILTER (WHERE category = 'labour'), 0) AS labour
      FROM cost_entries
      WHERE run_id IS NOT NULL AND order_id IS NOT NULL AND reversal_of IS NULL
      GROUP BY run_id
    ), prints AS (
      SELECT sheet_id, count(*) AS prints FROM gang_sheet_prints GROUP BY sheet_id
    ), checked AS (
      SELECT 'print_costs' AS "check", run_id, c.category, round(c.exact * 10::numeric ^ s.currency_exponent) AS expected,
        c.charged AS found
      FROM runs FULL JOIN charged USING (run_id)
      CROSS JOIN store_settings AS s
      CROSS JOIN LATERAL (VALUES
        ('film', coalesce(runs.film, 0), coalesce(charged.film, 0)),
        ('ink', coalesce(runs.ink, 0), coalesce(charged.ink, 0)),
        ('powder', coalesce(runs.powder, 0), coalesce(charged.powder, 0)),
        ('labour', coalesce(runs.labour, 0), coalesce(charged.labour, 0))) AS c(category, exact, charged)
      UNION ALL
      SELECT 'sheet_film', g.id, 'mm', g.length_mm, runs.film_mm
      FROM runs JOIN gang_sheets AS g ON g.id = runs.run_id JOIN prints ON prints.sheet_id = g.id
      WHERE prints.prints = runs.prints
    )
    SELECT c.check, coalesce('GS-' || lpad(g.number::text, 6, '0'), c.run_id::text) || ', ' || c.category AS subject,
      trim_scale(c.expected)::text AS expected, trim_scale(c.found)::text AS found
    FROM checked AS c LEFT JOIN gang_sheets AS g ON g.id = c.run_id
    WHERE c.expected <> c.found
    ORDER BY subject, c.check
    LIMIT ${limit}`.execute(database)
  return rows
}

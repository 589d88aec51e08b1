import { sql } from 'kysely'
import { keepFinding } from '../../../platform/records/integrity-checks.ts'
import type { Platform } from '../../../platform/platform.ts'

export const FILM_CHECKS = {
  film_balance: 'the prepaid film of a customer is the sum of its movements',
  film_chain: 'each movement of prepaid film begins with what the one before left',
  film_used: 'orders hold the prepaid film that their lines take, and none once they were cancelled',
  film_bought: 'prepaid film was added as it was bought',
} as const

interface FilmProblem {
  readonly check: keyof typeof FILM_CHECKS
  /** The customer's id, or the order's number. */
  readonly subject: string
  readonly expected: number
  readonly found: number
}

const MAX_PROBLEMS = 100

export async function checkFilm({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<{ ok: boolean; problems: FilmProblem[] }> {
  const checkedAt = clock.now()
  const { rows: problems } = await sql<FilmProblem>`
    WITH moved AS (
      SELECT customer_id, delta_mm, balance_after_mm,
        sum(delta_mm) OVER (PARTITION BY customer_id ORDER BY place) AS running, sum(delta_mm) OVER (PARTITION BY customer_id) AS total
      FROM film_movements
    ), used AS (
      SELECT i.order_id, sum((i.film ->> 'billedCm')::bigint * 10 * i.quantity) AS mm
      FROM order_items AS i WHERE i.film @> '{"prepaid": true}' GROUP BY i.order_id
    ), held AS (
      SELECT order_id, -sum(delta_mm) AS mm FROM film_movements WHERE type IN ('use', 'return') GROUP BY order_id
    )
    SELECT 'film_balance' AS "check", coalesce(a.customer_id, m.customer_id)::text AS subject,
      coalesce(m.total, 0)::bigint AS expected, coalesce(a.balance_mm, 0)::bigint AS found
    FROM film_accounts AS a FULL JOIN (SELECT DISTINCT customer_id, total FROM moved) AS m ON m.customer_id = a.customer_id
    WHERE coalesce(m.total, 0) <> coalesce(a.balance_mm, 0)
    UNION ALL
    SELECT 'film_chain', customer_id::text, running::bigint, balance_after_mm FROM moved WHERE running <> balance_after_mm
    UNION ALL
    SELECT 'film_used', o.number, expected::bigint, coalesce(h.mm, 0)::bigint
    FROM used AS u FULL JOIN held AS h ON h.order_id = u.order_id
    JOIN orders AS o ON o.id = coalesce(u.order_id, h.order_id)
    CROSS JOIN LATERAL (
      SELECT CASE WHEN o.status IN ('cancelled', 'expired') THEN 0 ELSE coalesce(u.mm, 0) END AS expected) AS e
    WHERE expected <> coalesce(h.mm, 0)
    UNION ALL
    SELECT 'film_bought', o.number, p.length_mm, m.delta_mm
    FROM film_purchases AS p JOIN orders AS o ON o.id = p.order_id
    JOIN film_movements AS m ON m.order_id = p.order_id AND m.type = 'purchase'
    WHERE p.length_mm <> m.delta_mm
    LIMIT ${MAX_PROBLEMS}`.execute(database)
  const ok = problems.length === 0
  await keepFinding(database, 'prepaid_film', { ok, checkedAt, problems })
  return { ok, problems }
}

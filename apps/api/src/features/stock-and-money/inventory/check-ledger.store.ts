import type { STOCK_LEDGER_CHECKS } from '@platen/contract'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../platform/database/tables.generated.ts'

export interface LedgerProblem {
  readonly check: (typeof STOCK_LEDGER_CHECKS)[number]
  readonly sku: string
  readonly expected: number
  readonly found: number
}

/**
 * The order of movements at the same moment is not stored: they form a chain when every stock level after one
 * of them is the level before another, except for the zero at the start and the stock on hand now.
 */
export async function findLedgerProblems(database: Kysely<DB>, limit: number): Promise<LedgerProblem[]> {
  const { rows } = await sql<LedgerProblem>`
    WITH moved AS (
      SELECT item_id, sum(delta) AS on_hand,
        sum(CASE type WHEN 'reservation' THEN quantity WHEN 'release' THEN -quantity ELSE 0 END) AS reserved
      FROM inventory_movements GROUP BY item_id
    ), promised AS (
      SELECT l.inventory_item_id AS item_id, sum(l.reserved_quantity) AS reserved
      FROM orders AS o JOIN order_items AS l ON l.order_id = o.id
      WHERE o.status IN ('open', 'on_hold') AND l.reserved_quantity > 0
      GROUP BY l.inventory_item_id
    ), ends AS (
      SELECT item_id, on_hand_after AS stock, 1 AS side FROM inventory_movements WHERE delta <> 0
      UNION ALL SELECT item_id, on_hand_after - delta, -1 FROM inventory_movements WHERE delta <> 0
      UNION ALL SELECT id, 0, 1 FROM inventory_items
      UNION ALL SELECT id, on_hand, -1 FROM inventory_items
    ), loose AS (
      SELECT item_id, count(*) AS ends
      FROM (SELECT item_id FROM ends GROUP BY item_id, stock HAVING sum(side) <> 0) AS unmatched
      GROUP BY item_id
    )
    SELECT c.check, i.sku, c.expected::bigint AS expected, c.found::bigint AS found
    FROM inventory_items AS i
    LEFT JOIN moved AS m ON m.item_id = i.id
    LEFT JOIN promised AS p ON p.item_id = i.id
    LEFT JOIN loose ON loose.item_id = i.id
    CROSS JOIN LATERAL (VALUES
      ('on_hand', coalesce(m.on_hand, 0), i.on_hand),
      ('reserved', coalesce(m.reserved, 0), i.reserved),
      ('promised', coalesce(p.reserved, 0), i.reserved),
      ('chain', 0, coalesce(loose.ends, 0))) AS c("check", expected, found)
    WHERE c.expected <> c.found
    ORDER BY i.sku, c.check
    LIMIT ${limit}`.execute(database)
  return rows
}

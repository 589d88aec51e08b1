import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'

interface BlankNeed {
  readonly orderId: string
  readonly orderItemId: string
  readonly itemId: string
  readonly reserved: number
  /** Unfinished garments whose blank was not taken yet. */
  readonly needed: number
}

/** For orders that already have their print jobs. */
export async function listBlankNeeds(tx: Tx, orderIds: readonly string[]): Promise<BlankNeed[]> {
  const { rows } = await sql<BlankNeed>`
    WITH waiting AS (
      SELECT order_item_id, unit FROM print_jobs
      WHERE order_id = ANY(${orderIds}::uuid[])
      GROUP BY order_item_id, unit
      HAVING bool_or(state NOT IN ('failed', 'void')) AND NOT bool_or(took_blank)
    )
    SELECT i.order_id AS "orderId", i.id AS "orderItemId", i.inventory_item_id AS "itemId",
      i.reserved_quantity AS reserved, count(w.unit) AS needed
    FROM order_items AS i LEFT JOIN waiting AS w ON w.order_item_id = i.id
    WHERE i.order_id = ANY(${orderIds}::uuid[]) AND i.inventory_item_id IS NOT NULL
    GROUP BY i.id
    ORDER BY i.id`.execute(tx)
  return rows
}

export async function listBlanks(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ itemId: string }>`
    SELECT DISTINCT inventory_item_id AS "itemId" FROM order_items
    WHERE order_id = ANY(${orderIds}::uuid[]) AND inventory_item_id IS NOT NULL`.execute(tx)
  return rows.map(({ itemId }) => itemId)
}

/** Returns the lines that were changed; no line goes below zero. */
export async function changeReserved(
  tx: Tx,
  lines: readonly { readonly orderItemId: string; readonly change: number }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    UPDATE order_items AS i SET reserved_quantity = i.reserved_quantity + l.change
    FROM unnest(
      ${lines.map(({ orderItemId }) => orderItemId)}::uuid[],
      ${lines.map(({ change }) => change)}::integer[]) AS l(id, change)
    WHERE i.id = l.id AND i.reserved_quantity + l.change >= 0
    RETURNING i.id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** The jobs of the order whose pressing took a blank. */
export async function listJobsWithBlank(
  tx: Tx,
  orderId: string,
): Promise<{ readonly id: string; readonly itemId: string }[]> {
  const { rows } = await sql<{ id: string; itemId: string }>`
    SELECT j.id, i.inventory_item_id AS "itemId"
    FROM print_jobs AS j JOIN order_items AS i ON i.id = j.order_item_id
    WHERE j.order_id = ${orderId} AND j.took_blank AND i.inventory_item_id IS NOT NULL
    ORDER BY j.id`.execute(tx)
  return rows
}

export async function setTookBlank(tx: Tx, jobIds: readonly string[], tookBlank: boolean): Promise<void> {
  await tx
    .updateTable('print_jobs')
    .set({ took_blank: tookBlank })
    .where('id', '=', sql<string>`ANY(${jobIds}::uuid[])`)
    .execute()
}

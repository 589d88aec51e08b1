import { sql } from 'kysely'
import type { JobState } from '../../platform/database/tables.generated.ts'
import type { Tx } from '../../platform/database/transaction.ts'

/** Makes the jobs of an order that has none: one for each garment and placement, all blocked. */
export async function createMissingJobs(tx: Tx, orderId: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO print_jobs (id, order_id, order_item_id, placement_id, unit, state, state_since, created_at)
    SELECT gen_random_uuid(), i.order_id, i.id, p.id, unit, 'blocked', ${now}, ${now}
    FROM order_items AS i
    JOIN placements AS p ON p.order_item_id = i.id
    CROSS JOIN generate_series(1, i.quantity) AS unit
    WHERE i.order_id = ${orderId} AND NOT EXISTS (SELECT FROM print_jobs WHERE order_id = ${orderId})`.execute(tx)
}

/**
 * Queues the blocked jobs of an order whose artwork is approved and whose line has a blank reserved for every garment
 * that none was taken for yet. A variant of which the shop keeps no stock needs none.
 */
export async function queueOpenJobs(tx: Tx, orderId: string, now: Date): Promise<void> {
  await sql`
    UPDATE print_jobs AS j SET state = 'queued', state_since = ${now}
    FROM placements AS p, order_items AS i
    WHERE j.order_id = ${orderId} AND j.state = 'blocked'
      AND p.id = j.placement_id AND p.state = 'approved'
      AND i.id = j.order_item_id
      AND (i.inventory_item_id IS NULL OR i.reserved_quantity >= i.quantity - (
        SELECT count(DISTINCT taken.unit) FROM print_jobs AS taken
        WHERE taken.order_item_id = i.id AND taken.took_blank AND taken.state NOT IN ('failed', 'void')))`.execute(tx)
}

export async function listJobStates(tx: Tx, orderId: string): Promise<JobState[]> {
  const rows = await tx
    .selectFrom('print_jobs')
    .select('state')
    .distinct()
    .where('order_id', '=', orderId)
    .execute()
  return rows.map(({ state }) => state)
}

/** Whether anything of the order is on film already. */
export async function hasPrinted(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('print_jobs')
    .select('id')
    .where('order_id', '=', orderId)
    .where('printed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the jobs of an order that are not packed or over. */
export async function voidJobs(tx: Tx, orderId: string, reason: string, now: Date): Promise<void> {
  await tx
    .updateTable('print_jobs')
    .set({ state: 'void', state_since: now, reason })
    .where('order_id', '=', orderId)
    .where('state', 'not in', ['packed', 'failed', 'void'])
    .execute()
}

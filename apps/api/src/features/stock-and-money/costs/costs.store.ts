import { sql, type Kysely } from 'kysely'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import type { CostCategory, CostSource, DB } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { CostEntry } from './cost-record.ts'

/** Days are `YYYY-MM-DD`, both inclusive. */
interface CostFilter {
  readonly after?: string | undefined
  readonly dateFrom?: string | undefined
  readonly dateTo?: string | undefined
  readonly category?: CostCategory | undefined
  readonly source?: CostSource | undefined
  readonly orderId?: string | undefined
}

export async function findEntries(
  database: Kysely<DB>,
  { after, dateFrom, dateTo, category, source, orderId }: CostFilter,
  limit: number,
): Promise<CostEntry[]> {
  let query = entriesOf(database)
  if (after !== undefined) {
    query = query.where(
      sql<boolean>`(c.incurred_on, c.id) < ((SELECT incurred_on FROM cost_entries WHERE id = ${after}), ${after}::uuid)`,
    )
  }
  if (dateFrom !== undefined) query = query.where('c.incurred_on', '>=', dateFrom)
  if (dateTo !== undefined) query = query.where('c.incurred_on', '<=', dateTo)
  if (category !== undefined) query = query.where('c.category', '=', sql.lit(category))
  if (source !== undefined) query = query.where('c.source', '=', sql.lit(source))
  if (orderId !== undefined) query = query.where('c.order_id', '=', orderId)
  return query.orderBy('c.incurred_on', 'desc').orderBy('c.id', 'desc').limit(rowLimit(limit)).execute()
}

export async function findEntry(database: Kysely<DB>, id: string): Promise<CostEntry | undefined> {
  return entriesOf(database).where('c.id', '=', id).executeTakeFirst()
}

export async function getEntry(tx: Tx, id: string): Promise<CostEntry> {
  return entriesOf(tx).where('c.id', '=', id).executeTakeFirstOrThrow()
}

interface BlankCost {
  readonly id: string
  readonly amountMinor: number
  readonly inventoryItemId: string | null
  readonly quantity: number | null
}

/** Computed ones that were not reversed. */
export async function listBlankCosts(tx: Tx, orderId: string): Promise<BlankCost[]> {
  const { rows } = await sql<BlankCost>`
    SELECT c.id, c.amount_minor AS "amountMinor", c.inventory_item_id AS "inventoryItemId", c.quantity
    FROM cost_entries AS c
    WHERE c.order_id = ${orderId} AND c.category = 'blank' AND c.source = 'computed' AND c.reversal_of IS NULL
      AND NOT EXISTS (SELECT FROM cost_entries AS r WHERE r.reversal_of = c.id)
    ORDER BY c.id`.execute(tx)
  return rows
}

function entriesOf(database: Kysely<DB>) {
  return database
    .selectFrom('cost_entries as c')
    .leftJoin('cost_entries as r', 'r.reversal_of', 'c.id')
    .leftJoin('admin_users as u', 'u.id', 'c.actor_id')
    .select([
      'c.id',
      'c.category',
      'c.amount_minor as amountMinor',
      'c.incurred_on as incurredOn',
      'c.description',
      'c.supplier',
      'c.order_id as orderId',
      'c.inventory_item_id as inventoryItemId',
      'c.quantity',
      'c.source',
      'c.reversal_of as reversalOf',
      'r.id as reversedBy',
      'c.actor_kind as actorKind',
      'c.actor_id as actorId',
      'u.name as actorName',
      'c.created_at as createdAt',
    ])
}

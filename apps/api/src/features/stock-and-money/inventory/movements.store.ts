import type { MovementType } from '@platen/contract'
import { sql, type Kysely } from 'kysely'
import type { Actor } from '../../../platform/records/audit.ts'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { WrittenMovement } from './movement-record.ts'
import type { StockMovement } from './stock-movement.ts'

export async function insertMovements(
  tx: Tx,
  movements: readonly StockMovement[],
  actor: Actor,
): Promise<void> {
  await tx
    .insertInto('inventory_movements')
    .values(
      movements.map((movement) => ({
        id: movement.id,
        item_id: movement.itemId,
        type: movement.type,
        quantity: movement.quantity,
        delta: movement.delta,
        on_hand_after: movement.onHandAfter,
        unit_cost: movement.unitCost ?? null,
        order_id: movement.orderId ?? null,
        job_id: movement.jobId ?? null,
        reason: movement.reason ?? null,
        actor_kind: actor.kind,
        actor_id: actor.id ?? null,
        occurred_at: movement.occurredAt,
      })),
    )
    .execute()
}

interface MovementFilter {
  readonly after?: string | undefined
  /** Without it, only movements that change the stock on hand. */
  readonly itemId?: string | undefined
  readonly type?: MovementType | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

export async function findMovements(
  database: Kysely<DB>,
  { after, itemId, type, from, to }: MovementFilter,
  limit: number,
): Promise<WrittenMovement[]> {
  let query = movementsOf(database)
  if (after !== undefined) {
    query = query.where(
      sql<boolean>`(m.created_at, m.id) < ((SELECT created_at FROM inventory_movements WHERE id = ${after}), ${after}::uuid)`,
    )
  }
  query =
    itemId === undefined
      ? query.where(sql<boolean>`m.type NOT IN ('reservation', 'release')`)
      : query.where('m.item_id', '=', itemId)
  if (type !== undefined) query = query.where('m.type', '=', sql.lit(type))
  if (from !== undefined) query = query.where('m.created_at', '>=', from)
  if (to !== undefined) query = query.where('m.created_at', '<', to)
  return query.orderBy('m.created_at', 'desc').orderBy('m.id', 'desc').limit(rowLimit(limit)).execute()
}

export async function findMovement(database: Kysely<DB>, id: string): Promise<WrittenMovement | undefined> {
  return movementsOf(database).where('m.id', '=', id).executeTakeFirst()
}

export async function getMovement(tx: Tx, id: string): Promise<WrittenMovement> {
  return movementsOf(tx).where('m.id', '=', id).executeTakeFirstOrThrow()
}

function movementsOf(database: Kysely<DB>) {
  return database
    .selectFrom('inventory_movements as m')
    .leftJoin('admin_users as u', 'u.id', 'm.actor_id')
    .select([
      'm.id',
      'm.item_id as itemId',
      'm.type',
      'm.quantity',
      'm.delta',
      'm.on_hand_after as onHandAfter',
      sql<string | null>`m.unit_cost::text`.as('unitCost'),
      'm.order_id as orderId',
      'm.job_id as jobId',
      'm.reason',
      'm.actor_kind as actorKind',
      'm.actor_id as actorId',
      'u.name as actorName',
      'm.occurred_at as occurredAt',
      'm.created_at as createdAt',
    ])
}

/** Neither orders nor jobs are ever deleted. */
export async function findReferences(
  tx: Tx,
  { orderId, jobId }: { readonly orderId: string | undefined; readonly jobId: string | undefined },
): Promise<{ orderExists: boolean; jobOrderId: string | null }> {
  const { rows } = await sql<{ orderExists: boolean; jobOrderId: string | null }>`
    SELECT EXISTS (SELECT FROM orders WHERE id = ${orderId ?? null}::uuid) AS "orderExists",
      (SELECT order_id FROM print_jobs WHERE id = ${jobId ?? null}::uuid) AS "jobOrderId"`.execute(tx)
  return rows[0] ?? { orderExists: false, jobOrderId: null }
}

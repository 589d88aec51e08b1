import type { FilmMovementType } from '@platen/contract'
import { sql } from 'kysely'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { rootOf } from '../../../platform/records/customer-families.ts'

export interface NewMovement {
  /** UUID. */
  readonly id: string
  readonly customerId: string
  readonly type: FilmMovementType
  readonly deltaMm: number
  readonly orderId: string | null
  readonly reason: string | null
  readonly createdBy: string | null
  readonly occurredAt: Date
}

/** What happened to the film of a customer. Ids are UUIDs. */
export interface FilmMovement {
  readonly id: string
  readonly type: FilmMovementType
  readonly deltaMm: number
  readonly balanceMm: number
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly reason: string | null
  readonly by: { readonly id: string; readonly name: string } | null
  readonly at: Date
}

/** A trigger changes the balance. Refused by `film_accounts_are_never_overdrawn` when there is too little. */
export async function insertMovement(tx: Tx, movement: NewMovement): Promise<void> {
  await tx
    .insertInto('film_movements')
    .values({
      id: movement.id,
      customer_id: movement.customerId,
      type: movement.type,
      delta_mm: movement.deltaMm,
      // Set by the trigger.
      balance_after_mm: 0,
      order_id: movement.orderId,
      reason: movement.reason,
      created_by: movement.createdBy,
      occurred_at: movement.occurredAt,
    })
    .execute()
}

export async function getBalanceMm(database: Database, customerId: string): Promise<number> {
  const row = await database
    .selectFrom('film_accounts')
    .select('balance_mm')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.balance_mm ?? 0
}

/** In the order of ids, as orders that are written together lock them. */
export async function lockAccounts(tx: Tx, customerIds: readonly string[]): Promise<void> {
  await sql`
    SELECT FROM film_accounts WHERE customer_id = ANY(${[...customerIds]}::uuid[]) ORDER BY customer_id
    FOR NO KEY UPDATE`.execute(tx)
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockBalanceMm(tx: Tx, customerId: string): Promise<number> {
  const row = await tx
    .selectFrom('film_accounts')
    .select('balance_mm')
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.balance_mm ?? 0
}

interface Page {
  /** UUID of the last one of the page before. */
  readonly before?: string | undefined
  readonly limit: number
}

/** Newest first. */
export async function listMovements(
  database: Database,
  customerId: string,
  { before, limit }: Page,
): Promise<FilmMovement[]> {
  const { rows } = await sql<FilmMovement>`
    SELECT m.id, m.type, m.delta_mm AS "deltaMm", m.balance_after_mm AS "balanceMm", m.order_id AS "orderId",
      o.number AS "orderNumber", m.reason, m.occurred_at AS at,
      CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'name', u.name) END AS by
    FROM film_movements AS m
    LEFT JOIN orders AS o ON o.id = m.order_id
    LEFT JOIN admin_users AS u ON u.id = m.created_by
    WHERE m.customer_id = ${customerId}
      AND ${before === undefined ? sql`true` : sql`m.place < (SELECT place FROM film_movements WHERE id = ${before})`}
    ORDER BY m.place DESC LIMIT ${rowLimit(limit)}`.execute(database)
  return rows
}

/** Gives back what these locked orders have used, once. */
export async function returnPrepaidFilm(tx: Tx, orderIds: readonly string[], now: Date): Promise<void> {
  await sql`
    INSERT INTO film_movements (id, customer_id, type, delta_mm, balance_after_mm, order_id, occurred_at)
    SELECT uuid_at(${now}), coalesce(${rootOf('m.customer_id')}, m.customer_id) AS owner, 'return', -m.delta_mm, 0,
      m.order_id, ${now}
    FROM film_movements AS m WHERE m.order_id = ANY(${[...orderIds]}::uuid[]) AND m.type = 'use'
      AND NOT EXISTS (SELECT FROM film_movements AS r WHERE r.order_id = m.order_id AND r.type = 'return')
    ORDER BY owner, m.order_id`.execute(tx)
}

export interface FilmPurchase {
  /** UUID of the customer, not of one that was merged into them. */
  readonly customerId: string
  readonly lengthMm: number
  /** Whether it was paid in full, and the film added. */
  readonly isAdded: boolean
  readonly takenBackMm: number
  readonly hasItems: boolean
}

export async function insertPurchase(
  tx: Tx,
  { orderId, customerId, lengthMm }: { orderId: string; customerId: string; lengthMm: number },
): Promise<void> {
  await tx
    .insertInto('film_purchases')
    .values({ order_id: orderId, customer_id: customerId, length_mm: lengthMm })
    .execute()
}

export async function findPurchase(tx: Tx, orderId: string): Promise<FilmPurchase | undefined> {
  const { rows } = await sql<FilmPurchase>`
    SELECT coalesce(${rootOf('p.customer_id')}, p.customer_id) AS "customerId", p.length_mm AS "lengthMm",
      EXISTS (SELECT FROM film_movements AS m WHERE m.order_id = p.order_id AND m.type = 'purchase') AS "isAdded",
      (SELECT coalesce(-sum(m.delta_mm), 0)::bigint FROM film_movements AS m
        WHERE m.order_id = p.order_id AND m.type = 'refund') AS "takenBackMm",
      EXISTS (SELECT FROM order_items AS i WHERE i.order_id = p.order_id) AS "hasItems"
    FROM film_purchases AS p WHERE p.order_id = ${orderId}`.execute(tx)
  return rows[0]
}

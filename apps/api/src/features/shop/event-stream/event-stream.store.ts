import { EVENT_TYPES, type EventType } from '@platen/contract'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/transaction.ts'

/** An event as the stream shows it. Ids are UUIDs. */
export interface LiveEvent {
  readonly id: number
  readonly type: EventType
  readonly orderId: string | null
  readonly leadId: string | null
  readonly estimateId: string | null
  readonly customerId: string | null
  readonly occurredAt: Date
}

/**
 * Ids are drawn before their transactions commit and replicas dispatch in parallel, so events missed after one can
 * have lower ids. This many lower ids are checked too, if they were dispatched at most this long before.
 */
const LOOK_BACK_IDS = 1_000
const LOOK_BACK_MS = 10_000

const COLUMNS = sql`id, type, order_id AS "orderId", lead_id AS "leadId", estimate_id AS "estimateId",
  customer_id AS "customerId",
  occurred_at AS "occurredAt"`

/** Leaves out events that this release does not know. */
export async function findEvents(database: Database, ids: readonly number[]): Promise<LiveEvent[]> {
  const { rows } = await sql<LiveEvent>`
    SELECT ${COLUMNS} FROM events WHERE id = ANY(${[...ids]}::bigint[]) AND type = ANY(${EVENT_TYPES})
    ORDER BY id`.execute(database)
  return rows
}

interface Since {
  readonly types: readonly EventType[]
  readonly limit: number
  /** The client read its data a while after this event was dispatched (`findSettledEvent`). */
  readonly settled: boolean
}

/** Events dispatched since this one, unless it is settled with some from just before; undefined when it is unknown. */
export async function findEventsSince(
  database: Database,
  id: number,
  { types, limit, settled }: Since,
): Promise<LiveEvent[] | undefined> {
  const last = await database
    .selectFrom('events')
    .select('dispatched_at')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!last?.dispatched_at) return undefined
  const since = new Date(last.dispatched_at.getTime() - (settled ? 0 : LOOK_BACK_MS))
  const { rows } = await sql<LiveEvent>`
    SELECT ${COLUMNS} FROM events
    WHERE id > ${id - LOOK_BACK_IDS} AND id <> ${id} AND dispatched_at > ${since} AND type = ANY(${types})
    ORDER BY id
    LIMIT ${limit}`.execute(database)
  return rows
}

/**
 * The newest event of which everything dispatched before it, by any replica, has been committed by now. Only the newest
 * events are searched, because many may wait to be dispatched.
 */
export async function findSettledEvent(
  database: Database,
  types: readonly EventType[],
  now: Date,
): Promise<number | undefined> {
  const settledAt = new Date(now.getTime() - LOOK_BACK_MS)
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (
      SELECT id, type, dispatched_at FROM events ORDER BY id DESC LIMIT ${LOOK_BACK_IDS}) AS newest
    WHERE dispatched_at <= ${settledAt} AND type = ANY(${types})
    ORDER BY id DESC
    LIMIT 1`.execute(database)
  return rows[0]?.id
}

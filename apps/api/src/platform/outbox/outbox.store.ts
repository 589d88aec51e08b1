import { EVENT_TYPES, type EventType } from '@platen/contract'
import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'

/** An event for subscribers: its type and id, without personal data. */
export interface OutboxEvent {
  readonly id: number
  readonly type: EventType
}

/**
 * Claims up to `limit` events that are not dispatched yet, in this transaction. Skips events that another replica
 * holds, and types of a later release. Ids are drawn before their transactions commit, so a lower id can appear
 * after a higher one: therefore each row is marked, instead of remembering the last id.
 */
export async function claimEvents(tx: Tx, limit: number, now: Date): Promise<OutboxEvent[]> {
  const { rows } = await sql<OutboxEvent>`
    WITH claimed AS MATERIALIZED (
      SELECT id FROM events
      WHERE dispatched_at IS NULL AND type = ANY(${EVENT_TYPES})
      ORDER BY id
      LIMIT ${limit}
      FOR UPDATE SKIP LOCKED)
    UPDATE events SET dispatched_at = ${now}
    FROM claimed WHERE events.id = claimed.id
    RETURNING events.id, events.type`.execute(tx)
  return rows.sort((left, right) => left.id - right.id)
}

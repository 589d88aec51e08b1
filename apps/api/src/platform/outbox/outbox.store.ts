import { EVENT_TYPES, type EventType } from '@platen/contract'
import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'

/** Contains no personal data. */
export interface OutboxEvent {
  readonly id: number
  readonly type: EventType
  readonly occurredAt: Date
}

/** Marks every row instead of remembering the last id, because a lower id can commit after a higher one. */
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
    RETURNING events.id, events.type, events.occurred_at AS "occurredAt"`.execute(tx)
  return rows.sort((left, right) => left.id - right.id)
}

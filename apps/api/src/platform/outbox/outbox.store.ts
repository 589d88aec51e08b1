import { EVENT_TYPES, type EventType } from '@platen/contract'
import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'

/** An event as its consumers see it: what happened and to what, never about whom. */
export interface OutboxEvent {
  readonly id: number
  readonly type: EventType
}

/**
 * Takes up to `limit` events that nobody has handed over yet and marks them, in this transaction. Events that
 * another replica holds are skipped, not waited for; types of a later release are left to replicas that know them.
 *
 * Ids are drawn before their transactions commit, so a lower id can appear after a higher one: what is left to do
 * is a mark on the row, never "beyond the last id seen".
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

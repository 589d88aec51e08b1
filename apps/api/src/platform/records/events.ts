import type { EventType } from '@platen/contract'
import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'

export type { EventType }

interface NewEvent {
  readonly type: EventType
  readonly orderId?: string
  readonly leadId?: string
  readonly estimateId?: string
  readonly customerId?: string
  readonly payload?: Readonly<Record<string, unknown>>
  readonly occurredAt: Date
}

export async function emit(tx: Tx, event: NewEvent): Promise<void> {
  await emitAll(tx, [event])
}

export async function emitAll(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  await sql`
    INSERT INTO events (type, order_id, lead_id, estimate_id, customer_id, payload, occurred_at)
    SELECT * FROM unnest(
      ${events.map(({ type }) => type)}::text[], ${events.map(({ orderId }) => orderId ?? null)}::uuid[],
      ${events.map(({ leadId }) => leadId ?? null)}::uuid[],
      ${events.map(({ estimateId }) => estimateId ?? null)}::uuid[],
      ${events.map(({ customerId }) => customerId ?? null)}::uuid[],
      ${events.map(({ payload }) => JSON.stringify(payload ?? {}))}::jsonb[],
      ${events.map(({ occurredAt }) => occurredAt)}::timestamptz[])`.execute(tx)
}

import type { EventType } from '@platen/contract'
import type { Tx } from './database/transaction.ts'

export type { EventType }

export interface NewEvent {
  readonly type: EventType
  readonly orderId?: string
  readonly leadId?: string
  readonly payload?: Readonly<Record<string, unknown>>
  readonly occurredAt: Date
}

/** Writes an event to the outbox, in the transaction that causes it. */
export async function emit(tx: Tx, event: NewEvent): Promise<void> {
  await tx
    .insertInto('events')
    .values({
      type: event.type,
      order_id: event.orderId ?? null,
      lead_id: event.leadId ?? null,
      payload: JSON.stringify(event.payload ?? {}),
      occurred_at: event.occurredAt,
    })
    .execute()
}

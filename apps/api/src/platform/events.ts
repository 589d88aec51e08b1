import type { Tx } from './database/transaction.ts'

/** Every event of the service. Workers deliver them at least once; timelines are read from them. */
export const EVENT_TYPES = [
  'order.created',
  'order.updated',
  'order.held',
  'order.cancelled',
  'order.expired',
  'order.completed',
  'payment.submitted',
  'payment.verified',
  'payment.rejected',
  'payment.refunded',
  'artwork.preflighted',
  'artwork.approved',
  'artwork.changes_requested',
  'job.printed',
  'job.failed',
  'sheet.exported',
  'fulfilment.ready',
  'fulfilment.handed_over',
  'inventory.low',
  'lead.created',
  'lead.updated',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

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

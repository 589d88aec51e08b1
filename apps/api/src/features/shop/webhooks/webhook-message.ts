import type { EventType, OrderRecord } from '@platen/contract'
import { Webhook } from 'standardwebhooks'
import { encodeId } from '../../../platform/records/ids.ts'

/** Ids are UUIDs. */
export interface WebhookEvent {
  readonly type: EventType
  readonly orderId: string | null
  readonly leadId: string | null
  readonly estimateId: string | null
  readonly customerId: string | null
  /** Of the order, as it is when the event is sent. */
  readonly discount: OrderRecord['discount']
  readonly payload: Readonly<Record<string, unknown>>
  readonly occurredAt: Date
}

/** The fields of an event that may be sent. A reason, for example, may name a person. */
const SHARED_FACTS = [
  'number',
  'reference',
  'channel',
  'topic',
  'status',
  'paymentId',
  'refundId',
  'amountMinor',
  'placementId',
  'artworkId',
  'documentId',
  'documentKind',
  'documentNumber',
  'jobId',
  'jobIds',
  'threadMessageId',
  'sheetId',
  'itemId',
  'sku',
  'available',
  'version',
  'mergedCustomerId',
  'layoutId',
  'designId',
  'prints',
  'lengthMm',
  'pieces',
] as const

/** Contains ids but no personal data. */
export function writeMessage({
  type,
  orderId,
  leadId,
  estimateId,
  customerId,
  discount,
  payload,
  occurredAt,
}: WebhookEvent): string {
  const facts = SHARED_FACTS.flatMap((name) => (payload[name] === undefined ? [] : [[name, payload[name]]]))
  return JSON.stringify({
    type,
    timestamp: occurredAt.toISOString(),
    data: {
      ...(orderId === null ? {} : { orderId: encodeId('order', orderId) }),
      ...(leadId === null ? {} : { leadId: encodeId('lead', leadId) }),
      ...(estimateId === null ? {} : { estimateId: encodeId('estimate', estimateId) }),
      ...(customerId === null ? {} : { customerId: encodeId('customer', customerId) }),
      ...(Object.fromEntries(facts) as Record<string, unknown>),
      ...(type.startsWith('order.') ? { discount } : {}),
    },
  })
}

/** Standard Webhooks, with one signature per secret. `id` is the same for every attempt. */
export function signatureHeaders(
  { id, body }: { readonly id: string; readonly body: string },
  secrets: readonly Buffer[],
  now: Date,
): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets
      .map((secret) => new Webhook(showSecret(secret)).sign(id, now, body))
      .join(' '),
  }
}

export function showSecret(secret: Buffer): string {
  return `whsec_${secret.toString('base64')}`
}

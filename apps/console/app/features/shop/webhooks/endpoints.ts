import { expectData, type Resources } from '@platen/api-client'
import { count } from '@platen/messages'
import type { Tone } from '@platen/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { locale, m } from '../../../messages/messages.ts'

export type Endpoint = Resources['WebhookEndpointRecord']
export type Delivery = Resources['WebhookDeliveryRecord']
export type EndpointForm = Pick<
  Resources['WebhookEndpointUpdate'],
  'url' | 'description' | 'eventTypes' | 'active'
>
type EventType = EndpointForm['eventTypes'][number]

export const ENDPOINTS_KEY = ['webhooks'] as const

export const draftKey = (endpointId: string) => `webhook ${endpointId}`

export const readEndpoints = (signal?: AbortSignal) =>
  expectData(api.listWebhookEndpoints({ signal: signal ?? null }))

export function useEndpoints() {
  return useQuery({ queryKey: ENDPOINTS_KEY, queryFn: ({ signal }) => readEndpoints(signal) })
}

export const EVENTS = {
  orders: [
    'order.created',
    'order.updated',
    'order.held',
    'order.changed',
    'order.cancelled',
    'order.expired',
    'order.completed',
  ],
  payments: ['payment.submitted', 'payment.verified', 'payment.rejected', 'payment.refunded'],
  documents: ['document.issued', 'document.sent'],
  artwork: [
    'design.saved',
    'layout.saved',
    'artwork.preflighted',
    'artwork.approved',
    'artwork.changes_requested',
    'proof.sent',
    'proof.approved',
    'proof.changes_requested',
  ],
  production: ['job.printed', 'job.failed', 'sheet.updated', 'sheet.exported'],
  messages: ['message.received', 'message.sent'],
  fulfilment: ['fulfilment.ready', 'fulfilment.handed_over'],
  estimates: [
    'estimate.sent',
    'estimate.viewed',
    'estimate.approved',
    'estimate.declined',
    'estimate.changes_requested',
    'estimate.expired',
  ],
  stockAndLeads: ['inventory.low', 'lead.created', 'lead.updated'],
  customers: ['customer.created', 'customer.merged'],
} as const satisfies Record<keyof typeof m.webhooks.eventGroups, readonly EventType[]>

export const DELIVERY_TONES = {
  pending: 'wait',
  delivered: 'good',
  failed: 'bad',
} as const satisfies Record<Delivery['status'], Tone>

export function eventSummary({ eventTypes }: Pick<Endpoint, 'eventTypes'>): string {
  if (eventTypes.length === 0) return m.webhooks.allEvents
  return eventTypes.length === 1
    ? String(eventTypes[0])
    : count(locale, m.webhooks.eventCount, eventTypes.length)
}

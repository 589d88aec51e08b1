import { expectData, type Resources } from '@platen/api-client'
import type { Tone } from '@platen/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'

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
  Orders: [
    'order.created',
    'order.updated',
    'order.held',
    'order.changed',
    'order.cancelled',
    'order.expired',
    'order.completed',
  ],
  Payments: ['payment.submitted', 'payment.verified', 'payment.rejected', 'payment.refunded'],
  Artwork: ['artwork.preflighted', 'artwork.approved', 'artwork.changes_requested'],
  Production: ['job.printed', 'job.failed', 'sheet.updated', 'sheet.exported'],
  Fulfilment: ['fulfilment.ready', 'fulfilment.handed_over'],
  'Stock and leads': ['inventory.low', 'lead.created', 'lead.updated'],
} as const satisfies Record<string, readonly EventType[]>

export const DELIVERY_STATUSES = {
  pending: { label: 'Pending', tone: 'wait' },
  delivered: { label: 'Delivered', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
} as const satisfies Record<Delivery['status'], { label: string; tone: Tone }>

export function eventSummary({ eventTypes }: Pick<Endpoint, 'eventTypes'>): string {
  if (eventTypes.length === 0) return 'All events'
  return eventTypes.length === 1 ? String(eventTypes[0]) : `${eventTypes.length} events`
}

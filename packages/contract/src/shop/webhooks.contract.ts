import Type, { type Static } from 'typebox'
import { DELIVERY_ACTION_OPERATIONS, actionsInWords } from '../actions.ts'
import { EVENT_TYPES } from '../event-types.ts'
import { operation } from '../operation.ts'
import {
  ActionRecords,
  Id,
  Line,
  Revision,
  Timestamp,
  nullable,
  oneOf,
  pageQuery,
  part,
  resource,
} from '../schema.ts'

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const
/** Why an attempt failed. The console has words for each. */
export const DELIVERY_PROBLEMS = [
  'switched_off',
  'not_accepted',
  'no_response',
  'no_address',
  'no_connection',
  'bad_certificate',
  'not_public',
  'not_listed',
] as const

const endpointParams = part({ endpointId: Id('webhookEndpoint') })

const endpointFields = {
  url: Type.String({
    maxLength: 2000,
    pattern: '^[!-~]+$',
    description: 'An https address on the public internet, without a password and without a fragment.',
    examples: ['https://example.com/hooks/platen'],
  }),
  description: Line(200),
  eventTypes: Type.Array(oneOf(EVENT_TYPES), {
    uniqueItems: true,
    maxItems: EVENT_TYPES.length,
    description: 'The event types it receives; empty for all.',
  }),
}

export const WebhookEndpointCreate = resource('WebhookEndpointCreate', endpointFields)
export type WebhookEndpointCreate = Static<typeof WebhookEndpointCreate>

export const WebhookEndpointUpdate = resource('WebhookEndpointUpdate', {
  revision: Revision,
  ...endpointFields,
  active: Type.Boolean(),
})
export type WebhookEndpointUpdate = Static<typeof WebhookEndpointUpdate>

export const WebhookSecretRotation = resource('WebhookSecretRotation', {
  revision: Revision,
})

export const WebhookEndpointRemoval = resource('WebhookEndpointRemoval', { revision: Revision })

export const WebhookEndpointRecord = resource('WebhookEndpointRecord', {
  id: Id('webhookEndpoint'),
  url: Type.String(),
  description: Type.String(),
  eventTypes: Type.Array(Type.String()),
  active: Type.Boolean(),
  formerSecretUntil: nullable({
    ...Timestamp,
    description: 'Until then every delivery is signed with the former secret too.',
  }),
  revision: Type.Integer({ minimum: 1 }),
  createdAt: Timestamp,
  createdBy: Id('adminUser'),
  updatedAt: Timestamp,
  secret: Type.Optional(
    Type.String({
      pattern: '^whsec_[A-Za-z0-9+/]{43}=$',
      description: 'Only in the response to a creation or rotation. It signs the deliveries; store it.',
    }),
  ),
})
export type WebhookEndpointRecord = Static<typeof WebhookEndpointRecord>

export const WebhookDeliveryRecord = resource('WebhookDeliveryRecord', {
  id: { ...Id('webhookDelivery'), description: 'What the receiver sees as `webhook-id`, at every attempt.' },
  endpointId: Id('webhookEndpoint'),
  eventType: Type.String(),
  orderId: nullable(Id('order')),
  leadId: nullable(Id('lead')),
  estimateId: nullable(Id('estimate')),
  status: oneOf(DELIVERY_STATUSES),
  attempts: Type.Integer({ minimum: 0 }),
  lastAttemptAt: nullable(Timestamp),
  lastStatus: nullable(
    Type.Integer({ description: 'The HTTP status of the last response; null if there was none.' }),
  ),
  lastProblem: nullable({
    ...oneOf(DELIVERY_PROBLEMS),
    description: 'Why the last attempt failed; null if it did not.',
  }),
  lastError: nullable(Type.String()),
  nextAttemptBy: nullable({
    ...Timestamp,
    description:
      'When it is retried at the latest; the delay is random. Null if it is not retried, and before the first attempt.',
  }),
  createdAt: Timestamp,
  allowedActions: Type.Array(oneOf(['replay']), {
    description: `What the reader may do now: ${actionsInWords(DELIVERY_ACTION_OPERATIONS)}.`,
  }),
  actions: ActionRecords,
})
export type WebhookDeliveryRecord = Static<typeof WebhookDeliveryRecord>

export const listWebhookEndpoints = operation('GET /api/admin/webhook-endpoints', {
  operationId: 'list_webhook_endpoints',
  tag: 'Webhooks',
  summary: 'Webhook endpoints, oldest first',
  query: part({
    ...pageQuery('webhookEndpoint'),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 200 })),
  }),
  success: { status: 200, schema: Type.Array(WebhookEndpointRecord), description: 'One page.' },
  access: 'webhooks:read',
})

export const getWebhookEndpoint = operation('GET /api/admin/webhook-endpoints/{endpointId}', {
  operationId: 'get_webhook_endpoint',
  tag: 'Webhooks',
  summary: 'One webhook endpoint',
  params: endpointParams,
  success: { status: 200, schema: WebhookEndpointRecord, description: 'The endpoint.' },
  access: 'webhooks:read',
})

export const createWebhookEndpoint = operation('POST /api/admin/webhook-endpoints', {
  operationId: 'create_webhook_endpoint',
  tag: 'Webhooks',
  summary: 'Adds a webhook endpoint',
  description:
    'Deliveries are POST requests with a JSON body `{ type, timestamp, data }`, signed as [Standard Webhooks](https://www.standardwebhooks.com) says. `data` holds ids and no personal data: ask for the record. Any answer of 2xx within ten seconds is a success; anything else, a redirect too, is tried again for a day. An event may come more than once and out of order: `webhook-id` tells doubles apart.',
  body: WebhookEndpointCreate,
  success: { status: 201, schema: WebhookEndpointRecord, description: 'The endpoint and its secret.' },
  idempotent: true,
  secrets: ['secret'],
  access: 'webhooks:write',
})

export const replaceWebhookEndpoint = operation('PUT /api/admin/webhook-endpoints/{endpointId}', {
  operationId: 'replace_webhook_endpoint',
  tag: 'Webhooks',
  summary: 'Changes an endpoint, or switches it on or off',
  params: endpointParams,
  body: WebhookEndpointUpdate,
  success: { status: 200, schema: WebhookEndpointRecord, description: 'The endpoint as it is now.' },
  access: 'webhooks:write',
})

export const createWebhookSecretRotation = operation(
  'POST /api/admin/webhook-endpoints/{endpointId}/secret-rotation',
  {
    operationId: 'create_webhook_secret_rotation',
    tag: 'Webhooks',
    summary: 'Gives an endpoint a new secret; the former one signs too for 24 hours',
    params: endpointParams,
    body: WebhookSecretRotation,
    success: { status: 201, schema: WebhookEndpointRecord, description: 'The endpoint and its new secret.' },
    idempotent: true,
    secrets: ['secret'],
    access: 'webhooks:write',
  },
)

export const createWebhookEndpointRemoval = operation(
  'POST /api/admin/webhook-endpoints/{endpointId}/removal',
  {
    operationId: 'create_webhook_endpoint_removal',
    tag: 'Webhooks',
    summary: 'Removes an endpoint for good, with its secrets',
    description:
      'Nothing more is sent to it, not even what is being retried. To pause it, set `active` to false.',
    params: endpointParams,
    body: WebhookEndpointRemoval,
    success: { status: 201, schema: WebhookEndpointRecord, description: 'The endpoint as it was, inactive.' },
    idempotent: true,
    secrets: ['secret'],
    access: 'webhooks:write',
  },
)

export const listWebhookDeliveries = operation('GET /api/admin/webhook-endpoints/{endpointId}/deliveries', {
  operationId: 'list_webhook_deliveries',
  tag: 'Webhooks',
  summary: 'What was sent to an endpoint in the last 30 days, newest first',
  params: endpointParams,
  query: part({ ...pageQuery('webhookDelivery'), status: Type.Optional(oneOf(DELIVERY_STATUSES)) }),
  success: { status: 200, schema: Type.Array(WebhookDeliveryRecord), description: 'One page.' },
  access: 'webhooks:read',
})

export const createWebhookDeliveryReplay = operation(
  'POST /api/admin/webhook-deliveries/{deliveryId}/replay',
  {
    operationId: 'create_webhook_delivery_replay',
    tag: 'Webhooks',
    summary: 'Sends a delivery again, under the same id',
    params: part({ deliveryId: Id('webhookDelivery') }),
    success: { status: 201, schema: WebhookDeliveryRecord, description: 'The delivery, pending again.' },
    idempotent: true,
    access: 'webhooks:write',
  },
)

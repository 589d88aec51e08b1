import type { Rights, WebhookDeliveryRecord, WebhookEndpointRecord } from '@platen/contract'
import {
  actionRecord,
  allowedNames,
  obstacleByRole,
  type Obstacle,
} from '../../../platform/auth/action-records.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { canReplay, nextAttemptBy } from './delivery-status.ts'
import { showSecret } from './webhook-message.ts'
import type { WebhookDelivery, WebhookEndpoint } from './webhooks.store.ts'

/** The secret is returned only when it is created. */
export function toEndpointRecord(endpoint: WebhookEndpoint, secret?: Buffer): WebhookEndpointRecord {
  return {
    id: encodeId('webhookEndpoint', endpoint.id),
    url: endpoint.url,
    description: endpoint.description,
    eventTypes: [...endpoint.eventTypes],
    active: endpoint.active,
    formerSecretUntil: endpoint.formerSecretUntil?.toISOString() ?? null,
    revision: endpoint.revision,
    createdAt: endpoint.createdAt.toISOString(),
    createdBy: encodeId('adminUser', endpoint.createdBy),
    updatedAt: endpoint.updatedAt.toISOString(),
    ...(secret ? { secret: showSecret(secret) } : {}),
  }
}

export const IN_PROGRESS: Obstacle = { code: 'being_sent', reason: 'It is already being sent.' }

export function toDeliveryRecord(
  delivery: WebhookDelivery,
  { rights, now }: { readonly rights: Rights; readonly now: Date },
): WebhookDeliveryRecord {
  const obstacle =
    obstacleByRole(rights, 'webhooks:write', 'send deliveries again') ??
    (canReplay(delivery, now) ? undefined : IN_PROGRESS)
  const actions = [actionRecord('replay', obstacle)]
  return {
    id: encodeId('webhookDelivery', delivery.id),
    endpointId: encodeId('webhookEndpoint', delivery.endpointId),
    eventType: delivery.eventType,
    orderId: delivery.orderId === null ? null : encodeId('order', delivery.orderId),
    leadId: delivery.leadId === null ? null : encodeId('lead', delivery.leadId),
    estimateId: delivery.estimateId === null ? null : encodeId('estimate', delivery.estimateId),
    status: delivery.status,
    attempts: delivery.attempts,
    lastAttemptAt: delivery.lastAttemptAt?.toISOString() ?? null,
    lastStatus: delivery.lastStatus,
    lastProblem: delivery.lastProblem,
    lastError: delivery.lastError,
    nextAttemptBy: nextAttemptBy(delivery, now)?.toISOString() ?? null,
    createdAt: delivery.createdAt.toISOString(),
    allowedActions: allowedNames(actions),
    actions,
  }
}

import type { WebhookEndpointRecord, WebhookEndpointUpdate } from '@platen/contract'
import { recordAudit } from '../../../platform/records/audit.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { newSecret, type WebhookDeps } from './create-webhook-endpoint.ts'
import { toEndpointRecord } from './webhook-record.ts'
import { refuseUnfitUrl } from './public-address.ts'
import {
  lockEndpoint,
  removeEndpoint,
  rotateSecret,
  updateEndpoint,
  type WebhookEndpoint,
} from './webhooks.store.ts'

interface ReplaceEndpoint {
  /** UUID. */
  readonly endpointId: string
  readonly request: WebhookEndpointUpdate
  readonly author: AdminAuthor
}

export async function replaceEndpoint(
  { transaction, clock, config }: WebhookDeps,
  { endpointId, request, author }: ReplaceEndpoint,
): Promise<WebhookEndpointRecord> {
  refuseUnfitUrl(request.url, config.webhookTargets)
  return transaction(async (tx) => {
    const now = clock.now()
    const before = await lockFreshEndpoint(tx, endpointId, request.revision)
    const after: WebhookEndpoint = { ...before, ...request, revision: before.revision + 1, updatedAt: now }
    await updateEndpoint(tx, after)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'webhook_endpoint.replaced',
        entity: { type: 'webhook_endpoint', id: encodeId('webhookEndpoint', endpointId) },
        message: `${author.actor.name} changed the webhook endpoint at ${new URL(after.url).host}.`,
        subject: new URL(after.url).host,
        changes: changesBetween(before, after),
      },
    ])
    return toEndpointRecord(after)
  })
}

interface RemoveEndpoint {
  /** UUID. */
  readonly endpointId: string
  readonly revision: number
  readonly author: AdminAuthor
}

/** Deliveries that are being retried end, because the endpoint is inactive. */
export async function removeWebhookEndpoint(
  { transaction, clock }: Pick<WebhookDeps, 'transaction' | 'clock'>,
  { endpointId, revision, author }: RemoveEndpoint,
): Promise<WebhookEndpointRecord> {
  return transaction(async (tx) => {
    const now = clock.now()
    const before = await lockFreshEndpoint(tx, endpointId, revision)
    const after: WebhookEndpoint = {
      ...before,
      active: false,
      formerSecretUntil: null,
      revision: before.revision + 1,
      updatedAt: now,
    }
    await removeEndpoint(tx, after)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'webhook_endpoint.removed',
        entity: { type: 'webhook_endpoint', id: encodeId('webhookEndpoint', endpointId) },
        message: `${author.actor.name} removed the webhook endpoint at ${new URL(after.url).host}.`,
        subject: new URL(after.url).host,
      },
    ])
    return toEndpointRecord(after)
  })
}

async function lockFreshEndpoint(tx: Tx, endpointId: string, revision: number): Promise<WebhookEndpoint> {
  const endpoint = await lockEndpoint(tx, endpointId)
  if (!endpoint) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such webhook endpoint.')
  if (endpoint.revision === revision) return endpoint
  throw new Refusal(
    'REVISION_CONFLICT',
    `The endpoint was changed in the meantime: its current revision is ${endpoint.revision}.`,
    { details: { revision: endpoint.revision } },
  )
}

/** Shows only the host of the URL, because the path may contain a key. */
function changesBetween(before: WebhookEndpoint, after: WebhookEndpoint) {
  const shown = ({ url, description, eventTypes, active }: WebhookEndpoint) => ({
    host: new URL(url).host,
    description,
    eventTypes,
    active,
  })
  const [from, to] = [shown(before), shown(after)]
  return (Object.keys(to) as (keyof typeof to)[])
    .filter((path) => JSON.stringify(from[path]) !== JSON.stringify(to[path]))
    .map((path) => ({ path, from: from[path], to: to[path] }))
}

const FORMER_SIGNS_MS = 24 * 3_600_000

interface RotateSecret {
  /** UUID. */
  readonly endpointId: string
  readonly revision: number
  readonly author: AdminAuthor
}

/**
 * The former secret also signs for a day. The revision is checked because two simultaneous rotations would
 * invalidate the secret that the receiver knows.
 */
export async function rotateWebhookSecret(
  { transaction, clock }: Pick<WebhookDeps, 'transaction' | 'clock'>,
  { endpointId, revision, author }: RotateSecret,
): Promise<WebhookEndpointRecord> {
  return transaction(async (tx) => {
    const now = clock.now()
    const before = await lockFreshEndpoint(tx, endpointId, revision)
    const secret = newSecret()
    const after: WebhookEndpoint = {
      ...before,
      formerSecretUntil: new Date(now.getTime() + FORMER_SIGNS_MS),
      revision: before.revision + 1,
      updatedAt: now,
    }
    await rotateSecret(tx, after, secret)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'webhook_endpoint.secret_rotated',
        entity: { type: 'webhook_endpoint', id: encodeId('webhookEndpoint', endpointId) },
        message: `${author.actor.name} gave the webhook endpoint at ${new URL(after.url).host} a new secret.`,
        subject: new URL(after.url).host,
      },
    ])
    return toEndpointRecord(after, secret)
  })
}

import { randomBytes } from 'node:crypto'
import type { WebhookEndpointCreate, WebhookEndpointRecord } from '@platen/contract'
import type { Config } from '../../../config.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { toEndpointRecord } from './webhook-record.ts'
import { refuseUnfitUrl } from './public-address.ts'
import { insertEndpoint, type WebhookEndpoint } from './webhooks.store.ts'

const SECRET_BYTES = 32

export interface WebhookDeps extends Pick<Platform, 'transaction' | 'clock'> {
  readonly config: Pick<Config, 'webhookTargets'>
}

interface CreateEndpoint {
  readonly request: WebhookEndpointCreate
  readonly author: AdminAuthor
}

/** The secret is shown only here. */
export async function createEndpoint(
  { transaction, clock, config }: WebhookDeps,
  { request, author }: CreateEndpoint,
): Promise<WebhookEndpointRecord> {
  refuseUnfitUrl(request.url, config.webhookTargets)
  return transaction(async (tx) => {
    const now = clock.now()
    const secret = newSecret()
    const endpoint: WebhookEndpoint = {
      ...request,
      id: newUuid(now),
      active: true,
      formerSecretUntil: null,
      revision: 1,
      createdAt: now,
      createdBy: author.actor.id,
      updatedAt: now,
    }
    await insertEndpoint(tx, endpoint, secret)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'webhook_endpoint.created',
        entity: { type: 'webhook_endpoint', id: encodeId('webhookEndpoint', endpoint.id) },
        message: `${author.actor.name} added a webhook endpoint at ${new URL(endpoint.url).host}.`,
        subject: new URL(endpoint.url).host,
      },
    ])
    return toEndpointRecord(endpoint, secret)
  })
}

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

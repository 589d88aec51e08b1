import type { WebhookEndpointRecord } from '@platen/contract'
import { recordAudit } from '../../../platform/records/audit.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { newSecret, type WebhookDeps } from './create-webhook-endpoint.ts'
import { lockFreshEndpoint } from './replace-webhook-endpoint.ts'
import { toEndpointRecord } from './webhook-record.ts'
import { rotateSecret, type WebhookEndpoint } from './webhooks.store.ts'

const FORMER_SIGNS_MS = 24 * 3_600_000

interface RotateSecret {
  /** UUID. */
  readonly endpointId: string
  readonly revision: number
  readonly author: AdminAuthor
}

/**
 * Gives an endpoint a new secret, which is shown only here. The former secret also signs for a day. Refuses with
 * RESOURCE_NOT_FOUND, and with REVISION_CONFLICT, because two simultaneous rotations would invalidate the secret
 * that the receiver knows.
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
      },
    ])
    return toEndpointRecord(after, secret)
  })
}

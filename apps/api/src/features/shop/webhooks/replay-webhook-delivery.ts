import type { WebhookDeliveryRecord } from '@platen/contract'
import { recordAudit } from '../../../platform/records/audit.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { actionRecord } from '../../../platform/auth/action-records.ts'
import type { Platform } from '../../../platform/platform.ts'
import { canReplay } from './delivery-status.ts'
import { IN_PROGRESS, toDeliveryRecord } from './webhook-record.ts'
import { lockDelivery, wantReplay } from './webhooks.store.ts'

interface ReplayDelivery {
  /** UUID. */
  readonly deliveryId: string
  readonly author: AdminAuthor
}

export async function replayDelivery(
  { transaction, clock }: Pick<Platform, 'transaction' | 'clock'>,
  { deliveryId, author }: ReplayDelivery,
): Promise<WebhookDeliveryRecord> {
  return transaction(async (tx) => {
    const now = clock.now()
    const delivery = await lockDelivery(tx, deliveryId)
    if (!delivery) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such webhook delivery.')
    if (!canReplay(delivery, now)) {
      throw new Refusal(
        'INVALID_TRANSITION',
        'The delivery is pending. Only delivered and failed ones can be replayed.',
        { details: { reason: 'delivery_pending', state: delivery.status, allowedActions: [] } },
      )
    }
    await wantReplay(tx, deliveryId)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'webhook_delivery.replayed',
        entity: { type: 'webhook_delivery', id: encodeId('webhookDelivery', deliveryId) },
        message: `${author.actor.name} replayed the delivery of ${delivery.eventType}.`,
        changes: [{ path: 'status', from: delivery.status, to: 'pending' }],
      },
    ])
    // It is in progress now, whenever its last attempt was.
    return {
      ...toDeliveryRecord(delivery, { rights: author.rights, now }),
      status: 'pending',
      allowedActions: [],
      actions: [actionRecord('replay', IN_PROGRESS)],
    }
  })
}

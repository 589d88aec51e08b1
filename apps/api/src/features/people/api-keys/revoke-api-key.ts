import type { ApiKeyRecord } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { toApiKeyRecord } from './api-key-record.ts'
import { lockKey, markRevoked } from './api-keys.store.ts'

interface RevokeApiKey {
  /** UUID. */
  readonly keyId: string
  readonly author: AdminAuthor
}

export async function revokeApiKey(
  { transaction, sessions, clock }: Pick<Platform, 'transaction' | 'sessions' | 'clock'>,
  { keyId, author }: RevokeApiKey,
): Promise<ApiKeyRecord> {
  return transaction(async (tx) => {
    const now = clock.now()
    const key = await lockKey(tx, keyId)
    if (!key) throw noSuchKey()
    if (key.revokedAt !== null) return toApiKeyRecord(key, now)
    await markRevoked(tx, keyId, now)
    await sessions.announceChange(tx)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'api_key.revoked',
        entity: { type: 'api_key', id: encodeId('apiKey', keyId) },
        message: `${author.actor.name} revoked the API key ${key.name} (${key.prefix}…) of ${key.makerName}.`,
        subject: key.name,
        metadata: { prefix: key.prefix },
      },
    ])
    return toApiKeyRecord({ ...key, revokedAt: now }, now)
  })
}

export function noSuchKey(): Refusal {
  return new Refusal('RESOURCE_NOT_FOUND', 'There is no such API key.')
}

import { keyPermissionsOf, type ApiKeyCreate, type ApiKeyRecord } from '@platen/contract'
import { newApiKey } from '../../../platform/auth/api-keys.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { SignedIn } from '../../../platform/auth/sessions.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { lockOwn, requireRecentSignIn, type OwnAccountDeps } from '../admin-session/index.ts'
import { toApiKeyRecord } from './api-key-record.ts'
import { insertKey, type ApiKey } from './api-keys.store.ts'

interface CreateApiKey {
  readonly request: ApiKeyCreate
  readonly viewer: SignedIn
  readonly author: AdminAuthor
}

/** The key is shown only here. */
export async function createApiKey(
  deps: OwnAccountDeps,
  { request, viewer, author }: CreateApiKey,
): Promise<ApiKeyRecord> {
  const { name, permissions, password } = request
  const allowed = keyPermissionsOf(viewer.role)
  permissions.forEach((permission, at) => {
    if (!allowed.includes(permission))
      throw invalidField(`permissions/${at}`, 'is not one that you can give a key', 'not_a_choice')
  })
  const expiresAt = request.expiresAt == null ? null : new Date(request.expiresAt)
  if (expiresAt !== null && expiresAt <= deps.clock.now())
    throw invalidField('expiresAt', 'must be in the future', 'in_the_past')
  const matched = await requireRecentSignIn(deps, { viewer, password })

  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    // Whoever disables the user waits, and then revokes this key too.
    await lockOwn(tx, viewer, matched)
    const { key, prefix, keyHash } = newApiKey()
    const made: ApiKey = {
      ...{ name, prefix, permissions, expiresAt },
      id: newUuid(),
      createdBy: viewer.userId,
      makerName: viewer.name,
      makerRole: viewer.role,
      makerStatus: 'active',
      createdAt: now,
      lastUsedAt: null,
      revokedAt: null,
    }
    await insertKey(tx, made, keyHash)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'api_key.created',
        entity: { type: 'api_key', id: encodeId('apiKey', made.id) },
        message: `${author.actor.name} created the API key ${name} (${prefix}…).`,
        subject: name,
        metadata: { prefix, permissions, expiresAt },
      },
    ])
    return { ...toApiKeyRecord(made, now), key }
  })
}

import { PERMISSIONS, type ApiKeyRecord, type Permission } from '@platen/contract'
import { effectivePermissions } from '../../../platform/auth/api-keys.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import type { ApiKey } from './api-keys.store.ts'

export function toApiKeyRecord(key: ApiKey, now: Date): ApiKeyRecord {
  const works =
    key.revokedAt === null && (key.expiresAt === null || key.expiresAt > now) && key.makerStatus === 'active'
  return {
    id: encodeId('apiKey', key.id),
    name: key.name,
    prefix: key.prefix,
    permissions: key.permissions.filter((name): name is Permission => name in PERMISSIONS),
    effectivePermissions: works ? effectivePermissions(key.permissions, key.makerRole) : [],
    createdBy: { id: encodeId('adminUser', key.createdBy), name: key.makerName },
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
  }
}

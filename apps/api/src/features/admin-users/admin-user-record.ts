import type { AdminUserRecord } from '@platen/contract'
import { encodeId } from '../../platform/ids.ts'
import type { AdminUser } from './admin-users.store.ts'

export function toUserRecord(user: AdminUser): AdminUserRecord {
  return {
    id: encodeId('adminUser', user.id),
    email: user.email,
    name: user.name,
    role: user.role,
    status: user.status,
    totpEnabled: user.totpEnabled,
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    createdBy: user.createdBy === null ? null : encodeId('adminUser', user.createdBy),
  }
}

import type { AdminUserRecord } from '@platen/contract'
import { encodeId } from '../../../platform/records/ids.ts'
import type { AdminUser } from './admin-users.store.ts'

/** `isLocked`: no sign-in attempts are left in this hour. */
export function toUserRecord(user: AdminUser, isLocked = false): AdminUserRecord {
  return {
    id: encodeId('adminUser', user.id),
    email: user.email,
    name: user.name,
    role: user.role,
    status: isLocked && user.status === 'active' ? 'locked' : user.status,
    totpEnabled: user.totpEnabled,
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    createdBy: user.createdBy === null ? null : encodeId('adminUser', user.createdBy),
  }
}

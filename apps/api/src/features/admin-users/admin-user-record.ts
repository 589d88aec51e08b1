import type { AdminUserRecord } from '@platen/contract'
import { encodeId } from '../../platform/ids.ts'
import type { AdminUser } from './admin-users.store.ts'

/** `isLocked`: too many sign-ins were tried, so that there is none left until the hour is over. */
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

import type { AdminUserRecord } from '@platen/contract'
import { accountKey } from '../../../platform/auth/account-quota.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Sessions } from '../../../platform/auth/sessions.ts'
import { recordAudit, type AuditEntry } from '../../../platform/records/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Transaction, Tx } from '../../../platform/database/transaction.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import type { ForgivableLimits } from '../../../platform/http/rate-limits.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { toUserRecord } from './admin-user-record.ts'
import { lockMember, type AdminUser, type LockedMember } from './admin-users.store.ts'

export interface MemberDeps {
  readonly transaction: Transaction
  readonly sessions: Sessions
  readonly limits: ForgivableLimits
  readonly clock: Clock
}

export interface MemberChange {
  /** UUID of the member to change. */
  readonly userId: string
  readonly author: AdminAuthor
}

/** Locks the member together with the active owners. Refuses with RESOURCE_NOT_FOUND. */
export async function getLockedMember(tx: Tx, userId: string): Promise<LockedMember> {
  const locked = await lockMember(tx, userId)
  if (!locked) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such user.')
  return locked
}

/** The record with its current status: an account with too many attempts is locked. */
export async function currentRecord(
  tx: Tx,
  { limits }: Pick<MemberDeps, 'limits'>,
  member: AdminUser,
): Promise<AdminUserRecord> {
  return toUserRecord(member, await isLocked(tx, limits, member))
}

export async function isLocked(tx: Tx, limits: ForgivableLimits, { email }: AdminUser): Promise<boolean> {
  return (await limits.findSpent(tx, 'login-account', [accountKey(email)])).size > 0
}

export async function recordMemberAudit(
  tx: Tx,
  { author, userId }: MemberChange,
  entry: Pick<AuditEntry, 'occurredAt' | 'action' | 'message' | 'changes'>,
): Promise<void> {
  const entity = { type: 'admin_user', id: encodeId('adminUser', userId) }
  await recordAudit(tx, [{ ...author, ...entry, entity }])
}

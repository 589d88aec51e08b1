import type { AdminUserRecord } from '@platen/contract'
import { accountKey } from '../../../platform/auth/account-quota.ts'
import { toUserRecord } from './admin-user-record.ts'
import {
  getLockedMember,
  isLocked,
  recordMemberAudit,
  type MemberChange,
  type MemberDeps,
} from './change-member.ts'
import { refuseMove } from './member-rules.ts'

/** Allows sign-in attempts at a locked account again, on every replica. Refuses with INVALID_TRANSITION. */
export async function unlockUser(deps: MemberDeps, change: MemberChange): Promise<AdminUserRecord> {
  const { author, userId } = change
  return deps.transaction(async (tx) => {
    const { member } = await getLockedMember(tx, userId)
    const locked = member.status === 'active' && (await isLocked(tx, deps.limits, member))
    refuseMove(locked ? 'locked' : member.status, 'unlock')

    await deps.limits.forgive(tx, 'login-account', accountKey(member.email))
    await recordMemberAudit(tx, change, {
      occurredAt: deps.clock.now(),
      action: 'admin_user.unlocked',
      message: `${author.actor.name} unlocked ${member.name}.`,
      changes: [{ path: 'status', from: 'locked', to: 'active' }],
    })
    return toUserRecord(member)
  })
}

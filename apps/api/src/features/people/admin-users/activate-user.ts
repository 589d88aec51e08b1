import type { AdminUserRecord } from '@platen/contract'
import { enableUser } from './admin-users.store.ts'
import {
  currentRecord,
  getLockedMember,
  recordMemberAudit,
  type MemberChange,
  type MemberDeps,
} from './change-member.ts'
import { refuseMove } from './member-rules.ts'

/** Lets a disabled member sign in again, with the same password. Refuses with INVALID_TRANSITION. */
export async function activateUser(deps: MemberDeps, change: MemberChange): Promise<AdminUserRecord> {
  const { author, userId } = change
  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    const { member } = await getLockedMember(tx, userId)
    refuseMove(member.status, 'activation')

    const status = await enableUser(tx, userId, now)
    await recordMemberAudit(tx, change, {
      occurredAt: now,
      action: 'admin_user.activated',
      message: `${author.actor.name} reactivated ${member.name}.`,
      changes: [{ path: 'status', from: member.status, to: status }],
    })
    return currentRecord(tx, deps, { ...member, status })
  })
}

import type { AdminUserRecord } from '@platen/contract'
import { disableUser } from './admin-users.store.ts'
import {
  currentRecord,
  getLockedMember,
  recordMemberAudit,
  type MemberChange,
  type MemberDeps,
} from './change-member.ts'
import { refuseLastOwner, refuseMove } from './member-rules.ts'

/** Disables a member and ends their sessions and links. Refuses with LAST_OWNER or INVALID_TRANSITION. */
export async function deactivateUser(deps: MemberDeps, change: MemberChange): Promise<AdminUserRecord> {
  const { author, userId } = change
  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    const locked = await getLockedMember(tx, userId)
    const { member } = locked
    refuseMove(member.status, 'deactivation')
    refuseLastOwner(locked)

    await disableUser(tx, userId, now)
    await deps.sessions.endAll(tx, userId)
    await recordMemberAudit(tx, change, {
      occurredAt: now,
      action: 'admin_user.deactivated',
      message: `${author.actor.name} disabled ${member.name}.`,
      changes: [{ path: 'status', from: member.status, to: 'disabled' }],
    })
    return currentRecord(tx, deps, { ...member, status: 'disabled' })
  })
}

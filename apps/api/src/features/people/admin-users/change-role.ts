import type { AdminUserRecord, Role } from '@platen/contract'
import { Refusal } from '../../../platform/refusal.ts'
import { setRole } from './admin-users.store.ts'
import {
  currentRecord,
  getLockedMember,
  recordMemberAudit,
  type MemberChange,
  type MemberDeps,
} from './change-member.ts'
import { refuseLastOwner } from './member-rules.ts'

/**
 * Changes a member's role and ends their sessions, so that no session keeps old rights. Refuses with LAST_OWNER, and
 * with FORBIDDEN the author's own role.
 */
export async function changeRole(
  deps: MemberDeps,
  change: MemberChange & { readonly role: Role },
): Promise<AdminUserRecord> {
  const { author, userId, role } = change
  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    const locked = await getLockedMember(tx, userId)
    const { member } = locked
    if (member.role === role) return currentRecord(tx, deps, member)
    refuseLastOwner(locked)
    if (author.actor.id === userId) {
      throw new Refusal('FORBIDDEN', 'You cannot change your own role.', { resolution: 'Ask another owner.' })
    }

    await setRole(tx, userId, role, now)
    await deps.sessions.endAll(tx, userId)
    await recordMemberAudit(tx, change, {
      occurredAt: now,
      action: 'admin_user.role_changed',
      message: `${author.actor.name} made ${member.name} ${role}.`,
      changes: [{ path: 'role', from: member.role, to: role }],
    })
    return currentRecord(tx, deps, { ...member, role })
  })
}

import type { AdminUserRecord } from '@platen/contract'
import { accountKey } from '../../../platform/auth/account-quota.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { toUserRecord } from './admin-user-record.ts'
import { clearCredentials, type AdminUser } from './admin-users.store.ts'
import { getLockedMember, recordMemberAudit, type MemberChange, type MemberDeps } from './change-member.ts'
import { refuseLastOwner, refuseMove } from './member-rules.ts'
import { makePasswordLink, type LinkConfig } from './password-link.ts'

interface ResetDeps extends MemberDeps {
  readonly config: LinkConfig
}

/**
 * Gives a member a new password link and ends their sessions, password and one-time codes at once. Refuses with
 * LAST_OWNER or INVALID_TRANSITION, and with FORBIDDEN the author's own account.
 */
export async function resetUser(deps: ResetDeps, change: MemberChange): Promise<AdminUserRecord> {
  const { author, userId } = change
  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    const locked = await getLockedMember(tx, userId)
    const { member } = locked
    refuseMove(member.status, 'reset')
    refuseLastOwner(locked)
    if (author.actor.id === userId) {
      throw new Refusal('FORBIDDEN', 'You cannot reset your own account.', {
        resolution: 'Change your password instead.',
      })
    }

    const invitationUrl = await takeAccess(tx, deps, { member, now })
    await recordMemberAudit(tx, change, {
      occurredAt: now,
      action: 'admin_user.reset',
      message: `${author.actor.name} gave ${member.name} a new password link.`,
    })
    return { ...toUserRecord({ ...member, status: 'invited', totpEnabled: false }), invitationUrl }
  })
}

/** Removes all credentials of an account and returns the address of a new password link. */
export async function takeAccess(
  tx: Tx,
  { sessions, limits, config }: Pick<ResetDeps, 'sessions' | 'limits' | 'config'>,
  { member, now }: { member: Pick<AdminUser, 'id' | 'email'>; now: Date },
): Promise<string> {
  await clearCredentials(tx, member.id, now)
  await sessions.endAll(tx, member.id)
  await limits.forgive(tx, 'login-account', accountKey(member.email))
  return makePasswordLink(tx, config, { userId: member.id, purpose: 'reset', now })
}

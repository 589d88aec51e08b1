import type { AdminUserRecord, Role } from '@platen/contract'
import { accountKey, type ForgivableLimits } from '../../../platform/http/rate-limits.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit, type AuditEntry } from '../../../platform/records/audit.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { toUserRecord } from './admin-user-record.ts'
import {
  clearCredentials,
  disableUser,
  enableUser,
  lockMember,
  setRole,
  type AdminUser,
  type LockedMember,
} from './admin-users.store.ts'
import { forgiveAccount } from '../admin-session/index.ts'
import { makePasswordLink, type LinkConfig } from './password-link.ts'

export type MemberDeps = Pick<Platform, 'transaction' | 'sessions' | 'limits' | 'clock'>

export interface MemberChange {
  readonly userId: string
  readonly author: AdminAuthor
}

export function activateUser(deps: MemberDeps, change: MemberChange): Promise<AdminUserRecord> {
  return changeMember(deps, change, async ({ tx, member, now }) => {
    refuseMove(member.status, 'activation')
    const status = await enableUser(tx, member.id, now)
    return {
      member: { ...member, status },
      action: 'admin_user.activated',
      message: `${change.author.actor.name} reactivated ${member.name}.`,
      changes: [{ path: 'status', from: member.status, to: status }],
    }
  })
}

export function deactivateUser(deps: MemberDeps, change: MemberChange): Promise<AdminUserRecord> {
  return changeMember(deps, change, async ({ tx, member, otherOwners, now }) => {
    refuseMove(member.status, 'deactivation')
    refuseLastOwner({ member, otherOwners })
    await disableUser(tx, member.id, now)
    await deps.sessions.endAll(tx, member.id)
    return {
      member: { ...member, status: 'disabled' },
      action: 'admin_user.deactivated',
      message: `${change.author.actor.name} disabled ${member.name}.`,
      changes: [{ path: 'status', from: member.status, to: 'disabled' }],
    }
  })
}

export function unlockUser(deps: MemberDeps, change: MemberChange): Promise<AdminUserRecord> {
  return changeMember(deps, change, async ({ tx, member }) => {
    const locked = member.status === 'active' && (await isLocked(tx, deps.limits, member))
    refuseMove(locked ? 'locked' : member.status, 'unlock')
    await forgiveAccount(deps.limits, tx, member.email)
    return {
      member,
      action: 'admin_user.unlocked',
      message: `${change.author.actor.name} unlocked ${member.name}.`,
      changes: [{ path: 'status', from: 'locked', to: 'active' }],
    }
  })
}

/** Ends the member's sessions, so that none keeps old rights. */
export function changeRole(
  deps: MemberDeps,
  change: MemberChange & { readonly role: Role },
): Promise<AdminUserRecord> {
  const { author, role } = change
  return changeMember(deps, change, async ({ tx, member, otherOwners, now }) => {
    if (member.role === role) return undefined
    refuseLastOwner({ member, otherOwners })
    refuseOwn(change, 'You cannot change your own role.', 'Ask another owner.')
    await setRole(tx, member.id, role, now)
    await deps.sessions.endAll(tx, member.id)
    return {
      member: { ...member, role },
      action: 'admin_user.role_changed',
      message: `${author.actor.name} made ${member.name} ${role}.`,
      changes: [{ path: 'role', from: member.role, to: role }],
    }
  })
}

interface ResetDeps extends MemberDeps {
  readonly config: LinkConfig
}

export async function resetUser(deps: ResetDeps, change: MemberChange): Promise<AdminUserRecord> {
  let invitationUrl = ''
  const record = await changeMember(deps, change, async ({ tx, member, otherOwners, now }) => {
    refuseMove(member.status, 'reset')
    refuseLastOwner({ member, otherOwners })
    refuseOwn(change, 'You cannot reset your own account.', 'Change your password instead.')
    invitationUrl = await takeAccess(tx, deps, { member, now })
    return {
      member: { ...member, status: 'invited', totpEnabled: false },
      action: 'admin_user.reset',
      message: `${change.author.actor.name} gave ${member.name} a new password link.`,
    }
  })
  return { ...record, invitationUrl }
}

export async function takeAccess(
  tx: Tx,
  { sessions, limits, config }: Pick<ResetDeps, 'sessions' | 'limits' | 'config'>,
  { member, now }: { member: Pick<AdminUser, 'id' | 'email'>; now: Date },
): Promise<string> {
  await clearCredentials(tx, member.id, now)
  await sessions.endAll(tx, member.id)
  await forgiveAccount(limits, tx, member.email)
  return makePasswordLink(tx, config, { userId: member.id, purpose: 'reset', now })
}

interface Outcome extends Pick<AuditEntry, 'action' | 'message' | 'changes'> {
  readonly member: AdminUser
}

function changeMember(
  { transaction, limits, clock }: MemberDeps,
  { userId, author }: MemberChange,
  decide: (locked: LockedMember & { tx: Tx; now: Date }) => Promise<Outcome | undefined>,
): Promise<AdminUserRecord> {
  return transaction(async (tx) => {
    const now = clock.now()
    const locked = await lockMember(tx, userId)
    if (!locked) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such user.')
    const { member, ...entry } = (await decide({ ...locked, tx, now })) ?? { member: locked.member }
    if ('action' in entry) {
      const entity = { type: 'admin_user', id: encodeId('adminUser', userId) }
      await recordAudit(tx, [{ ...author, ...entry, subject: member.name, occurredAt: now, entity }])
    }
    return toUserRecord(member, await isLocked(tx, limits, member))
  })
}

async function isLocked(tx: Tx, limits: ForgivableLimits, { email }: AdminUser): Promise<boolean> {
  return (await limits.findSpent(tx, 'login-account', [accountKey(email)])).size > 0
}

function refuseOwn({ author, userId }: MemberChange, message: string, resolution: string): void {
  if (author.actor.id === userId)
    throw new Refusal('FORBIDDEN', message, { resolution, details: { reason: 'own_account' } })
}

function refuseLastOwner({ member, otherOwners }: LockedMember): void {
  const isOwner = member.role === 'owner' && member.status === 'active'
  if (isOwner && otherOwners === 0) {
    throw new Refusal('LAST_OWNER', `${member.name} is the last active owner of the shop.`)
  }
}

/** A locked account counts as active. */
const NEXT = {
  invited: ['deactivation', 'reset'],
  active: ['deactivation', 'reset'],
  locked: ['deactivation', 'reset', 'unlock'],
  disabled: ['activation'],
} as const satisfies Record<LockedMember['member']['status'], readonly string[]>
type Move = (typeof NEXT)[keyof typeof NEXT][number]

function refuseMove(status: keyof typeof NEXT, move: Move): void {
  const allowed: readonly Move[] = NEXT[status]
  if (allowed.includes(move)) return
  throw new Refusal('INVALID_TRANSITION', `This user is ${status}. Allowed now: ${allowed.join(', ')}.`, {
    details: { reason: 'user_changed', state: status, allowedActions: allowed },
  })
}

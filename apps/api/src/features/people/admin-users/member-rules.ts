import type { LockedMember } from './admin-users.store.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** Refuses with LAST_OWNER a change that would leave the shop without an active owner. */
export function refuseLastOwner({ member, otherOwners }: LockedMember): void {
  const isOwner = member.role === 'owner' && member.status === 'active'
  if (isOwner && otherOwners === 0) {
    throw new Refusal('LAST_OWNER', `${member.name} is the last active owner of the shop.`)
  }
}

/** The allowed operations by status. A locked account counts as active. */
const NEXT = {
  invited: ['deactivation', 'reset'],
  active: ['deactivation', 'reset'],
  locked: ['deactivation', 'reset', 'unlock'],
  disabled: ['activation'],
} as const satisfies Record<LockedMember['member']['status'], readonly string[]>
type Move = (typeof NEXT)[keyof typeof NEXT][number]

/** Refuses with INVALID_TRANSITION an operation that the status does not allow. */
export function refuseMove(status: keyof typeof NEXT, move: Move): void {
  const allowed: readonly Move[] = NEXT[status]
  if (allowed.includes(move)) return
  throw new Refusal('INVALID_TRANSITION', `This user is ${status}. Allowed now: ${allowed.join(', ')}.`)
}

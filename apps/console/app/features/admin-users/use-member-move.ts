import { api } from '../../lib/api.ts'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import type { Member } from './team.ts'

/** What can be done about a member, as it is asked for and as it is told afterwards. */
export const MEMBER_MOVES = {
  unlock: {
    label: 'Unlock',
    question: 'Too many wrong passwords were tried. Make sure that it was them before you let more be tried.',
    done: 'can be signed in to again',
  },
  reset: {
    label: 'Reset',
    question:
      'The password, the one-time codes and all sessions end at once. You get a link with which they choose a new password.',
    done: 'was reset',
  },
  deactivation: {
    label: 'Disable',
    question: 'They are signed out everywhere and cannot sign in. What they did stays in the audit log.',
    done: 'is disabled',
  },
  activation: {
    label: 'Enable',
    question: 'They can sign in again with the password of before.',
    done: 'is enabled again',
  },
} as const
export type MemberMove = keyof typeof MEMBER_MOVES

const MOVES = {
  invited: ['reset', 'deactivation'],
  active: ['reset', 'deactivation'],
  locked: ['unlock', 'reset', 'deactivation'],
  disabled: ['activation'],
} as const satisfies Record<Member['status'], readonly MemberMove[]>

export function movesOf({ status }: Member): readonly MemberMove[] {
  return MOVES[status]
}

export function useMemberMove(member: Member, onDone: (now: Member, move: MemberMove) => void) {
  const toasts = useToasts()
  const path = { userId: member.id }
  const move = useAction({
    send: (name: MemberMove, key) => {
      const params = { path, header: { 'Idempotency-Key': key } }
      switch (name) {
        case 'unlock':
          return api.POST('/api/admin/users/{userId}/unlock', { params })
        case 'reset':
          return api.POST('/api/admin/users/{userId}/reset', { params: { path } })
        case 'deactivation':
          return api.POST('/api/admin/users/{userId}/deactivation', { params })
        case 'activation':
          return api.POST('/api/admin/users/{userId}/activation', { params })
      }
    },
    changes: ['users', 'audit-log'],
    onDone: (now, name) => {
      toasts.good(`${member.name} ${MEMBER_MOVES[name].done}.`)
      onDone(now, name)
    },
    onRefused: () => true,
  })
  return {
    run: move.run,
    clear: move.reset,
    busy: move.busy,
    refused: move.refused,
    unavailable: move.unavailable,
  }
}

import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import type { Member } from './team.ts'

export const MEMBER_ACTIONS = {
  unlock: {
    label: 'Forget failed sign-ins',
    question:
      'Wrong passwords were tried from many places. The right password still works, and devices used before are not affected; a new device gets few tries. Ask whether it was them before you forget the failed tries.',
    done: 'can sign in from new devices again',
  },
  reset: {
    label: 'Reset',
    question:
      'Their password, one-time codes and sessions stop working right away. You get a link for them to set a new password.',
    done: 'was reset',
  },
  deactivation: {
    label: 'Disable',
    question: 'They are signed out everywhere and can’t sign in. Their audit log entries stay.',
    done: 'was disabled',
  },
  activation: {
    label: 'Enable',
    question: 'They can sign in again with their old password.',
    done: 'was enabled',
  },
} as const
export type MemberAction = keyof typeof MEMBER_ACTIONS

const MOVES = {
  invited: ['reset', 'deactivation'],
  active: ['reset', 'deactivation'],
  locked: ['unlock', 'reset', 'deactivation'],
  disabled: ['activation'],
} as const satisfies Record<Member['status'], readonly MemberAction[]>

export function actionsOf({ status }: Member): readonly MemberAction[] {
  return MOVES[status]
}

export function useMemberAction(member: Member, onDone: (now: Member, move: MemberAction) => void) {
  const userId = member.id
  const move = useAction({
    send: (name: MemberAction, key) => {
      switch (name) {
        case 'unlock':
          return api.createAdminUserUnlock({ userId, idempotencyKey: key })
        case 'reset':
          return api.createAdminUserReset({ userId })
        case 'deactivation':
          return api.createAdminUserDeactivation({ userId, idempotencyKey: key })
        case 'activation':
          return api.createAdminUserActivation({ userId, idempotencyKey: key })
      }
    },
    changes: ['users', 'audit-log'],
    onDone,
    done: (_, name) => `${member.name} ${MEMBER_ACTIONS[name].done}.`,
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

import { fill } from '@platen/messages'
import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import type { Member } from './team.ts'

export const MEMBER_ACTIONS = m.team.actions
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
    done: (_, name) => fill(MEMBER_ACTIONS[name].done, { name: member.name }),
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

import type { Resources } from '@platen/api-client'
import type { Tone } from '@platen/ui'
import { api } from '../../../lib/requests/api.ts'
import { queryKeys } from '../../../lib/requests/query-keys.ts'
import { m } from '../../../messages/messages.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

export type Member = Resources['AdminUserRecord']
export type Role = Member['role']

export const ROLES: readonly Role[] = ['owner', 'manager', 'finance', 'production', 'support', 'viewer']

export const STATUSES = {
  invited: { label: m.team.statuses.invited, tone: 'wait' },
  active: { label: m.team.statuses.active, tone: 'good' },
  locked: { label: m.team.statuses.locked, tone: 'wait' },
  disabled: { label: m.team.statuses.disabled, tone: 'over' },
} as const satisfies Record<Member['status'], { label: string; tone: Tone }>

export function useTeam() {
  return useRead(queryKeys.users(), (signal) => api.listAdminUsers({ signal }))
}

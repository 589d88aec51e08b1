import type { Resources } from '@platen/api-client'
import type { Tone } from '@platen/ui'
import { api } from '../../../lib/requests/api.ts'
import { queryKeys } from '../../../lib/requests/query-keys.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

export type Member = Resources['AdminUserRecord']
export type Role = Member['role']

export const ROLES = {
  owner: 'Everything, including the team',
  manager: 'Everything except the team and webhooks',
  finance: 'Payments, costs and exports',
  production: 'Artwork, print jobs and stock',
  support: 'Orders, artwork questions and leads',
  viewer: 'Read only',
} as const satisfies Record<Role, string>

export const STATUSES = {
  invited: { label: 'Invited', tone: 'wait' },
  active: { label: 'Active', tone: 'good' },
  locked: { label: 'Under attack', tone: 'wait' },
  disabled: { label: 'Disabled', tone: 'over' },
} as const satisfies Record<Member['status'], { label: string; tone: Tone }>

export function useTeam() {
  return useRead(queryKeys.users(), (signal) => api.listAdminUsers({ signal }))
}

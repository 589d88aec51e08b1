import { expectData, type Resources } from '@platen/api-client'
import type { Tone } from '@platen/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { queryKeys } from '../../../lib/requests/query-keys.ts'

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
  locked: { label: 'Locked', tone: 'bad' },
  disabled: { label: 'Disabled', tone: 'over' },
} as const satisfies Record<Member['status'], { label: string; tone: Tone }>

export function useTeam() {
  return useQuery({
    queryKey: queryKeys.users(),
    queryFn: ({ signal }) => expectData(api.listAdminUsers({ signal })),
  })
}

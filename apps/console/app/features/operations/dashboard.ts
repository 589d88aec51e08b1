import { expectData, type Resources } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useMay } from '../session/index.ts'

export type Dashboard = Resources['OperationsDashboardResponse']

/** What needs attention now. Kept, so that the last seen queue stands here without a connection too. */
export function useDashboard() {
  const allowed = useMay('dashboard:read')
  return useQuery({
    queryKey: ['operations'],
    enabled: allowed,
    queryFn: ({ signal }) => expectData(api.GET('/api/admin/operations', { signal })),
    meta: { kept: true },
  })
}

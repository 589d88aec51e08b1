import { expectData, type Resources } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { queryKeys } from '../../../lib/requests/query-keys.ts'
import { useMay } from '../../people/session/index.ts'

export type Dashboard = Resources['OperationsDashboardResponse']

/** Kept, so that the last known queue is shown offline too. */
export function useDashboard() {
  const allowed = useMay('dashboard:read')
  return useQuery({
    queryKey: queryKeys.dashboard(),
    enabled: allowed,
    queryFn: ({ signal }) => expectData(api.getOperationsDashboard({ signal })),
    meta: { kept: true },
  })
}

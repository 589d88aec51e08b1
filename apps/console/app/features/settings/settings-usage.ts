import { expectData } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** What orders and costs hold on to. */
export function useSettingsUsage() {
  return useQuery({
    queryKey: ['settings', 'usage'],
    queryFn: ({ signal }) => expectData(api.GET('/api/admin/settings/usage', { signal })),
  }).data
}

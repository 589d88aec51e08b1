import { expectData } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'

/** The settings that cannot change because orders or costs use them. */
export function useSettingsUsage() {
  return useQuery({
    queryKey: ['settings', 'usage'],
    queryFn: ({ signal }) => expectData(api.getSettingsUsage({ signal })),
  }).data
}

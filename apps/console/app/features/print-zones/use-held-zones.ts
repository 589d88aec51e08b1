import { expectData } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

const WHY = 'Orders have prints in it, so it cannot be removed. Take it out of the shop instead.'

/** Zones that cannot be removed, and why. */
export function useHeldZones(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['print-zones', 'usage'],
    queryFn: ({ signal }) => expectData(api.GET('/api/admin/print-zones/usage', { signal })),
  })
  return new Map(data?.zoneIds.map((id) => [id, WHY]))
}

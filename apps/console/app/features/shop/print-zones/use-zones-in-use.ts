import { expectData } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'

const WHY = 'Orders have prints in this zone, so it cannot be removed. Hide it from the store instead.'

export function useZonesInUse(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['print-zones', 'usage'],
    queryFn: ({ signal }) => expectData(api.getPrintZoneUsage({ signal })),
  })
  return new Map(data?.zoneIds.map((id) => [id, WHY]))
}

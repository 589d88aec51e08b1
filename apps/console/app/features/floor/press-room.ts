import { expectData, type Resources } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

type Settings = Resources['AdminPrintZoneSettingsResponse']
export type Zone = Settings['zones'][number]
export type Recipe = Settings['pressRecipes'][number]

/** Where prints go and how each fabric is pressed. */
export function usePressRoom() {
  const { data } = useQuery({
    queryKey: ['print-zones', 'settings'],
    queryFn: ({ signal }) => expectData(api.GET('/api/admin/print-zones', { signal })),
    meta: { kept: true },
  })
  return {
    known: data !== undefined,
    zoneOf: (id: string): Zone | undefined => data?.zones.find((zone) => zone.id === id),
    zoneName: (id: string): string =>
      data?.zones.find((zone) => zone.id === id)?.name ?? id.replaceAll('_', ' '),
    recipeOf: (fabric: string): Recipe | undefined =>
      data?.pressRecipes.find((recipe) => recipe.fabric === fabric),
  }
}

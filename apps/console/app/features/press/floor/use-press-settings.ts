import type { Resources } from '@platen/api-client'
import { usePrintSettings, zoneIdName } from '../../shop/catalog/index.ts'

type Settings = Resources['AdminPrintZoneSettingsResponse']
export type Zone = Settings['zones'][number]
export type Recipe = Settings['pressRecipes'][number]

export function usePressSettings() {
  const { data } = usePrintSettings()
  return {
    known: data !== undefined,
    findZone: (id: string): Zone | undefined => data?.zones.find((zone) => zone.id === id),
    zoneName: (id: string): string => data?.zones.find((zone) => zone.id === id)?.name ?? zoneIdName(id),
    findRecipe: (fabric: string): Recipe | undefined =>
      data?.pressRecipes.find((recipe) => recipe.fabric === fabric),
  }
}

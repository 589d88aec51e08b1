import type { Resources } from '@platen/api-client'
import { usePrintSettings } from '../print-zones/index.ts'

type Settings = Resources['AdminPrintZoneSettingsResponse']
export type Zone = Settings['zones'][number]
export type Recipe = Settings['pressRecipes'][number]

/** Where prints go and how each fabric is pressed. */
export function usePressRoom() {
  const { data } = usePrintSettings()
  return {
    known: data !== undefined,
    zoneOf: (id: string): Zone | undefined => data?.zones.find((zone) => zone.id === id),
    zoneName: (id: string): string =>
      data?.zones.find((zone) => zone.id === id)?.name ?? id.replaceAll('_', ' '),
    recipeOf: (fabric: string): Recipe | undefined =>
      data?.pressRecipes.find((recipe) => recipe.fabric === fabric),
  }
}

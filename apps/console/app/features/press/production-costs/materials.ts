import { api } from '../../../lib/requests/api.ts'
import type { Material } from './production-settings-document.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

interface MaterialKind {
  readonly kind: 'film' | 'ink' | 'powder'
  readonly unit: 'millimetre' | 'millilitre' | 'gram'
  /** Film is not consumed by area. */
  readonly amount?: 'mlPerM2' | 'gramsPerM2'
}

export const MATERIAL_KINDS: Readonly<Record<Material, MaterialKind>> = {
  film: { kind: 'film', unit: 'millimetre' },
  colourInk: { kind: 'ink', unit: 'millilitre', amount: 'mlPerM2' },
  whiteInk: { kind: 'ink', unit: 'millilitre', amount: 'mlPerM2' },
  powder: { kind: 'powder', unit: 'gram', amount: 'gramsPerM2' },
}

const MAX_ITEMS = 200

export function useMaterialItems(material: Material) {
  const { kind, unit } = MATERIAL_KINDS[material]
  const { data } = useRead(['inventory', 'materials', kind], (signal) =>
    api.listInventoryItems({ query: { kind, active: true, limit: MAX_ITEMS }, signal }),
  )
  return data?.filter((item) => item.unit === unit)
}

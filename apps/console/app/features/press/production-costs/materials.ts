import { api } from '../../../lib/requests/api.ts'
import type { Material } from './production-settings-document.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

interface MaterialLabels {
  readonly title: string
  readonly kind: 'film' | 'ink' | 'powder'
  readonly unit: 'millimetre' | 'millilitre' | 'gram'
  readonly intro: string
  /** Film is not consumed by area. */
  readonly use?: { readonly name: string; readonly label: string; readonly hint: string }
}

export const MATERIAL_LABELS: Readonly<Record<Material, MaterialLabels>> = {
  film: {
    title: 'Film',
    kind: 'film',
    unit: 'millimetre',
    intro: 'Each print is charged its share of the sheet.',
  },
  colourInk: {
    title: 'Colour ink',
    kind: 'ink',
    unit: 'millilitre',
    intro: 'Measured from the pixels of the film.',
    use: {
      name: 'mlPerM2',
      label: 'Millilitres per square metre',
      hint: 'At full coverage with one colour.',
    },
  },
  whiteInk: {
    title: 'White ink',
    kind: 'ink',
    unit: 'millilitre',
    intro: 'The underbase below the colours.',
    use: { name: 'mlPerM2', label: 'Millilitres per square metre', hint: 'At full coverage.' },
  },
  powder: {
    title: 'Powder',
    kind: 'powder',
    unit: 'gram',
    intro: 'Bonds the ink to the fabric.',
    use: { name: 'gramsPerM2', label: 'Grams per square metre', hint: 'Of printed area.' },
  },
}

const MAX_ITEMS = 200

export function useMaterialItems(material: Material) {
  const { kind, unit } = MATERIAL_LABELS[material]
  const { data } = useRead(['inventory', 'materials', kind], (signal) =>
    api.listInventoryItems({ query: { kind, active: true, limit: MAX_ITEMS }, signal }),
  )
  return data?.filter((item) => item.unit === unit)
}

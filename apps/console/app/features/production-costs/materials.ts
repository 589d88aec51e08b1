import { expectData } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import type { Material } from './production-settings-document.ts'

interface MaterialWords {
  readonly title: string
  readonly kind: 'film' | 'ink' | 'powder'
  readonly unit: 'millimetre' | 'millilitre' | 'gram'
  /** "for one millimetre". */
  readonly one: string
  readonly intro: string
  /** The field of what a square metre takes; film takes none. */
  readonly use?: { readonly name: string; readonly label: string; readonly hint: string }
}

/** What is printed with, as the shop keeps it in stock. */
export const MATERIAL_WORDS: Readonly<Record<Material, MaterialWords>> = {
  film: {
    title: 'Film',
    kind: 'film',
    unit: 'millimetre',
    one: 'millimetre',
    intro: 'Each print pays its true share of its sheet.',
  },
  colourInk: {
    title: 'Colour ink',
    kind: 'ink',
    unit: 'millilitre',
    one: 'millilitre',
    intro: 'Measured in the pixels of the film: how much is inked, and how thick.',
    use: {
      name: 'mlPerM2',
      label: 'Millilitres for a square metre',
      hint: 'That one colour covers fully.',
    },
  },
  whiteInk: {
    title: 'White ink',
    kind: 'ink',
    unit: 'millilitre',
    one: 'millilitre',
    intro: 'The underbase below the colours.',
    use: { name: 'mlPerM2', label: 'Millilitres for a square metre', hint: 'That white covers fully.' },
  },
  powder: {
    title: 'Powder',
    kind: 'powder',
    unit: 'gram',
    one: 'gram',
    intro: 'What glues the ink to the fabric.',
    use: { name: 'gramsPerM2', label: 'Grams for a square metre', hint: 'Of ink.' },
  },
}

const MOST_ITEMS = 200

/** The stock items that may be printed with. */
export function useMaterialItems(material: Material) {
  const { kind, unit } = MATERIAL_WORDS[material]
  const { data } = useQuery({
    queryKey: ['inventory', 'materials', kind],
    queryFn: ({ signal }) =>
      expectData(
        api.GET('/api/admin/inventory-items', {
          params: { query: { kind, active: true, limit: MOST_ITEMS } },
          signal,
        }),
      ),
  })
  return data?.filter((item) => item.unit === unit)
}

import type { Resources } from '@platen/api-client'
import { sizeTierFor } from '@platen/pricing'
import type { CartItem, Placement } from './cart-item.ts'

export type Catalog = Resources['CatalogResponse']
type Garment = Catalog['garments'][number]
type Variant = Garment['colours'][number]['sizes'][number]

export type ItemProblem =
  | { readonly kind: 'garment_gone' | 'sizes_gone' }
  | { readonly kind: 'size_out' | 'too_many'; readonly size: string }
  | { readonly kind: 'zone_gone' | 'no_tier'; readonly zone: string }

interface ItemLine {
  readonly variantId: string
  readonly quantity: number
  /** Undefined when the shop no longer sells it. */
  readonly variant: Variant | undefined
}

export interface CheckedItem {
  readonly item: CartItem
  readonly garment: Garment | undefined
  /** `#rrggbb`; undefined when the shop no longer has this colour. */
  readonly colourHex: string | undefined
  readonly lines: readonly ItemLine[]
  readonly problems: readonly ItemProblem[]
}

export function checkItem(item: CartItem, catalog: Catalog, maxQuantity: number): CheckedItem {
  const garment = catalog.garments.find(({ slug }) => slug === item.garmentSlug)
  const colour = garment?.colours.find(({ name }) => name === item.colour)
  const lines = linesInOrder(item, colour?.sizes ?? [])
  return {
    item,
    garment,
    colourHex: colour?.hex,
    lines,
    problems: garment
      ? [...sizeProblems(lines, maxQuantity), ...printProblems(item.placements, garment, catalog)]
      : [{ kind: 'garment_gone' }],
  }
}

export function hasProblems(items: readonly CheckedItem[]): boolean {
  return items.some(({ problems }) => problems.length > 0)
}

/** In the order of the catalogue, sizes that are no longer sold last. */
function linesInOrder(item: CartItem, sizes: readonly Variant[]): ItemLine[] {
  const place = (variantId: string) => {
    const at = sizes.findIndex((size) => size.variantId === variantId)
    return at === -1 ? sizes.length : at
  }
  return Object.entries(item.quantities)
    .map(([variantId, quantity]) => ({ variantId, quantity, variant: sizes[place(variantId)] }))
    .sort((one, other) => place(one.variantId) - place(other.variantId))
}

function sizeProblems(lines: readonly ItemLine[], maxQuantity: number): ItemProblem[] {
  const gone = lines.some(({ variant }) => !variant)
  const named = lines.flatMap(({ variant, quantity }): ItemProblem[] => {
    if (!variant) return []
    if (variant.availability === 'out') return [{ kind: 'size_out', size: variant.size }]
    return quantity > maxQuantity ? [{ kind: 'too_many', size: variant.size }] : []
  })
  return gone ? [{ kind: 'sizes_gone' }, ...named] : named
}

function printProblems(placements: readonly Placement[], garment: Garment, catalog: Catalog): ItemProblem[] {
  return placements.flatMap((placement): ItemProblem[] => {
    const zone = catalog.zones.find(({ id }) => id === placement.zoneId)
    if (!zone || !garment.zoneIds.includes(zone.id))
      return [{ kind: 'zone_gone', zone: zone?.name ?? placement.zoneId }]
    return sizeTierFor(placement, catalog.sizeTiers) === undefined
      ? [{ kind: 'no_tier', zone: zone.name }]
      : []
  })
}

import type { Resources } from '@platen/api-client'
import { sizeTierFor } from '@platen/pricing'
import type { CartEntry, CartItem, Placement } from './cart-item.ts'
import { checkFilm, isFilm, type CheckedFilm } from './film-item.ts'

export type Catalog = Resources['CatalogResponse']
type Garment = Catalog['garments'][number]
type Variant = Garment['colours'][number]['sizes'][number]

export type ItemProblem =
  | { readonly kind: 'garment_gone' }
  /** The other colours that are available. */
  | { readonly kind: 'colour_gone'; readonly left: readonly string[] }
  /** The other sizes that are available in its colour. The name of a size is unknown in older carts. */
  | { readonly kind: 'size_gone'; readonly size: string | undefined; readonly left: readonly string[] }
  | { readonly kind: 'size_out'; readonly size: string; readonly left: readonly string[] }
  | { readonly kind: 'too_many'; readonly size: string }
  | { readonly kind: 'zone_gone' | 'no_tier'; readonly zone: string }

interface ItemLine {
  readonly variantId: string
  readonly quantity: number
  /** Undefined when the shop no longer sells it. */
  readonly variant: Variant | undefined
  /** Undefined for a size of an older cart that the shop no longer sells. */
  readonly size: string | undefined
}

export interface CheckedItem {
  readonly item: CartItem
  /** Of the garment. */
  readonly name: string
  readonly garment: Garment | undefined
  /** `#rrggbb`; undefined when the shop no longer has this colour. */
  readonly colourHex: string | undefined
  readonly lines: readonly ItemLine[]
  readonly problems: readonly ItemProblem[]
}

export type CheckedEntry = CheckedItem | CheckedFilm

export function isCheckedFilm(checked: CheckedEntry): checked is CheckedFilm {
  return 'film' in checked
}

type Shop = Pick<Resources['PublicConfigResponse'], 'film' | 'limits'>

export function checkEntry(item: CartEntry, catalog: Catalog, { film, limits }: Shop): CheckedEntry {
  return isFilm(item)
    ? checkFilm(item, film, catalog.sizeTiers)
    : checkItem(item, catalog, limits.maxQuantityPerItem)
}

export function checkItem(item: CartItem, catalog: Catalog, maxQuantity: number): CheckedItem {
  const garment = catalog.garments.find(({ slug }) => slug === item.garmentSlug)
  const colour = garment?.colours.find(({ name }) => name === item.colour)
  const lines = linesInOrder(item, colour?.sizes ?? [])
  return {
    item,
    name: garment?.name ?? item.names?.garment ?? item.garmentSlug,
    garment,
    colourHex: colour?.hex,
    lines,
    problems: garment
      ? [
          ...(colour ? sizeProblems(lines, colour.sizes, maxQuantity) : [colourGone(garment)]),
          ...printProblems(item.placements, garment, catalog),
        ]
      : [{ kind: 'garment_gone' }],
  }
}

export function hasProblems(items: readonly CheckedEntry[]): boolean {
  return items.some((item) => (isCheckedFilm(item) ? item.problem !== undefined : item.problems.length > 0))
}

/** As many lines of an order as it becomes. */
export function linesOf(item: CheckedEntry): number {
  return isCheckedFilm(item) ? 1 : item.lines.length
}

/** In the order of the catalogue, sizes that are no longer sold last. */
function linesInOrder(item: CartItem, sizes: readonly Variant[]): ItemLine[] {
  const place = (variantId: string) => {
    const at = sizes.findIndex((size) => size.variantId === variantId)
    return at === -1 ? sizes.length : at
  }
  return Object.entries(item.quantities)
    .map(([variantId, quantity]) => {
      const variant = sizes[place(variantId)]
      return { variantId, quantity, variant, size: variant?.size ?? item.names?.sizes[variantId] }
    })
    .sort((one, other) => place(one.variantId) - place(other.variantId))
}

function colourGone({ colours }: Garment): ItemProblem {
  const left = colours.filter(({ sizes }) => sizes.some(isAvailable))
  return { kind: 'colour_gone', left: left.map(({ name }) => name) }
}

function sizeProblems(
  lines: readonly ItemLine[],
  sizes: readonly Variant[],
  maxQuantity: number,
): ItemProblem[] {
  const chosen = new Set(lines.map(({ variantId }) => variantId))
  const left = sizes.flatMap((variant) =>
    isAvailable(variant) && !chosen.has(variant.variantId) ? [variant.size] : [],
  )
  return lines.flatMap(({ variant, size, quantity }): ItemProblem[] => {
    if (!variant) return [{ kind: 'size_gone', size, left }]
    if (!isAvailable(variant)) return [{ kind: 'size_out', size: variant.size, left }]
    return quantity > maxQuantity ? [{ kind: 'too_many', size: variant.size }] : []
  })
}

export function isAvailable({ availability }: Variant): boolean {
  return availability !== 'out'
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

import { designsOf, fitPrint, zoneLimit } from '@platen/placement'
import type { CartItem, Catalog, SizedPrints } from '../cart/index.ts'
import type { Difference, Reorder } from './load-reorder.ts'

type Line = Reorder['items'][number]
type Garment = Catalog['garments'][number]
export type Size = Garment['colours'][number]['sizes'][number]

/** One design of the order, which may be ordered in other sizes. */
export interface ReorderDesign {
  readonly key: string
  readonly garmentName: string
  readonly colour: string
  readonly lines: readonly Line[]
  readonly garment: Garment | undefined
  readonly differences: readonly Difference[]
}

/** What the customer chose for a design; quantities by the name of the size. */
export interface Choice {
  readonly colour: string
  readonly quantities: Readonly<Record<string, number>>
}

export function designsIn(
  { items, differences }: Pick<Reorder, 'items' | 'differences'>,
  { garments }: Pick<Catalog, 'garments'>,
): readonly ReorderDesign[] {
  return designsOf(items).map(({ key, garmentName, colour, lines }) => ({
    ...{ key, garmentName, colour, lines },
    garment: garments.find(({ slug }) => slug === lines[0]?.garmentSlug),
    differences: differences.filter(({ itemId }) => lines.some(({ id }) => id === itemId)),
  }))
}

/** As last time, without what is sold out or no longer sold. Another colour is never chosen for the customer. */
export function firstChoice(design: ReorderDesign): Choice {
  const { lines, colour } = design
  const offered = sizesIn(design, colour).filter(({ availability }) => availability !== 'out')
  return {
    colour,
    quantities: Object.fromEntries(
      offered.flatMap(({ size }) => {
        const quantity = quantityOf(lines, size)
        return quantity > 0 ? [[size, quantity]] : []
      }),
    ),
  }
}

/** In another colour as many of each size as before, where that colour has it. */
export function inColour(design: ReorderDesign, colour: string): Choice {
  return firstChoice({ ...design, colour })
}

function quantityOf(lines: readonly Line[], size: string): number {
  return lines.filter((line) => line.size === size).reduce((sum, { quantity }) => sum + quantity, 0)
}

export function sizesIn({ garment }: Pick<ReorderDesign, 'garment'>, colour: string): readonly Size[] {
  return garment?.colours.find(({ name }) => name === colour)?.sizes ?? []
}

export function isColourGone({ garment, colour }: ReorderDesign): boolean {
  return garment?.colours.every(({ name }) => name !== colour) ?? false
}

/** Undefined when nothing of it can be ordered. Pictures are the signed previews until the cart keeps its own. */
export function toCartItem(design: ReorderDesign, choice: Choice, catalog: Catalog): CartItem | undefined {
  const { garment, lines, key } = design
  const [first] = lines
  const chosen = sizesIn(design, choice.colour).filter(({ size }) => (choice.quantities[size] ?? 0) > 0)
  if (!garment || !first || first.placements.length === 0 || chosen.length === 0) return undefined
  const sized = sizedPrints(first, chosen, catalog)
  return {
    id: key,
    garmentSlug: garment.slug,
    colour: choice.colour,
    quantities: Object.fromEntries(
      chosen.map(({ variantId, size }) => [variantId, choice.quantities[size] ?? 0]),
    ),
    placements: first.placements.map(({ id: _id, sizeTierId: _tier, ...print }) => ({
      ...print,
      thumbnail: print.artwork.previewUrl,
    })),
    ...(Object.keys(sized).length > 0 && { sized }),
    note: first.note ?? '',
    names: {
      garment: garment.name,
      sizes: Object.fromEntries(chosen.map(({ variantId, size }) => [variantId, size])),
    },
  }
}

/** Smaller where a size that was not ordered before has less room. */
function sizedPrints({ placements }: Line, sizes: readonly Size[], { zones }: Catalog): SizedPrints {
  return Object.fromEntries(
    sizes.flatMap(({ variantId, size }) => {
      const smaller = placements.flatMap((print) => {
        const zone = zones.find(({ id }) => id === print.zoneId)
        if (!zone) return []
        const { widthMm, heightMm, offsetXMm, offsetYMm } = fitPrint(print, zoneLimit(zone, size))
        const isSame =
          widthMm === print.widthMm &&
          heightMm === print.heightMm &&
          offsetXMm === print.offsetXMm &&
          offsetYMm === print.offsetYMm
        return isSame ? [] : [[print.zoneId, { widthMm, heightMm, offsetXMm, offsetYMm }] as const]
      })
      return smaller.length === 0 ? [] : [[variantId, Object.fromEntries(smaller)] as const]
    }),
  )
}

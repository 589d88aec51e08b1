import type { ReorderDifferenceCode } from '@platen/contract'
import { fitPrint, misfit, zoneLimit, type PlacedPrint } from '@platen/placement'
import { priceOrder, sizeTierFor, type PricedOrder, type SizeTier } from '@platen/pricing'
import type { ListedArtwork } from '../artworks/index.ts'
import { availabilityOf, type Garment, type Shop, type Variant } from '../catalog/index.ts'
import type { Order, OrderItem } from '../orders/index.ts'

interface Size {
  readonly widthMm: number
  readonly heightMm: number
}

export interface Difference {
  readonly code: ReorderDifferenceCode
  /** UUID; null for the order as a whole. */
  readonly itemId: string | null
  readonly zone?: { readonly id: string; readonly name: string | null }
  readonly fromMinor?: number
  readonly toMinor?: number
  readonly fromSize?: Size
  readonly toSize?: Size
  readonly names?: readonly string[]
}

interface PlannedPrint extends PlacedPrint {
  readonly id: string
  readonly zoneId: string
  readonly tier: SizeTier
  readonly artwork: ListedArtwork
}

type GarmentItem = OrderItem & { readonly variantId: string }

function isGarment(item: OrderItem): item is GarmentItem {
  return item.variantId !== null
}

export interface PlannedItem {
  readonly item: GarmentItem
  readonly garment: Garment | undefined
  /** Undefined when it is no longer sold. */
  readonly variant: Variant | undefined
  readonly prints: readonly PlannedPrint[]
  /** Undefined when it cannot be ordered. */
  readonly unitPriceMinor: number | undefined
}

export interface PlannedReorder {
  readonly items: readonly PlannedItem[]
  readonly differences: readonly Difference[]
  readonly totals: Omit<PricedOrder, 'lines' | 'codeMinor'>
}

export interface Today {
  readonly shop: Shop
  /** Units by stock item. */
  readonly available: ReadonlyMap<string, number>
  /** UUIDs of the garments of the ordered variants, sold or not. */
  readonly garments: ReadonlyMap<string, string>
  /** Without those whose file was removed. */
  readonly artworks: ReadonlyMap<string, ListedArtwork>
}

/** What the order would be today, and every difference to what it was. */
export function planReorder(order: Order, today: Today): PlannedReorder {
  const garments = order.items.filter(isGarment)
  const found = garments.map((item) => findItem(item, today))
  const orderable = found.filter(canOrder)
  const { lines, codeMinor: _, ...totals } = priceOrder(orderable.map(lineOf), 0, today.shop)
  const prices = new Map(orderable.map(({ item }, at) => [item.id, lines[at]?.unitPriceMinor]))
  const items = found.map(({ differences: _own, ...item }) => ({
    ...item,
    unitPriceMinor: prices.get(item.item.id),
  }))
  return {
    items,
    differences: [
      ...found.flatMap(({ differences, item }) => [
        ...differences,
        ...priceDifference(item, prices.get(item.id)),
      ]),
      ...order.items.flatMap(filmLeftOut),
      ...leftOut(order),
    ],
    totals,
  }
}

type FoundItem = Omit<PlannedItem, 'unitPriceMinor'> & { readonly differences: readonly Difference[] }
type OrderableItem = FoundItem & { readonly variant: Variant }

function canOrder(item: FoundItem): item is OrderableItem {
  return item.variant !== undefined && item.prints.length > 0
}

function lineOf({ variant, item, prints }: OrderableItem) {
  return {
    garmentKind: variant.garmentKind,
    quantity: item.quantity,
    basePriceMinor: variant.basePriceMinor,
    surchargeMinor: variant.surchargeMinor,
    placementPricesMinor: prints.map(({ tier }) => tier.priceMinor),
  }
}

function findItem(item: GarmentItem, today: Today): FoundItem {
  const { shop, available, garments } = today
  const garment = shop.garments.find(({ id }) => id === garments.get(item.variantId))
  const variant = shop.variants.get(item.variantId)
  const printed = item.placements.map((placement) => findPrint(placement, item, garment, today))
  const isOut = variant !== undefined && availabilityOf(variant, available, item.quantity) === 'out'
  return {
    item,
    garment,
    variant,
    prints: printed.flatMap(({ print }) => print ?? []),
    differences: [
      ...(variant ? [] : [goneDifference(item, garment)]),
      ...(isOut ? [{ code: 'out_of_stock', itemId: item.id } as const] : []),
      ...printed.flatMap(({ difference }) => difference ?? []),
    ],
  }
}

function goneDifference({ id, colour }: OrderItem, garment: Garment | undefined): Difference {
  if (!garment) return { code: 'garment_gone', itemId: id }
  const sameColour = garment.variants.filter((variant) => variant.colour === colour)
  return sameColour.length === 0
    ? { code: 'colour_gone', itemId: id, names: [...new Set(garment.variants.map((one) => one.colour))] }
    : { code: 'size_gone', itemId: id, names: [...new Set(sameColour.map(({ size }) => size))] }
}

interface FoundPrint {
  readonly print?: PlannedPrint
  readonly difference?: Difference
}

function findPrint(
  placement: OrderItem['placements'][number],
  item: OrderItem,
  garment: Garment | undefined,
  { shop, artworks }: Today,
): FoundPrint {
  const { id, artworkId, artworkFileName } = placement
  const zoneId = placement.zoneId ?? ''
  const zone = shop.zones.find((candidate) => candidate.id === zoneId)
  const named = { id: zoneId, name: zone?.name ?? null }
  const differs = (code: ReorderDifferenceCode, more: Partial<Difference> = {}): FoundPrint => ({
    difference: { code, itemId: item.id, zone: named, ...more },
  })
  const artwork = artworks.get(artworkId)
  if (!artwork) return differs('artwork_removed', { names: [artworkFileName] })
  // Of a garment that is gone, nothing is known; the print may be moved to another one.
  if (!zone || (garment && !zone.garmentKinds.includes(garment.kind))) return differs('zone_gone')

  const limit = zoneLimit(zone, item.size)
  const placed: PlacedPrint = {
    widthMm: placement.widthMm,
    heightMm: placement.heightMm,
    offsetXMm: placement.offsetXMm,
    offsetYMm: placement.offsetYMm,
    rotationDeg: placement.rotationDeg,
  }
  const fitting = misfit(placed, limit) === undefined ? placed : fitPrint(placed, limit)
  const tier = sizeTierFor(fitting, shop.sizeTiers)
  if (!tier) return differs('no_print_price', { fromSize: sizeOf(fitting) })
  return {
    print: { ...fitting, id, zoneId, tier, artwork },
    ...(fitting !== placed && differs('zone_changed', { fromSize: sizeOf(placed), toSize: sizeOf(fitting) })),
  }
}

function sizeOf({ widthMm, heightMm }: Size): Size {
  return { widthMm, heightMm }
}

function priceDifference({ id, unitPriceMinor }: OrderItem, today: number | undefined): Difference[] {
  if (today === undefined || today === unitPriceMinor) return []
  return [{ code: 'price_changed', itemId: id, fromMinor: unitPriceMinor, toMinor: today }]
}

/** Film is laid out and priced anew. */
function filmLeftOut({ kind, size }: OrderItem): Difference[] {
  return kind === 'garment' ? [] : [{ code: 'film_left_out', itemId: null, names: [size] }]
}

/** What staff agreed in an estimate, and a discount code, are of that order alone. */
function leftOut({ extras, discount }: Order): Difference[] {
  return [
    ...(extras.length === 0
      ? []
      : [{ code: 'extras_left_out', itemId: null, names: extras.map(({ text }) => text) } as const]),
    ...(discount === null
      ? []
      : [{ code: 'discount_left_out', itemId: null, fromMinor: discount.amountMinor } as const]),
  ]
}

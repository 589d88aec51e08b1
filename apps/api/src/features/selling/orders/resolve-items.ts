import type { Preflight } from '@platen/contract'
import { misfit, zoneLimit, type PlacedPrint } from '@platen/placement'
import { sizeTierFor, type PriceLine, type SizeTier } from '@platen/pricing'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { invalidField } from '../../../platform/refusal.ts'
import type { StoredArtwork } from '../artworks/index.ts'
import type { Shop, Variant } from '../catalog/index.ts'
import type { DesignPrint } from '../designs/index.ts'
import type { StoredLayout } from '../layouts/index.ts'
import { checkArtwork, knownArtwork } from './check-artwork.ts'
import { printOfDesign } from './print-of-design.ts'
import type { RequestedGarment, RequestedItem, RequestedPlacement } from './requested-items.ts'
import { filmPriceLine, resolveFilm, type ResolvedFilm } from './resolve-film.ts'

export type ResolvedItem = ResolvedGarment | ResolvedFilm

export interface ResolvedGarment {
  readonly kind: 'garment'
  readonly variant: Variant
  readonly quantity: number
  readonly placements: readonly ResolvedPlacement[]
}

export interface ResolvedPlacement extends PlacedPrint {
  readonly zoneId: string
  readonly tier: SizeTier
  readonly artwork: StoredArtwork | undefined
  readonly preflight: Preflight | undefined
}

/** What garments name, read from the database or from memory. */
export interface GarmentFiles {
  readonly artworks: ReadonlyMap<string, StoredArtwork>
  readonly designs: ReadonlyMap<string, readonly DesignPrint[]>
}

export interface ItemFiles extends GarmentFiles {
  readonly layouts: ReadonlyMap<string, StoredLayout>
}

export function resolveItems(
  items: readonly RequestedItem[],
  shop: Shop,
  files: ItemFiles,
  pathOf = (index: number) => `items[${index}]`,
): ResolvedItem[] {
  let prints = 0
  return items.map((item, index) => {
    const resolved =
      item.kind === 'garment'
        ? resolveGarment(item, pathOf(index), shop, files)
        : resolveFilm(item, pathOf(index), shop, files)
    prints += resolved.placements.length
    // Before the next one is resolved: a short request can name the same long sheet fifty times.
    if (prints > MOST_PRINTS) throw tooManyPrints()
    return resolved
  })
}

export function resolveGarment(
  { variantId, quantity, placements }: Omit<RequestedGarment, 'kind'>,
  path: string,
  shop: Shop,
  files: GarmentFiles,
): ResolvedGarment {
  const variant = shop.variants.get(decodeId('variant', variantId))
  if (!variant)
    throw invalidField(`${path}.variantId`, 'this garment, colour or size is not sold', 'not_sold')
  return {
    kind: 'garment',
    variant,
    quantity,
    placements: placements.map((placement, at) =>
      resolvePlacement(placement, `${path}.placements[${at}]`, variant, shop, files),
    ),
  }
}

/** Of a whole order. A sheet has one for each of its artworks in each size. */
const MOST_PRINTS = 1_000

function tooManyPrints() {
  return invalidField(
    'items',
    `have more than ${MOST_PRINTS} different prints together; place a second order`,
    'too_many',
    String(MOST_PRINTS),
  )
}

export function priceLineOf(item: ResolvedItem): PriceLine {
  if (item.kind !== 'garment') return filmPriceLine(item)
  const { variant, quantity, placements } = item
  return {
    garmentKind: variant.garmentKind,
    quantity,
    basePriceMinor: variant.basePriceMinor,
    surchargeMinor: variant.surchargeMinor,
    placementPricesMinor: placements.map(({ tier }) => tier.priceMinor),
  }
}

function resolvePlacement(
  requested: RequestedPlacement,
  path: string,
  variant: Variant,
  shop: Shop,
  files: GarmentFiles,
): ResolvedPlacement {
  const print: PlacedPrint = {
    widthMm: requested.widthMm,
    heightMm: requested.heightMm,
    offsetXMm: requested.offsetXMm ?? 0,
    offsetYMm: requested.offsetYMm ?? 0,
    rotationDeg: requested.rotationDeg ?? 0,
  }
  const zone = zoneOf(requested.zoneId, `${path}.zoneId`, variant, shop)
  refuseMisfit(print, path, zone, variant)
  const tier = sizeTierFor(print, shop.sizeTiers)
  if (!tier) throw invalidField(path, 'the shop has no price for a print of this size', 'no_print_price')

  const artwork = artworkOf(requested, path, files)
  const preflight = artwork && checkArtwork(artwork, print, shop)
  return { ...print, zoneId: zone.id, tier, artwork, preflight }
}

function artworkOf(
  { artworkId, designId, ...requested }: RequestedPlacement,
  path: string,
  { artworks, designs }: GarmentFiles,
): StoredArtwork | undefined {
  if (designId !== undefined) {
    const print = printOfDesign({ ...requested, designId }, path, designs)
    return knownArtwork(encodeId('artwork', print.artworkId), `${path}.designId`, artworks)
  }
  return artworkId === undefined ? undefined : knownArtwork(artworkId, `${path}.artworkId`, artworks)
}

export function zoneOf(
  zoneId: string,
  path: string,
  variant: Pick<Variant, 'garmentKind' | 'garmentName'>,
  shop: Shop,
): Shop['zones'][number] {
  const zone = shop.zones.find(({ id }) => id === zoneId)
  if (zone?.garmentKinds.includes(variant.garmentKind)) return zone
  throw invalidField(path, `${variant.garmentName} has no print zone of this name`, 'not_found')
}

export function refuseMisfit(
  print: PlacedPrint,
  path: string,
  zone: Shop['zones'][number],
  { size }: Pick<Variant, 'size'>,
): void {
  const limit = zoneLimit(zone, size)
  const problem = misfit(print, limit)
  if (problem !== undefined) {
    throw invalidField(path, problem, 'outside_zone', `${limit.widthMm} × ${limit.heightMm} mm`)
  }
}

import type { Preflight, ArtworkState } from '@platen/contract'
import { misfit, zoneLimit, type PlacedPrint } from '@platen/placement'
import { sizeTierFor, type PriceLine, type SizeTier } from '@platen/pricing'
import { decodeId } from '../../../platform/records/ids.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { type StoredArtwork, preflightPlacement } from '../artworks/index.ts'
import type { Shop, Variant } from '../catalog/index.ts'

/** A quote may be made before there is artwork. */
export interface RequestedItem {
  readonly variantId: string
  readonly quantity: number
  readonly placements: readonly RequestedPlacement[]
}

interface RequestedPlacement extends Omit<PlacedPrint, 'offsetXMm' | 'offsetYMm' | 'rotationDeg'> {
  readonly zoneId: string
  readonly artworkId?: string
  readonly offsetXMm?: number
  readonly offsetYMm?: number
  readonly rotationDeg?: PlacedPrint['rotationDeg']
}

export interface ResolvedItem {
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

export function artworkIdsOf(items: readonly RequestedItem[]): string[] {
  const ids = items.flatMap((item) => item.placements.flatMap(({ artworkId }) => artworkId ?? []))
  return [...new Set(ids)].map((id) => decodeId('artwork', id))
}

export function resolveItems(
  items: readonly RequestedItem[],
  shop: Shop,
  artworks: ReadonlyMap<string, StoredArtwork>,
  pathOf = (index: number) => `items[${index}]`,
): ResolvedItem[] {
  return items.map((item, index) => {
    const path = pathOf(index)
    const variant = shop.variants.get(decodeId('variant', item.variantId))
    if (!variant)
      throw invalidField(`${path}.variantId`, 'this garment, colour or size is not sold', 'not_sold')
    return {
      variant,
      quantity: item.quantity,
      placements: item.placements.map((placement, at) =>
        resolvePlacement(placement, `${path}.placements[${at}]`, variant, shop, artworks),
      ),
    }
  })
}

export function priceLineOf({ variant, quantity, placements }: ResolvedItem): PriceLine {
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
  artworks: ReadonlyMap<string, StoredArtwork>,
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

  const artwork =
    requested.artworkId === undefined ? undefined : artworks.get(decodeId('artwork', requested.artworkId))
  if (requested.artworkId !== undefined && !artwork) {
    throw invalidField(
      `${path}.artworkId`,
      'this artwork does not exist or was removed; upload it again',
      'not_found',
    )
  }
  const preflight = artwork && checkArtwork(artwork, print, shop)
  return { ...print, zoneId: zone.id, tier, artwork, preflight }
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

export function checkArtwork(
  { inspection }: StoredArtwork,
  size: { readonly widthMm: number; readonly heightMm: number },
  { dpi }: Pick<Shop, 'dpi'>,
): Preflight {
  const found = preflightPlacement(inspection, size, {
    minimumDpi: dpi.minimum,
    recommendedDpi: dpi.recommended,
  })
  return { state: found.state, dpi: found.dpi, findings: found.findings.map((finding) => ({ ...finding })) }
}

/** Artwork that passed is approved at once if the shop's settings say so. */
export function checkedState(
  { state }: Preflight,
  { approvePassedArtwork }: Pick<Shop, 'approvePassedArtwork'>,
): ArtworkState {
  return state === 'passed' && approvePassedArtwork ? 'approved' : state
}

import { priceOrder, sizeTierFor, type PricedOrder } from '@platen/pricing'
import { preflightPlacement, type Preflight } from '../../apps/api/src/features/artworks/index.ts'
import type { Shop, Variant } from '../../apps/api/src/features/catalog/index.ts'
import { zoneLimit } from '@platen/placement'
import type { DemoArtworkChoice } from './customers.ts'
import type { Design } from './designs.ts'
import type { Random } from './random.ts'

export interface BasketLine {
  readonly variant: Variant
  readonly quantity: number
  readonly prints: readonly Print[]
}

export interface Print {
  readonly zoneId: string
  readonly artworkId: string
  readonly widthMm: number
  readonly heightMm: number
  readonly tierId: string
  readonly priceMinor: number
  readonly preflight: Preflight
}

const KINDS: Readonly<Record<string, number>> = { tee: 60, hoodie: 16, long_sleeve: 11, tote: 13 }
const COLOURS: Readonly<Record<string, number>> = { Black: 40, White: 24, Navy: 12 }
const SIZES: Readonly<Record<string, number>> = { S: 16, M: 28, L: 26, XL: 15, '2XL': 6, XS: 4 }
const ZONES: Readonly<Record<string, number>> = {
  full_front: 50,
  full_back: 20,
  left_chest: 18,
  neck_label: 5,
}
const QUANTITIES = [
  [1, 62],
  [2, 20],
  [3, 6],
  [4, 4],
  [6, 3],
  [12, 2],
  [24, 0.7],
  [40, 0.2],
] as const
/** Customers make a print so large, in comparison with what fits. */
const SCALES = [0.65, 0.8, 0.9, 1] as const

/** Puts together what a customer of this shop would order. */
export function basketMaker(shop: Shop, designs: readonly Design[], random: Random) {
  const variants = [...shop.variants.values()]
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    .map((variant) => [variant, popularity(variant)] as const)
  const seen = new Map<string, Preflight>()

  return { fill, check, price }

  function fill(artworks: readonly DemoArtworkChoice[]): BasketLine[] {
    const lines = random.weighted([
      [1, 72],
      [2, 20],
      [3, 8],
    ])
    return Array.from({ length: lines }, () => {
      const variant = random.weighted(variants)
      return { variant, quantity: random.weighted(QUANTITIES), prints: printsOn(variant, artworks) }
    })
  }

  function printsOn(variant: Variant, artworks: readonly DemoArtworkChoice[]): Print[] {
    const zones = shop.zones.filter(({ garmentKinds }) => garmentKinds.includes(variant.garmentKind))
    const left = zones.map((zone) => [zone, ZONES[zone.id] ?? 4] as const)
    const count = Math.min(
      zones.length,
      random.weighted([
        [1, 74],
        [2, 24],
        [3, 2],
      ]),
    )
    return Array.from({ length: count }, () => {
      const zone = random.weighted(left)
      left.splice(
        left.findIndex(([candidate]) => candidate === zone),
        1,
      )
      const limit = zoneLimit(zone, variant.size)
      // All designs are squares.
      const side = Math.floor(Math.min(limit.widthMm, limit.heightMm) * random.pick(SCALES))
      const tier = sizeTierFor({ widthMm: side, heightMm: side }, shop.sizeTiers)
      if (!tier) throw new Error(`The shop has no price for a print of ${side} mm.`)
      const artwork = random.pick(artworks)
      return {
        zoneId: zone.id,
        artworkId: artwork.id,
        widthMm: side,
        heightMm: side,
        tierId: tier.id,
        priceMinor: tier.priceMinor,
        preflight: check(artwork.design, side),
      }
    })
  }

  /** The real check; there are not many different ones. */
  function check(design: number, side: number): Preflight {
    const key = `${design} ${side}`
    const known = seen.get(key)
    if (known) return known
    const inspection = designs[design]?.inspection
    if (!inspection) throw new Error(`There is no design ${design}.`)
    const limits = { minimumDpi: shop.dpi.minimum, recommendedDpi: shop.dpi.recommended }
    const found = preflightPlacement(inspection, { widthMm: side, heightMm: side }, limits)
    seen.set(key, found)
    return found
  }

  function price(lines: readonly BasketLine[], feeMinor: number): PricedOrder {
    return priceOrder(
      lines.map(({ variant, quantity, prints }) => ({
        garmentKind: variant.garmentKind,
        quantity,
        basePriceMinor: variant.basePriceMinor,
        surchargeMinor: variant.surchargeMinor,
        placementPricesMinor: prints.map(({ priceMinor }) => priceMinor),
      })),
      feeMinor,
      shop,
    )
  }
}

export type BasketMaker = ReturnType<typeof basketMaker>

/** Ids differ from database to database, names do not: the same seed chooses the same. */
function nameOf({ garmentName, colour, size }: Variant): string {
  return `${garmentName} ${colour} ${size}`
}

function popularity({ garmentKind, colour, size }: Variant): number {
  return (KINDS[garmentKind] ?? 10) * (COLOURS[colour] ?? 6) * (SIZES[size] ?? 2)
}

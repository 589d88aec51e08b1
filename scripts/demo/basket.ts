import type { GarmentOrderCreate } from '@platen/contract'
import { zoneLimit } from '@platen/placement'
import type { Shop, Variant } from '../../apps/api/src/features/selling/catalog/index.ts'
import { encodeId } from '../../apps/api/src/platform/records/ids.ts'
import type { Random } from './random.ts'

const KINDS: Readonly<Record<string, number>> = { tee: 60, hoodie: 16, long_sleeve: 11, tote: 13 }
const COLOURS: Readonly<Record<string, number>> = { Black: 40, White: 24, Navy: 12 }
const SIZES: Readonly<Record<string, number>> = { S: 16, M: 28, L: 26, XL: 15, '2XL': 6, XS: 4 }
const ZONES: Readonly<Record<string, number>> = {
  full_front: 50,
  hoodie_front: 50,
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
/** Print size as a share of the largest that fits. */
const SCALES = [0.65, 0.8, 0.9, 1] as const

export function basketMaker(shop: Shop, random: Random) {
  const variants = [...shop.variants.values()]
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    .map((variant) => [variant, popularity(variant)] as const)

  return (artworkIds: readonly string[]): GarmentOrderCreate['items'] => {
    const lines = random.weighted([
      [1, 72],
      [2, 20],
      [3, 8],
    ])
    return Array.from({ length: lines }, () => {
      const variant = random.weighted(variants)
      return {
        variantId: encodeId('variant', variant.id),
        quantity: random.weighted(QUANTITIES),
        placements: placementsOn(variant, artworkIds),
      }
    })
  }

  function placementsOn(variant: Variant, artworkIds: readonly string[]) {
    const zones = shop.zones.filter(({ garmentKinds }) => garmentKinds.includes(variant.garmentKind))
    const left = zones.map((zone) => [zone, ZONES[zone.id] ?? 4] as const)
    const count = random.weighted([
      [1, 74],
      [2, 24],
      [3, 2],
    ])
    return Array.from({ length: Math.min(zones.length, count) }, () => {
      const zone = random.weighted(left)
      left.splice(
        left.findIndex(([candidate]) => candidate === zone),
        1,
      )
      const limit = zoneLimit(zone, variant.size)
      // All designs are squares.
      const side = Math.floor(Math.min(limit.widthMm, limit.heightMm) * random.pick(SCALES))
      return {
        ...{ zoneId: zone.id, artworkId: random.pick(artworkIds), widthMm: side, heightMm: side },
        ...{ offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 as const },
      }
    })
  }
}

/** Ids differ between databases, names do not, so the same seed chooses the same. */
function nameOf({ garmentName, colour, size }: Variant): string {
  return `${garmentName} ${colour} ${size}`
}

function popularity({ garmentKind, colour, size }: Variant): number {
  return (KINDS[garmentKind] ?? 10) * (COLOURS[colour] ?? 6) * (SIZES[size] ?? 2)
}

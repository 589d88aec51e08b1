import type { FulfilmentRequest, OrderCreate, PlacementRequest } from '@platen/contract'
import { shopCountry } from '@platen/formats/shop-country'
import { slotDates } from '@platen/formats/slot-dates'
import { zoneLimit } from '@platen/placement'
import { sizeTierFor } from '@platen/pricing'
import { encodeId } from '../../../platform/records/ids.ts'
import { availabilityOf, type Shop, type Variant } from '../../selling/catalog/index.ts'

interface Today {
  /** `YYYY-MM-DD` in the time zone of the store. */
  readonly today: string
  readonly available: ReadonlyMap<string, number>
  /** UUIDs of garments to order only if there is no other. */
  readonly examples: ReadonlySet<string>
  /** What makes the reference of the payment unique. */
  readonly reference: string
}

interface Planned {
  readonly missing?: undefined
  readonly item: { readonly variantId: string; readonly quantity: number }
  readonly print: Omit<PlacementRequest, 'artworkId'>
  readonly fulfilment: FulfilmentRequest
  readonly payment: OrderCreate['payment']
}

type Plan = Planned | { readonly missing: 'product' | 'payment' | 'delivery' }

/** One piece of the first garment that can be had, with the print at its own size if the zone has room. */
export function planTestOrder(shop: Shop, sideMm: number, now: Today): Plan {
  const found = printable(shop, sideMm, now)
  if (!found) return { missing: 'product' }
  const fulfilment = fulfilmentOf(shop, now.today)
  if (!fulfilment) return { missing: 'delivery' }
  const area = shop.deliveryAreas.find(({ country }) => country === fulfilment.address?.country)
  const taken = area?.paymentInstructionIds ?? []
  const instruction = shop.paymentInstructions.find(({ id }) => taken.length === 0 || taken.includes(id))
  if (!instruction) return { missing: 'payment' }
  return {
    item: { variantId: encodeId('variant', found.variant.id), quantity: 1 },
    print: {
      ...{ zoneId: found.zoneId, widthMm: found.sideMm, heightMm: found.sideMm },
      ...{ offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 },
    },
    fulfilment,
    // Where a picture of the slip is asked for there is none, so the order waits for its payment.
    payment: {
      instructionId: instruction.id,
      ...(!instruction.proofRequired && { reference: now.reference }),
    },
  }
}

interface Printable {
  readonly variant: Variant
  readonly zoneId: string
  readonly sideMm: number
}

/** Of each colour, the size in the middle and then outwards: the smallest is what a shop seldom prints. */
function middleFirst(variants: readonly Variant[]): Variant[] {
  return [...Map.groupBy(variants, ({ colour }) => colour).values()].flatMap((sizes) => {
    const middle = sizes.length / 2
    const distance = (variant: Variant) => Math.abs(sizes.indexOf(variant) - middle)
    return sizes.toSorted((one, other) => distance(one) - distance(other))
  })
}

function printable(shop: Shop, sideMm: number, { available, examples }: Today): Printable | undefined {
  const ownFirst = [
    ...shop.garments.filter(({ id }) => !examples.has(id)),
    ...shop.garments.filter(({ id }) => examples.has(id)),
  ]
  for (const variant of ownFirst.flatMap(({ variants }) => middleFirst(variants))) {
    if (availabilityOf(variant, available) === 'out') continue
    for (const zone of shop.zones.filter(({ garmentKinds }) => garmentKinds.includes(variant.garmentKind))) {
      const limit = zoneLimit(zone, variant.size)
      const side = Math.min(sideMm, limit.widthMm, limit.heightMm)
      if (sizeTierFor({ widthMm: side, heightMm: side }, shop.sizeTiers))
        return { variant, zoneId: zone.id, sideMm: side }
    }
  }
  return undefined
}

const ORDER_OF_WAYS = ['pickup', 'meetup', 'delivery'] as const

function fulfilmentOf(shop: Shop, today: string): FulfilmentRequest | undefined {
  const offered = ORDER_OF_WAYS.filter((way) => shop.fulfilmentMethods.some(({ kind }) => kind === way))
  return offered.map((way) => WAYS[way](shop, today)).find((request) => request !== undefined)
}

const WAYS = {
  pickup: () => ({ method: 'pickup' }),
  meetup: (shop, today) => {
    const zone = shop.meetupZones[0]
    const slot = zone && slotDates(zone, today, shop.leadTimeDays.max)[0]
    return slot && { method: 'meetup', meetupZoneId: zone.id, slot: { date: slot.date, from: slot.from } }
  },
  delivery: ({ deliveryAreas, ...shop }) => {
    const area = deliveryAreas[0]
    const region = area?.regions[0]
    return {
      method: 'delivery',
      address: {
        line1: shop.storeName,
        city: area?.places[0] ?? region ?? shop.storeName,
        ...(region !== undefined && { region }),
        country: area?.country ?? shopCountry(shop) ?? 'US',
      },
    }
  },
} as const satisfies Record<
  (typeof ORDER_OF_WAYS)[number],
  (shop: Shop, today: string) => FulfilmentRequest | undefined
>

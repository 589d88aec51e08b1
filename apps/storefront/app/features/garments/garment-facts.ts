import type { Resources } from '@platen/api-client'
import { zoneLimit, type ZoneLimit as Limit } from '@platen/placement'

export type Catalog = Resources['CatalogResponse']
export type Garment = Catalog['garments'][number]
export type Colour = Garment['colours'][number]
export type SoldSize = Colour['sizes'][number]
export type Zone = Catalog['zones'][number]
export type Availability = SoldSize['availability']

/** Every colour in every size. */
export function soldSizes(garment: Garment): SoldSize[] {
  return garment.colours.flatMap(({ sizes }) => sizes)
}

/** The prices without a print, over all colours and sizes. */
export function priceRange(garment: Garment): { lowMinor: number; highMinor: number } {
  const prices = soldSizes(garment).map(({ priceMinor }) => priceMinor)
  return {
    lowMinor: Math.min(garment.priceFromMinor, ...prices),
    highMinor: Math.max(garment.priceFromMinor, ...prices),
  }
}

/** The best availability of several sizes: one available size makes a colour available. */
export function bestAvailability(sizes: readonly Pick<SoldSize, 'availability'>[]): Availability {
  const known = new Set(sizes.map(({ availability }) => availability))
  if (known.has('in_stock')) return 'in_stock'
  return known.has('low') ? 'low' : 'out'
}

/** The sizes that any colour comes in, in the shop's order. */
export function sizeNames(garment: Garment): string[] {
  return [...new Set(soldSizes(garment).map(({ size }) => size))]
}

/** The zones of a garment, in the shop's order. */
export function zonesOf({ zones }: Catalog, { zoneIds }: Garment): Zone[] {
  return zones.filter(({ id }) => zoneIds.includes(id))
}

export interface ZoneLimit extends Limit {
  readonly sizes: readonly string[]
}

/** The largest print of a zone on the given sizes, grouped by limit, largest first. */
export function zoneLimits(zone: Zone, sizes: readonly string[]): ZoneLimit[] {
  const limits = new Map<string, ZoneLimit>()
  for (const size of sizes) {
    const limit = zoneLimit(zone, size)
    const key = `${limit.widthMm} ${limit.heightMm}`
    const others = limits.get(key)?.sizes ?? []
    limits.set(key, { ...limit, sizes: [...others, size] })
  }
  return [...limits.values()].toSorted((a, b) => b.widthMm * b.heightMm - a.widthMm * a.heightMm)
}

import type { Resources } from '@platen/api-client'

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

/** Without a print, over all colours and sizes. */
export function priceRange(garment: Garment): { lowMinor: number; highMinor: number } {
  const prices = soldSizes(garment).map(({ priceMinor }) => priceMinor)
  return {
    lowMinor: Math.min(garment.priceFromMinor, ...prices),
    highMinor: Math.max(garment.priceFromMinor, ...prices),
  }
}

/** What is best to be had of several: one size that is there makes a colour worth choosing. */
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

export interface ZoneLimit {
  readonly sizes: readonly string[]
  readonly widthMm: number
  readonly heightMm: number
}

/** The largest print of a zone on the sizes given: sizes with the same limit stand together, in their order. */
export function zoneLimits(zone: Zone, sizes: readonly string[]): ZoneLimit[] {
  const limits = new Map<string, ZoneLimit>()
  for (const size of sizes) {
    const { maxWidthMm, maxHeightMm } = zone.sizeBands.find((band) => band.sizes.includes(size)) ?? zone
    const key = `${maxWidthMm} ${maxHeightMm}`
    const others = limits.get(key)?.sizes ?? []
    limits.set(key, { sizes: [...others, size], widthMm: maxWidthMm, heightMm: maxHeightMm })
  }
  return [...limits.values()].toSorted((a, b) => b.widthMm * b.heightMm - a.widthMm * a.heightMm)
}

import type { Resources } from '@platen/api-client'
import { zoneLimit, type ZoneLimit } from '@platen/placement'

export type Catalog = Resources['CatalogResponse']
export type Garment = Catalog['garments'][number]
export type Colour = Garment['colours'][number]
export type Variant = Colour['sizes'][number]
export type Zone = Catalog['zones'][number]

/** A garment with the zones that can be printed on it. */
export interface Workpiece {
  readonly garment: Garment
  readonly zones: readonly Zone[]
}

/** How many of each variant; never zero. */
export type Quantities = Readonly<Record<string, number>>

export function findWorkpiece(catalog: Catalog, slug: string): Workpiece | undefined {
  const garment = catalog.garments.find((candidate) => candidate.slug === slug)
  if (!garment) return undefined
  const zones = garment.zoneIds.flatMap((id) => catalog.zones.find((zone) => zone.id === id) ?? [])
  return { garment, zones }
}

export function colourOf({ garment }: Workpiece, name: string): Colour | undefined {
  return garment.colours.find((colour) => colour.name === name)
}

/** Nothing of it is to be had, in any colour. */
export function isSoldOut({ garment }: Workpiece): boolean {
  return garment.colours.every(isColourOut)
}

export function isColourOut({ sizes }: Colour): boolean {
  return sizes.every(({ availability }) => availability === 'out')
}

/** The sizes of the variants of which some are wanted. */
export function chosenSizes({ garment }: Workpiece, quantities: Quantities): readonly string[] {
  return garment.colours.flatMap(({ sizes }) =>
    sizes.filter(({ variantId }) => (quantities[variantId] ?? 0) > 0).map(({ size }) => size),
  )
}

/**
 * What a zone takes on every size that is wanted: one print goes on all of them, so the smallest one decides. While
 * no size is chosen it is the most that any size of this garment takes.
 */
export function limitFor(workpiece: Workpiece, quantities: Quantities, zone: Zone): ZoneLimit {
  const chosen = chosenSizes(workpiece, quantities)
  if (chosen.length > 0) return combine(chosen, zone, Math.min)
  const all = workpiece.garment.colours.flatMap(({ sizes }) => sizes.map(({ size }) => size))
  return all.length > 0
    ? combine(all, zone, Math.max)
    : { widthMm: zone.maxWidthMm, heightMm: zone.maxHeightMm }
}

function combine(sizes: readonly string[], zone: Zone, pick: (...lengths: number[]) => number): ZoneLimit {
  const limits = sizes.map((size) => zoneLimit(zone, size))
  return {
    widthMm: pick(...limits.map(({ widthMm }) => widthMm)),
    heightMm: pick(...limits.map(({ heightMm }) => heightMm)),
  }
}

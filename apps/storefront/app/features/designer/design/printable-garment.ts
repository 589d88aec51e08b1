import type { Resources } from '@platen/api-client'
import { largestLimit, smallestLimit, type ZoneLimit } from '@platen/placement'

export type Catalog = Resources['CatalogResponse']
export type Garment = Catalog['garments'][number]
export type Colour = Garment['colours'][number]
export type Variant = Colour['sizes'][number]
export type Zone = Catalog['zones'][number]

export interface PrintableGarment {
  readonly garment: Garment
  readonly zones: readonly Zone[]
}

/** By variant id; never zero. */
export type Quantities = Readonly<Record<string, number>>

export function findPrintableGarment(catalog: Catalog, slug: string): PrintableGarment | undefined {
  const garment = catalog.garments.find((candidate) => candidate.slug === slug)
  if (!garment) return undefined
  const zones = garment.zoneIds.flatMap((id) => catalog.zones.find((zone) => zone.id === id) ?? [])
  return { garment, zones }
}

export function colourOf({ garment }: PrintableGarment, name: string): Colour | undefined {
  return garment.colours.find((colour) => colour.name === name)
}

export function isSoldOut({ garment }: PrintableGarment): boolean {
  return garment.colours.every(isColourOut)
}

export function isColourOut({ sizes }: Colour): boolean {
  return sizes.every(({ availability }) => availability === 'out')
}

export function chosenVariants({ garment }: PrintableGarment, quantities: Quantities): readonly Variant[] {
  return garment.colours.flatMap(({ sizes }) =>
    sizes.filter(({ variantId }) => (quantities[variantId] ?? 0) > 0),
  )
}

export function chosenSizes(printable: PrintableGarment, quantities: Quantities): readonly string[] {
  return chosenVariants(printable, quantities).map(({ size }) => size)
}

/** By variant id. */
export function sizeNames({ garment }: PrintableGarment): Readonly<Record<string, string>> {
  return Object.fromEntries(
    garment.colours.flatMap(({ sizes }) => sizes.map(({ variantId, size }) => [variantId, size])),
  )
}

/**
 * One print goes on all chosen sizes, so the smallest decides, unless each size gets its own. Without a size, the
 * largest limit counts.
 */
export function limitFor(
  printable: PrintableGarment,
  { quantities, fitEachSize }: { readonly quantities: Quantities; readonly fitEachSize?: boolean },
  zone: Zone,
): ZoneLimit {
  const chosen = chosenSizes(printable, quantities)
  if (chosen.length > 0)
    return fitEachSize === true ? largestLimit(zone, chosen) : smallestLimit(zone, chosen)
  const all = printable.garment.colours.flatMap(({ sizes }) => sizes.map(({ size }) => size))
  return largestLimit(zone, all)
}

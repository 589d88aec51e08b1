/** Where a shop delivers. Without regions or places, an area is everything in the country or the regions. */
export interface DeliveryScope {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly regions: readonly string[]
  readonly places: readonly string[]
}

export interface Destination {
  readonly country: string
  readonly region?: string | undefined
  readonly city?: string | undefined
}

/** The narrowest area with this address; among equals, the first. */
export function areaFor<Area extends DeliveryScope>(
  areas: readonly Area[],
  destination: Destination,
): Area | undefined {
  return areas
    .filter((area) => contains(area, destination))
    .toSorted((one, other) => narrowness(other) - narrowness(one))[0]
}

export type DestinationField = 'country' | 'region' | 'city'

/** The first field of an address outside all areas that rules them out. */
export function fieldOutside(areas: readonly DeliveryScope[], destination: Destination): DestinationField {
  const inCountry = areas.filter(({ country }) => country === destination.country)
  if (inCountry.length === 0) return 'country'
  return inCountry.some((area) => has(area.regions, destination.region)) ? 'city' : 'region'
}

/** The regions of a country to choose from; undefined when any may be typed. */
export function regionsServed(areas: readonly DeliveryScope[], country: string): string[] | undefined {
  const lists = areas.filter((area) => area.country === country).map(({ regions }) => regions)
  return namesOf(lists)
}

/** The places to choose from; undefined when any may be typed. */
export function placesServed(
  areas: readonly DeliveryScope[],
  { country, region }: Destination,
): string[] | undefined {
  const lists = areas
    .filter((area) => area.country === country && has(area.regions, region))
    .map(({ places }) => places)
  return namesOf(lists)
}

function contains({ country, regions, places }: DeliveryScope, destination: Destination): boolean {
  return country === destination.country && has(regions, destination.region) && has(places, destination.city)
}

/** A place is narrower than a region. */
function narrowness({ regions, places }: DeliveryScope): number {
  return (places.length > 0 ? 2 : 0) + (regions.length > 0 ? 1 : 0)
}

/** An empty list stands for all names. People leave out accents and capitals. */
function has(names: readonly string[], name: string | undefined): boolean {
  return names.length === 0 || (name !== undefined && names.some((known) => plain(known) === plain(name)))
}

function plain(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

/** An empty list stands for all names, and so does having none. */
function namesOf(lists: readonly (readonly string[])[]): string[] | undefined {
  if (lists.length === 0 || lists.some((list) => list.length === 0)) return undefined
  return [...new Set(lists.flat())]
}

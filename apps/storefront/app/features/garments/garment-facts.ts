import type { Resources } from '@platen/api-client'
import { zoneLimit, type ZoneLimit as Limit } from '@platen/placement'
import type { Messages } from '../../messages/en.ts'
import { data } from 'react-router'
import type { Formats } from '@platen/formats'
import type { Language } from '../../messages/languages.ts'
import { count, fill } from '@platen/messages'

export type Catalog = Resources['CatalogResponse']
/** What holds for all garments. */
export type Terms = Omit<Catalog, 'garments'>
export type Garment = Catalog['garments'][number]
export type Colour = Garment['colours'][number]
export type SoldSize = Colour['sizes'][number]
export type Zone = Catalog['zones'][number]
export type Availability = SoldSize['availability']

export function soldSizes(garment: Garment): SoldSize[] {
  return garment.colours.flatMap(({ sizes }) => sizes)
}

export function priceRange(garment: Garment): { lowMinor: number; highMinor: number } {
  const prices = soldSizes(garment).map(({ priceMinor }) => priceMinor)
  return {
    lowMinor: Math.min(garment.priceFromMinor, ...prices),
    highMinor: Math.max(garment.priceFromMinor, ...prices),
  }
}

export function bestAvailability(sizes: readonly Pick<SoldSize, 'availability'>[]): Availability {
  const known = new Set(sizes.map(({ availability }) => availability))
  if (known.has('in_stock')) return 'in_stock'
  return known.has('low') ? 'low' : 'out'
}

export function sizeNames(garment: Garment): string[] {
  return [...new Set(soldSizes(garment).map(({ size }) => size))]
}

/** Search engines cut a longer description. */
const MOST_NAMED = 5

/** For the description of a page: the first garments by name, and what the cheapest costs. */
export function offerWords(
  garments: readonly Garment[],
  texts: Messages['garments'],
  formats: Formats,
): string {
  if (garments.length === 0) return texts.empty
  return fill(texts.metaDescription, {
    garments: garments
      .slice(0, MOST_NAMED)
      .map(({ name }) => name)
      .join(', '),
    price: formats.money(Math.min(...garments.map(({ priceFromMinor }) => priceFromMinor))),
  })
}

const terms = new WeakMap<Catalog, Terms>()

/** For parts that show one garment and do not change with the others. */
export function termsOf(catalog: Catalog): Terms {
  const known = terms.get(catalog)
  if (known) return known
  const { garments: _, ...made } = catalog
  terms.set(catalog, made)
  return made
}

export function zonesOf({ zones }: Pick<Terms, 'zones'>, { zoneIds }: Garment): Zone[] {
  return zones.filter(({ id }) => zoneIds.includes(id))
}

export interface ZoneLimit extends Limit {
  readonly sizes: readonly string[]
}

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

/** A fabric without a translation is shown by its id. */
export function fabricName(fabric: string, messages: Messages): string {
  const names: Readonly<Record<string, string>> = messages.garment.fabrics
  return names[fabric] ?? fabric.replaceAll('_', ' ')
}

export function getGarment(catalog: Catalog, slug: string | undefined): Garment {
  const garment = catalog.garments.find((candidate) => candidate.slug === slug)
  if (!garment) throw data(null, 404)
  return garment
}

export function getCategory(catalog: Catalog, id: string | undefined): Catalog['categories'][number] {
  const category = catalog.categories.find((candidate) => candidate.id === id)
  if (!category) throw data(null, 404)
  return category
}

const MM_PER_INCH = 25.4

/** For example `30.5 × 35.6 cm`. */
export function sizeInCm(widthMm: number, heightMm: number, formats: Formats): string {
  return `${tenths(widthMm / 10, formats)} × ${tenths(heightMm / 10, formats)} cm`
}

export function sizeInInches(widthMm: number, heightMm: number, formats: Formats): string {
  return `${tenths(widthMm / MM_PER_INCH, formats)} × ${tenths(heightMm / MM_PER_INCH, formats)} in`
}

/** A number alone: the unit stands elsewhere. */
export function lengthInCm(lengthMm: number, formats: Formats): string {
  return tenths(lengthMm / 10, formats)
}

export function lengthInInches(lengthMm: number, formats: Formats): string {
  return tenths(lengthMm / MM_PER_INCH, formats)
}

function tenths(length: number, formats: Formats): string {
  return formats.number(Math.round(length * 10) / 10)
}

/** `13` is `13%` in English and `13 %` in Spanish. */
/** Making a format costs a hundred times what using it does. */
const percentFormats = new Map<Language, Intl.NumberFormat>()

export function percentWords(percent: number, language: Language): string {
  const format =
    percentFormats.get(language) ??
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  percentFormats.set(language, format)
  return format.format(percent / 100)
}

export function leadTimeWords(
  { min, max }: Resources['PublicConfigResponse']['leadTimeDays'],
  messages: Messages,
  language: Language,
): string {
  const texts = messages.home
  return min === max ? count(language, texts.daysExactly, max) : fill(texts.days, { min, max })
}

import type { Resources } from '@platen/api-client'
import { named, type Names } from '@platen/formats/own-names'
import { priceRange, soldSizes } from '../garments/index.ts'

type Shop = Resources['PublicConfigResponse']
export type Garment = Resources['CatalogResponse']['garments'][number]

const SCHEMA = 'https://schema.org'

export function shopRecord(
  shop: Shop,
  { publicUrl, picture }: { readonly publicUrl: string; readonly picture: string },
): object {
  const logo = shop.brand.logo?.sizes.at(-1)
  return {
    '@context': SCHEMA,
    '@type': 'OnlineStore',
    '@id': `${publicUrl}/#shop`,
    name: shop.storeName,
    slogan: shop.tagline,
    url: `${publicUrl}/`,
    logo: publicUrl + (logo?.url ?? '/icon-512.png'),
    image: picture,
    currenciesAccepted: shop.currency,
    ...(shop.studio && { address: shop.studio.address }),
    areaServed: shop.meetupZones.map((zone) => ({ '@type': 'Place', name: zone.name, address: zone.area })),
    contactPoint: shop.supportChannels.map((channel) => ({
      '@type': 'ContactPoint',
      contactType: 'customer support',
      name: channel.label,
      url: channel.url,
      ...(channel.kind === 'email' ? { email: channel.value } : {}),
      ...(channel.kind === 'phone' || channel.kind === 'whatsapp' ? { telephone: channel.value } : {}),
    })),
  }
}

interface ProductPage {
  readonly url: string
  /** Shown where the garment has none of its own. */
  readonly picture: string
  readonly category: string | undefined
  readonly publicUrl: string
  readonly names: Names
}

export function productRecord(
  garment: Garment,
  shop: Shop,
  { url, picture, category, publicUrl, names }: ProductPage,
): object {
  const sizes = soldSizes(garment)
  const { lowMinor, highMinor } = priceRange(garment)
  const inStock = sizes.some(({ availability }) => availability !== 'out')
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    '@id': `${url}#product`,
    name: garment.name,
    description: garment.description,
    url,
    image:
      garment.pictures.length === 0
        ? picture
        : garment.pictures.map(({ sizes }) => publicUrl + (sizes.at(-1)?.url ?? '')),
    ...(category !== undefined && { category }),
    color: garment.colours.map(({ name }) => named(name, names)).join(', '),
    brand: { '@type': 'Brand', name: shop.storeName },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: shop.currency,
      lowPrice: majorUnits(lowMinor, shop.currencyExponent),
      highPrice: majorUnits(highMinor, shop.currencyExponent),
      offerCount: sizes.length,
      availability: `${SCHEMA}/${inStock ? 'InStock' : 'OutOfStock'}`,
      url,
      seller: { '@id': `${publicUrl}/#shop` },
    },
  }
}

/** The garments of a page, in its order. */
export function listRecord(
  garments: readonly Garment[],
  { url, name, garmentUrl }: { url: string; name: string; garmentUrl: (slug: string) => string },
): object {
  return {
    '@context': SCHEMA,
    '@type': 'ItemList',
    '@id': `${url}#list`,
    name,
    numberOfItems: garments.length,
    itemListElement: garments.map((garment, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: garment.name,
      url: garmentUrl(garment.slug),
    })),
  }
}

export function faqRecord(faq: readonly { readonly question: string; readonly html: string }[]): object {
  return {
    '@context': SCHEMA,
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html.trim() },
    })),
  }
}

export function breadcrumbRecord(steps: readonly { readonly name: string; readonly url: string }[]): object {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** `1250` with exponent 2 is `12.50`. A string, because a float could be inexact. */
export function majorUnits(minor: number, exponent: number): string {
  if (exponent === 0) return String(minor)
  const digits = String(minor).padStart(exponent + 1, '0')
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

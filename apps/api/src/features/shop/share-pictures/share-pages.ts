import { offeredLocales, type Locale } from '@platen/messages'
import { sidesOf } from '../../../platform/records/garment-sides.ts'
import type { PictureRow } from '../../../platform/records/pictures.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import type { Garment, Shop } from '../../selling/catalog/index.ts'
import type { SharePicture, Shown } from './draw-share-picture.ts'

/** `shop`, `garments`, `category-<id>` or `garment-<slug>`, in a language of the shop; undefined for a page that it does not have. */
export function sharePage(shop: Shop, page: string, language: string): SharePicture | undefined {
  const locale = offeredLocale(shop, language)
  if (locale === undefined) return undefined
  const { brand, garments } = shop
  const tagline = shop.translations[locale]?.tagline ?? shop.tagline
  const about = (title: string, text: string, shown: Shown): SharePicture => ({
    ...shopLook(shop),
    title,
    text,
    shown,
  })
  const [, kind, name] = /^([a-z]+)(?:-(.+))?$/.exec(page) ?? []
  if (page === 'shop') {
    const own = brand.translations[locale]?.heroTitle ?? brand.texts.heroTitle
    const shown = brand.heroPicture ? { picture: largestOf(brand.heroPicture) } : fan(garments.slice(0, 1))
    return own === null ? about(tagline, '', shown) : about(own, tagline, shown)
  }
  if (page === 'garments') return about(tagline, '', fan(garments))
  if (kind === 'category') {
    const category = shop.categories.find(({ id }) => id === name)
    const inside = garments.filter(({ details }) => details.categoryId === name)
    return category && inside.length > 0 ? about(named(category, locale), tagline, fan(inside)) : undefined
  }
  const garment = kind === 'garment' ? garments.find(({ slug }) => slug === name) : undefined
  if (!garment) return undefined
  return about(garmentName(garment, locale), tagline, bothSides(garment))
}

export function offeredLocale({ locales }: Shop, language: string): Locale | undefined {
  return offeredLocales(locales).find((offered) => offered === language)
}

export function shopLook({ brand, storeName }: Shop): Pick<SharePicture, 'look' | 'storeName' | 'logo'> {
  return { look: brand, storeName, logo: brand.logo ? largestOf(brand.logo) : undefined }
}

export function garmentName({ name, details }: Garment, locale: Locale): string {
  return named({ name, translations: details.translations }, locale)
}

function largestOf({ sizes }: Pick<PictureRow, 'sizes'>): string {
  return storageKey('picture', sizes.at(-1)?.sha256 ?? '')
}

function fan(garments: readonly Garment[]): Shown {
  return {
    garments: garments.slice(0, 3).map((garment) => ({ ...looksOf(garment), view: 'front' as const })),
  }
}

function bothSides(garment: Garment): Shown {
  const [picture] = garment.details.pictures
  if (picture) return { picture: largestOf(picture) }
  const looks = looksOf(garment)
  const views = garment.appearance.views.map(({ view }) => view).slice(0, 2)
  return { garments: views.map((view) => ({ ...looks, view })) }
}

function looksOf({ appearance, variants }: Garment) {
  return { garment: sidesOf(appearance), colours: variants.map(({ colourHex }) => colourHex) }
}

interface Named {
  readonly name: string
  readonly translations: Readonly<Partial<Record<Locale, { readonly name?: string }>>>
}

function named({ name, translations }: Named, locale: Locale): string {
  return translations[locale]?.name ?? name
}

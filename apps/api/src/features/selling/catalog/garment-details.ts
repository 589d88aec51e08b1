import type { CatalogResponse } from '@platen/contract'
import { offeredLocales } from '@platen/messages'
import { toShownPicture } from '../../../platform/records/pictures.ts'
import type { Garment, Shop } from './shop.ts'

type CatalogGarment = CatalogResponse['garments'][number]
type Details = Pick<CatalogGarment, 'categoryId' | 'care' | 'sizeGuide' | 'translations' | 'pictures'>
type ColourTranslations = CatalogGarment['colours'][number]['translations']
type Translations = Readonly<Partial<Record<string, object>>>

export function toDetails({ details }: Garment, shop: Shop): Details {
  const { categoryId, care, sizeGuide, translations, pictures } = details
  return {
    categoryId,
    care,
    sizeGuide: sizeGuide && {
      ...sizeGuide,
      measures: sizeGuide.measures.map((measure) => ({
        ...measure,
        translations: offered(measure.translations, shop),
      })),
    },
    translations: offered(translations, shop),
    pictures: pictures.map((picture) => ({
      ...toShownPicture(picture),
      alt: picture.alt,
      translations: offered(picture.translations, shop),
    })),
  }
}

/** Those with a garment. */
export function toCategories(shop: Shop): CatalogResponse['categories'] {
  const used = new Set(shop.garments.map(({ details }) => details.categoryId))
  return shop.categories
    .filter(({ id }) => used.has(id))
    .map((category) => ({ ...category, translations: offered(category.translations, shop) }))
}

export function colourTranslations({ details }: Garment, shop: Shop): Map<string, ColourTranslations> {
  return new Map(
    details.colourTranslations.map(({ colour, translations }) => [colour, offered(translations, shop)]),
  )
}

/** Translations are kept when the shop stops offering their language, but not shown. */
function offered<Texts extends Translations>(translations: Texts, { locales }: Shop): Texts {
  const languages: readonly string[] = offeredLocales(locales)
  return Object.fromEntries(
    Object.entries(translations).filter(([locale]) => languages.includes(locale)),
  ) as unknown as Texts
}

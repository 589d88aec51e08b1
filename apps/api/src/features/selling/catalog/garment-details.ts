import type { CatalogResponse } from '@platen/contract'
import { offeredTranslations } from '../../../platform/records/translations.ts'
import { toShownPicture } from '../../../platform/records/pictures.ts'
import type { Garment, Shop } from './shop.ts'

type CatalogGarment = CatalogResponse['garments'][number]
type Details = Pick<CatalogGarment, 'categoryId' | 'care' | 'sizeGuide' | 'translations' | 'pictures'>
type ColourTranslations = CatalogGarment['colours'][number]['translations']

export function toDetails({ details }: Garment, shop: Shop): Details {
  const { categoryId, care, sizeGuide, translations, pictures } = details
  return {
    categoryId,
    care,
    sizeGuide: sizeGuide && {
      ...sizeGuide,
      measures: sizeGuide.measures.map((measure) => ({
        ...measure,
        translations: offeredTranslations(measure.translations, shop.locales),
      })),
    },
    translations: offeredTranslations(translations, shop.locales),
    pictures: pictures.map((picture) => ({
      ...toShownPicture(picture),
      alt: picture.alt,
      translations: offeredTranslations(picture.translations, shop.locales),
    })),
  }
}

/** Those with a garment. */
export function toCategories(shop: Shop): CatalogResponse['categories'] {
  const used = new Set(shop.garments.map(({ details }) => details.categoryId))
  return shop.categories
    .filter(({ id }) => used.has(id))
    .map((category) => ({
      ...category,
      translations: offeredTranslations(category.translations, shop.locales),
    }))
}

export function colourTranslations({ details }: Garment, shop: Shop): Map<string, ColourTranslations> {
  return new Map(
    details.colourTranslations.map(({ colour, translations }) => [
      colour,
      offeredTranslations(translations, shop.locales),
    ]),
  )
}

import type { Resources } from '@platen/api-client'
import type { Language } from './languages.ts'

type Catalog = Resources['CatalogResponse']
type Garment = Catalog['garments'][number]

/** For loaders: what the owner wrote about garments and categories, in the language of the page where it is translated. */
export function inOwnWords(catalog: Catalog, language: Language): Catalog {
  return {
    ...catalog,
    garments: catalog.garments.map((garment) => garmentIn(language, garment)),
    categories: catalog.categories.map((category) => ({ ...category, ...category.translations[language] })),
  }
}

/** Names come from `namedCatalog`: carts and orders have them, too. */
function garmentIn(language: Language, garment: Garment): Garment {
  const { care, sizeGuide, translations, pictures } = garment
  const own = translations[language] ?? {}
  return {
    ...garment,
    description: own.description ?? garment.description,
    care: care && { ...care, note: own.careNote ?? care.note },
    sizeGuide: sizeGuide && {
      ...sizeGuide,
      measures: sizeGuide.measures.map((measure) => ({
        ...measure,
        name: measure.translations[language]?.name ?? measure.name,
      })),
      note: own.sizeGuideNote ?? sizeGuide.note,
    },
    pictures: pictures.map((picture) => ({ ...picture, ...picture.translations[language] })),
  }
}

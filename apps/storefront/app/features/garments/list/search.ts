import { named, type Names } from '@platen/formats/own-names'
import { sizeNames, type Catalog, type Garment } from '../garment-facts.ts'

/** With fewer garments a search is in the way. */
export const SEARCH_FROM = 9
export const LONGEST_QUERY = 80

/**
 * Garments that have every word of the query somewhere: in their name, description, colours, sizes or category, in the
 * language of the page or another of the shop. Those with all words in the name come first.
 */
export function searchGarments(catalog: Catalog, query: string, names: Names): Garment[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const found = catalog.garments.flatMap((garment) => {
    const inName = has(nameTexts(garment), words)
    return inName || has([...nameTexts(garment), ...otherTexts(garment, catalog, names)], words)
      ? [{ garment, inName }]
      : []
  })
  return found.toSorted((a, b) => Number(b.inName) - Number(a.inName)).map(({ garment }) => garment)
}

function has(texts: readonly string[], words: readonly string[]): boolean {
  const text = plain(texts.join('\n'))
  return words.every((word) => text.includes(word))
}

function nameTexts({ name, translations }: Garment): string[] {
  return [name, ...Object.values(translations).flatMap((own) => own.name ?? [])]
}

function otherTexts(garment: Garment, { categories }: Catalog, names: Names): string[] {
  const category = categories.find(({ id }) => id === garment.categoryId)
  return [
    garment.description,
    ...garment.colours.flatMap(({ name, translations }) => [
      name,
      named(name, names),
      ...Object.values(translations).flatMap((own) => own.name ?? []),
    ]),
    ...sizeNames(garment).map((size) => named(size, names)),
    ...(category
      ? [category.name, ...Object.values(category.translations).flatMap((own) => own.name ?? [])]
      : []),
  ]
}

/** Without marks and case: `CAFÉ` is `cafe`. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

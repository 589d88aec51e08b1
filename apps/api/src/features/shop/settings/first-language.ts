import type { Locale } from '@platen/messages'

type Texts = Readonly<Record<string, string | null | undefined>>
type Translations = Readonly<Partial<Record<Locale, Texts>>>

export interface Written {
  readonly texts: Texts
  readonly translations: Translations
}

export interface LanguageChange {
  readonly from: Locale
  readonly to: Locale
}

/**
 * What is translated into the new first language becomes the text, and the former text its translation. Nothing else
 * moves, so that changing back restores everything. Undefined when nothing changes.
 */
export function inFirstLanguage(
  { texts, translations }: Written,
  { from, to }: LanguageChange,
): Written | undefined {
  const moved = Object.keys(texts).filter(
    (field) =>
      isText(texts[field]) && isText(translations[to]?.[field]) && !isText(translations[from]?.[field]),
  )
  if (moved.length === 0) return undefined
  const former = Object.fromEntries(moved.map((field) => [field, texts[field]]))
  const { [to]: arriving = {}, ...others } = translations
  const left = Object.entries(arriving).filter(([field]) => !moved.includes(field))
  return {
    texts: { ...texts, ...Object.fromEntries(moved.map((field) => [field, arriving[field]])) },
    translations: {
      ...others,
      ...(left.length > 0 && { [to]: Object.fromEntries(left) }),
      [from]: { ...translations[from], ...former },
    },
  }
}

function isText(text: string | null | undefined): boolean {
  return typeof text === 'string'
}

/** Members of a list that carry their own translations. */
export function listInFirstLanguage<One extends { readonly translations?: Translations }>(
  list: readonly One[],
  fields: readonly (keyof One & string)[],
  change: LanguageChange,
): One[] {
  return list.map((one) => {
    const texts = Object.fromEntries(fields.map((field) => [field, one[field] as string | undefined]))
    const written = inFirstLanguage({ texts, translations: one.translations ?? {} }, change)
    if (!written) return one
    const present = Object.entries(written.texts).filter(([, text]) => text !== undefined)
    return { ...one, ...Object.fromEntries(present), translations: written.translations }
  })
}

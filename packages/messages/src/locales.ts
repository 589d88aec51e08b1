/** The languages that the apps, emails and documents are written in. */
export const LOCALES = ['en', 'es', 'pt-BR', 'fr', 'id'] as const
export type Locale = (typeof LOCALES)[number]

/** Each in itself, as a list of languages shows them. */
export const LOCALE_NAMES = {
  en: 'English',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  fr: 'Français',
  id: 'Bahasa Indonesia',
} as const satisfies Record<Locale, string>

export function isLocale(tag: string): tag is Locale {
  return (LOCALES as readonly string[]).includes(tag)
}

/** The languages of a shop by its tags, best first; English when none of them is written here. */
export function offeredLocales(tags: readonly string[]): readonly [Locale, ...Locale[]] {
  const [first = 'en', ...others] = new Set(tags.flatMap((tag) => localeFor([tag]) ?? []))
  return [first, ...others]
}

/** The language for somebody who reads `wanted` (BCP 47, best first): `es-SV` reads Spanish, `pt-PT` Brazilian Portuguese. */
export function localeFor(wanted: readonly (string | null | undefined)[]): Locale | undefined {
  for (const tag of wanted) {
    const language = tag?.split('-', 1)[0]?.toLowerCase()
    const locale = LOCALES.find((known) => known.split('-', 1)[0] === language)
    if (locale) return locale
  }
  return undefined
}

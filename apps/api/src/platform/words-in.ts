/**
 * The words of the first locale whose language there is, with that locale for dates and money; English when there
 * is none.
 */
export function wordsIn<Words>(
  languages: Readonly<Record<string, Words>> & { readonly en: Words },
  locales: readonly (string | null)[],
): { locale: string; words: Words } {
  for (const locale of locales) {
    const language = locale?.split('-')[0] ?? ''
    const words = Object.hasOwn(languages, language) ? languages[language] : undefined
    if (locale !== null && words !== undefined) return { locale, words }
  }
  return { locale: 'en', words: languages.en }
}

/** The first one has no prefix in its URLs. */
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

/** The language of a page by its path: `/es/garments` is Spanish, `/garments` is English. */
export function languageOf(pathname: string): Language {
  const first = pathname.split('/', 2)[1] ?? ''
  return LANGUAGES.find((language) => language !== DEFAULT_LANGUAGE && language === first) ?? DEFAULT_LANGUAGE
}

export function inLanguage(pathname: string, language: Language): string {
  const current = languageOf(pathname)
  const bare = current === DEFAULT_LANGUAGE ? pathname : pathname.slice(current.length + 1) || '/'
  if (language === DEFAULT_LANGUAGE) return bare
  return bare === '/' ? `/${language}` : `/${language}${bare}`
}

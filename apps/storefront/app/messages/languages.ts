import { LOCALES, type Locale } from '@platen/messages'

export type Language = Locale

/** Those that the shop offers. The first one has no prefix in its URLs. */
export type Languages = readonly [Language, ...Language[]]

/** The language that a path names: `/es/garments` names Spanish, `/garments` none. */
export function prefixOf(pathname: string): Language | undefined {
  const first = pathname.split('/', 2)[1] ?? ''
  return LOCALES.find((language) => language === first)
}

export function languageOf(pathname: string, [first]: Languages): Language {
  return prefixOf(pathname) ?? first
}

export function withoutPrefix(pathname: string): string {
  const prefix = prefixOf(pathname)
  // One slash: `//name` would be another site.
  return prefix === undefined ? pathname : pathname.slice(prefix.length + 1).replace(/^\/*/, '/')
}

export function inLanguage(pathname: string, language: Language, [first]: Languages): string {
  const bare = withoutPrefix(pathname)
  if (language === first) return bare
  return bare === '/' ? `/${language}` : `/${language}${bare}`
}

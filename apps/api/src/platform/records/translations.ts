import { offeredLocales, type Locale } from '@platen/messages'
import type { FieldProblem } from '../refusal.ts'

type Translations = Readonly<Partial<Record<string, object>>>

/**
 * Of each `translations` of a request: languages that the shop does not offer. Those that are stored already may stay,
 * because the shop may offer their language again.
 */
export function translationProblems(
  request: object,
  stored: object,
  locales: readonly string[],
): FieldProblem[] {
  const offered: readonly string[] = offeredLocales(locales)
  const known = new Set(listTranslations(stored).map(identity))
  return listTranslations(request)
    .filter((one) => !offered.includes(one.locale) && !known.has(identity(one)))
    .map(({ path }) => ({ path, message: 'is a language that the shop does not offer', reason: 'not_found' }))
}

interface Translation {
  /** `meetupZones[0].translations.fr` */
  readonly path: string
  readonly locale: string
  readonly texts: object
}

function listTranslations(value: unknown, path = ''): Translation[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((one, at) => listTranslations(one, `${path}[${at}]`))
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const at = path === '' ? key : `${path}.${key}`
    if (key !== 'translations') return listTranslations(part, at)
    return Object.entries(part as Record<string, object>).map(([locale, texts]) => ({
      path: `${at}.${locale}`,
      locale,
      texts,
    }))
  })
}

function identity({ locale, texts }: Translation): string {
  return JSON.stringify([locale, Object.entries(texts).sort()])
}

interface Translated {
  readonly translations?: Translations
}

/** Those of `before` for the records of a request that names none. */
export function withKeptTranslations<One extends Translated>(
  list: readonly One[],
  before: readonly One[],
  key: keyof One,
): One[] {
  const known = new Map(before.map((one) => [one[key], one.translations]))
  return list.map((one) => {
    const translations = one.translations ?? known.get(one[key])
    return translations ? { ...one, translations } : one
  })
}

/** Translations are kept when the shop stops offering their language, but not shown. */
export function offeredTranslations<Texts>(
  translations: Readonly<Partial<Record<Locale, Texts>>>,
  locales: readonly string[],
): Partial<Record<Locale, Texts>> {
  return Object.fromEntries(
    offeredLocales(locales).flatMap((locale) => {
      const own = translations[locale]
      return own === undefined ? [] : [[locale, own]]
    }),
  )
}

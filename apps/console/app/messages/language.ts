import { isLocale, localeFor, pseudoTexts, type Locale } from '@platen/messages'
import type { en } from './en.ts'

/** Of the person who was signed in last, so that the sign-in page is in it too. */
const KEY = 'platen.console.language'

const TEXTS: Readonly<Record<Locale, () => Promise<typeof en>>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  'pt-BR': async () => (await import('./pt-BR.ts')).ptBR,
  fr: async () => (await import('./fr.ts')).fr,
  id: async () => (await import('./id.ts')).id,
}

/** The language of this page. It changes with a reload. */
export const language = languageAtStart()

export function textsIn(locale: Locale): Promise<typeof en> {
  return TEXTS[locale]().catch(TEXTS.en)
}

/** They load from here on: the page runs this file before the rest of the console is there. */
export const texts = textsIn(language).then((found) => (isPseudo() ? pseudoTexts(found) : found))

/** Null: that of the browser. True when the page has to be loaded again to be in it. */
export function keepLanguage(locale: Locale | null): boolean {
  try {
    if (locale === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, locale)
  } catch {
    // The browser keeps nothing, so the page stays in its language.
  }
  return languageAtStart() !== language
}

function languageAtStart(): Locale {
  // Tests of single modules have no page.
  if (typeof document === 'undefined') return 'en'
  return keptLanguage() ?? localeFor(navigator.languages) ?? 'en'
}

/** For tests of the layout, and for translators: `localStorage['platen.console.pseudo'] = 'on'`. */
function isPseudo(): boolean {
  try {
    return localStorage.getItem('platen.console.pseudo') === 'on'
  } catch {
    return false
  }
}

function keptLanguage(): Locale | undefined {
  try {
    const kept = localStorage.getItem(KEY) ?? ''
    return isLocale(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

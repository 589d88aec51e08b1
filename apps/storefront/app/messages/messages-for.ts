import type { Language } from './languages.ts'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'

const MESSAGES: Readonly<Record<Language, Messages>> = { en, es }

/** For loaders alone: a browser gets the one language of its page with the page's data. */
export function messagesFor(language: Language): Messages {
  return MESSAGES[language]
}

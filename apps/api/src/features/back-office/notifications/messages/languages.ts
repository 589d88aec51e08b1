import { en } from './en.ts'
import { es } from './es.ts'
import type { Messages } from './messages.ts'

const LANGUAGES: Readonly<Record<string, Messages>> = { en, es }

export function messagesIn(locales: readonly (string | null)[]): { locale: string; messages: Messages } {
  for (const locale of locales) {
    const language = locale?.split('-')[0] ?? ''
    const messages = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined
    if (locale !== null && messages !== undefined) return { locale, messages }
  }
  return { locale: 'en', messages: en }
}

import { en } from './en.ts'
import { es } from './es.ts'
import type { Messages } from './messages.ts'

const MESSAGES = { en, es } as const satisfies Record<string, Messages>

/** The words of the first locale whose language there is, with that locale for dates and money; English when there is none. */
export function messagesIn(locales: readonly (string | null)[]): { locale: string; messages: Messages } {
  for (const locale of locales) {
    const language = locale?.split('-')[0]
    if (locale != null && language !== undefined && isKnown(language)) {
      return { locale, messages: MESSAGES[language] }
    }
  }
  return { locale: 'en', messages: en }
}

function isKnown(language: string): language is keyof typeof MESSAGES {
  return Object.hasOwn(MESSAGES, language)
}

import { wordsIn } from '../../../platform/words-in.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { Messages } from './messages.ts'

/** The words of the first locale whose language there is, with that locale for dates and money; English when there is none. */
export function messagesIn(locales: readonly (string | null)[]): { locale: string; messages: Messages } {
  const { locale, words } = wordsIn<Messages>({ en, es }, locales)
  return { locale, messages: words }
}

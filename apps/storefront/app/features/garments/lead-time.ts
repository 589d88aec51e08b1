import type { Resources } from '@platen/api-client'
import type { Language } from '../../messages/languages.ts'
import type { Messages } from '../../messages/en.ts'
import { count, fill } from '../../messages/words.ts'

/** `2 to 5 days`, or `3 days` when the shortest and longest time are the same. */
export function leadTimeWords(
  { min, max }: Resources['PublicConfigResponse']['leadTimeDays'],
  messages: Messages,
  language: Language,
): string {
  const texts = messages.home
  return min === max ? count(language, texts.daysExactly, max) : fill(texts.days, { min, max })
}

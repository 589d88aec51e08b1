import type { Resources } from '@platen/api-client'
import type { Language } from '../../lib/languages.ts'
import type { Messages } from '../../messages/en.ts'
import { count, fill } from '../../messages/words.ts'

/** `2 to 5 days`, or `3 days` where a shop needs the same time always. */
export function leadTimeWords(
  { min, max }: Resources['PublicConfigResponse']['leadTimeDays'],
  messages: Messages,
  language: Language,
): string {
  const texts = messages.home
  return min === max ? count(language, texts.daysExactly, max) : fill(texts.days, { min, max })
}

import type { Language } from '../../lib/languages.ts'
import type { Messages } from '../../messages/en.ts'
import { count, fill } from '../../messages/words.ts'
import { timeLeft } from './time-left.ts'

/** How long there is still, as a sentence. */
export function timeLeftWords(ms: number, language: Language, texts: Messages['order']['timeLeft']): string {
  if (ms <= 0) return texts.over
  const parts = timeLeft(ms)
  const [first, second] = parts.map((part) => count(language, texts[part.unit], part.count))
  if (first === undefined) return texts.moment
  if (second !== undefined) return fill(texts.two, { first, second })
  return fill(parts[0]?.count === 1 ? texts.one : texts.several, { first })
}

import type { Language } from '../../../messages/languages.ts'
import type { Messages } from '../../../messages/en.ts'
import { count, fill } from '../../../messages/words.ts'

export function timeLeftWords(ms: number, language: Language, texts: Messages['order']['timeLeft']): string {
  if (ms <= 0) return texts.over
  const parts = timeLeft(ms)
  const [first, second] = parts.map((part) => count(language, texts[part.unit], part.count))
  if (first === undefined) return texts.moment
  if (second !== undefined) return fill(texts.two, { first, second })
  return fill(count(language, texts.one, parts[0]?.count ?? 0), { first })
}

export interface TimePart {
  readonly unit: 'day' | 'hour' | 'minute'
  readonly count: number
}

const MINUTE_MS = 60_000

/** In at most two units, rounded down so that no one pays too late. Empty below a minute. */
export function timeLeft(ms: number): readonly TimePart[] {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  const parts: readonly TimePart[] =
    days > 0
      ? [
          { unit: 'day', count: days },
          { unit: 'hour', count: hours % 24 },
        ]
      : [
          { unit: 'hour', count: hours },
          { unit: 'minute', count: minutes % 60 },
        ]
  return parts.filter(({ count }) => count > 0)
}

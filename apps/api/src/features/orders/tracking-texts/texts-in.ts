import { wordsIn } from '../../../platform/words-in.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { TrackingTexts } from './texts.ts'

/** The page's words for the first locale whose language there is; English when there is none. */
export function textsIn(locales: readonly (string | null)[]): { locale: string; words: TrackingTexts } {
  return wordsIn<TrackingTexts>({ en, es }, locales)
}

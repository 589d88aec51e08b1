import { readMessages } from '@platen/messages'
import type { Language } from './languages.ts'
import en from './en/layers.json' with { type: 'json' }
import es from './es/layers.json' with { type: 'json' }
import fr from './fr/layers.json' with { type: 'json' }
import id from './id/layers.json' with { type: 'json' }
import ptBR from './pt-BR/layers.json' with { type: 'json' }

const english = readMessages(en)
type LayersTexts = typeof english

const TEXTS: Readonly<Record<Language, LayersTexts>> = {
  en: english,
  es: readMessages(es),
  fr: readMessages(fr),
  id: readMessages(id),
  'pt-BR': readMessages(ptBR),
}

/** For the panel only, which is loaded with the first picture. */
export function layersTexts(language: Language): LayersTexts {
  return TEXTS[language]
}

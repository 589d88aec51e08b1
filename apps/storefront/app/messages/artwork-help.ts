import { readMessages } from '@platen/messages'
import type { Language } from './languages.ts'
import en from './en/artwork-help.json' with { type: 'json' }
import es from './es/artwork-help.json' with { type: 'json' }
import fr from './fr/artwork-help.json' with { type: 'json' }
import id from './id/artwork-help.json' with { type: 'json' }
import ptBR from './pt-BR/artwork-help.json' with { type: 'json' }

const english = readMessages(en)
type ArtworkHelpTexts = typeof english

const TEXTS: Readonly<Record<Language, ArtworkHelpTexts>> = {
  en: english,
  es: readMessages(es),
  fr: readMessages(fr),
  id: readMessages(id),
  'pt-BR': readMessages(ptBR),
}

/** For the panel only, which is loaded with the first picture. */
export function artworkHelpTexts(language: Language): ArtworkHelpTexts {
  return TEXTS[language]
}

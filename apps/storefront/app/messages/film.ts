import { readMessages } from '@platen/messages'
import type { Language } from './languages.ts'
import en from './en/film.json' with { type: 'json' }
import es from './es/film.json' with { type: 'json' }
import fr from './fr/film.json' with { type: 'json' }
import id from './id/film.json' with { type: 'json' }
import ptBR from './pt-BR/film.json' with { type: 'json' }

const english = readMessages(en)
export type FilmTexts = typeof english

const FILM_TEXTS: Readonly<Record<Language, FilmTexts>> = {
  en: english,
  es: readMessages(es),
  fr: readMessages(fr),
  id: readMessages(id),
  'pt-BR': readMessages(ptBR),
}

/** For loaders only, as all texts: no other page carries those of the builder. */
export function filmTexts(language: Language): FilmTexts {
  return FILM_TEXTS[language]
}

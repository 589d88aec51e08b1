import { LOCALES } from '@platen/messages'
import type { Messages } from './en.ts'
import type { Language } from './languages.ts'

const FILES: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  'pt-BR': async () => (await import('./pt-BR.ts')).ptBR,
  fr: async () => (await import('./fr.ts')).fr,
  id: async () => (await import('./id.ts')).id,
}

const loaded = new Map<Language, Messages>()

/** A browser loads the language of its document, because links to another one are other documents. */
export async function loadMessages(language: Language): Promise<void> {
  loaded.set(language, await FILES[language]())
}

if (import.meta.env.SSR) await Promise.all(LOCALES.map(loadMessages))

export function messagesIn(language: Language): Messages {
  const messages = loaded.get(language)
  if (!messages) throw new Error(`The texts in ${language} are not loaded.`)
  return messages
}

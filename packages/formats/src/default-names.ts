import type { Locale } from '@platen/messages'
import es from './default-names/es.json' with { type: 'json' }
import fr from './default-names/fr.json' with { type: 'json' }
import id from './default-names/id.json' with { type: 'json' }
import ptBR from './default-names/pt-BR.json' with { type: 'json' }

type Names = Readonly<Record<string, string>>

/** What a new shop calls its things, by the English name. The first start stores them as translations. */
export const NAMES: Readonly<Record<Exclude<Locale, 'en'>, Names>> = { es, 'pt-BR': ptBR, fr, id }

/** `{ es: { name: 'Frente completo' } }` of a record that is seeded with these texts. */
export function defaultTranslations(
  texts: Readonly<Record<string, string | null | undefined>>,
): Partial<Record<Locale, Record<string, string>>> {
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([locale, names]) => {
      const own = Object.entries(texts).flatMap(([field, text]) => {
        const name = typeof text === 'string' ? names[text] : undefined
        return name === undefined ? [] : [[field, name] as const]
      })
      return own.length === 0 ? [] : [[locale, Object.fromEntries(own)] as const]
    }),
  )
}

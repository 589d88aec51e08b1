import type { Locale } from '@platen/messages'
import es from './default-names/es.json' with { type: 'json' }
import fr from './default-names/fr.json' with { type: 'json' }
import id from './default-names/id.json' with { type: 'json' }
import ptBR from './default-names/pt-BR.json' with { type: 'json' }

/** By the stored name. */
export type Names = Readonly<Record<string, string>>

/** What a new shop calls its things, in other languages than English. */
export const NAMES: Readonly<Record<Locale, Names>> = { en: {}, es, 'pt-BR': ptBR, fr, id }

/** Names that an owner wrote stay as they are. */
export function named(text: string, names: Names): string {
  return Object.hasOwn(names, text) ? (names[text] ?? text) : text
}

/** A copy of the record with these of its texts translated. */
export function withNames<Value extends object>(
  value: Value,
  fields: readonly (keyof Value)[],
  names: Names,
): Value {
  const changed = fields.flatMap((field) => {
    const text = value[field]
    return typeof text === 'string' ? [[field, named(text, names)] as const] : []
  })
  return { ...value, ...Object.fromEntries(changed) }
}

/** What the owner calls things in other languages, by the stored name. */
export type OwnNames = Readonly<Partial<Record<Locale, Names>>>

interface NamedRecord {
  readonly name: string
  readonly translations: Readonly<Partial<Record<Locale, { readonly name?: string }>>>
}

export function ownNames(records: readonly NamedRecord[]): OwnNames {
  const names: Partial<Record<Locale, Record<string, string>>> = {}
  for (const { name, translations } of records) {
    for (const [locale, { name: own }] of Object.entries(translations) as [Locale, { name?: string }][]) {
      if (own !== undefined) (names[locale] ??= {})[name] ??= own
    }
  }
  return names
}

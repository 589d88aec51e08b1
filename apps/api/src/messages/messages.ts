import { NAMES, type Names } from '@platen/formats/default-names'
import { localeFor, type Locale } from '@platen/messages'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { id } from './id.ts'
import { ptBR } from './pt-BR.ts'

const MESSAGES: Readonly<Record<Locale, Messages>> = { en, es, 'pt-BR': ptBR, fr, id }

export interface Language {
  /** The wanted tag, such as `es-SV`, so that figures are formatted as there. */
  readonly locale: string
  readonly messages: Messages
  /** What a new shop calls its things. */
  readonly names: Names
}

/** The language of the first tag that is written here. */
export function languageFor(wanted: readonly (string | null | undefined)[]): Language {
  for (const tag of wanted) {
    const locale = localeFor([tag])
    if (locale !== undefined)
      return { locale: tag ?? locale, messages: MESSAGES[locale], names: NAMES[locale] }
  }
  return { locale: 'en', messages: en, names: NAMES.en }
}

import { localeFor, type Locale } from '@platen/messages'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { id } from './id.ts'
import { ptBR } from './pt-BR.ts'

const MESSAGES: Readonly<Record<Locale, Messages>> = { en, es, 'pt-BR': ptBR, fr, id }

export interface Language {
  /** The written language itself. */
  readonly written: Locale
  /** The wanted tag, such as `es-SV`, so that figures are formatted as there. */
  readonly locale: string
  readonly messages: Messages
}

/** The language of the first tag that is written here. */
export function languageFor(wanted: readonly (string | null | undefined)[]): Language {
  for (const tag of wanted) {
    const locale = localeFor([tag])
    if (locale !== undefined) return { written: locale, locale: tag ?? locale, messages: MESSAGES[locale] }
  }
  return { written: 'en', locale: 'en', messages: en }
}

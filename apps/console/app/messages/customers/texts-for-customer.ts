import { localeFor, type Locale } from '@platen/messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import id from './id.json' with { type: 'json' }
import ptBR from './pt-BR.json' with { type: 'json' }

/** What staff send to a customer, in the customer's language. */
export type CustomerTexts = typeof en

const TEXTS: Readonly<Partial<Record<Locale, CustomerTexts>>> = { en, es, fr, id, 'pt-BR': ptBR }

export const EVERY_LANGUAGE: readonly CustomerTexts[] = [en, es, fr, id, ptBR]

/** In the first of these languages (BCP 47) that there are texts for. */
export function textsForCustomer(wanted: readonly (string | null | undefined)[]): CustomerTexts {
  for (const tag of wanted) {
    const locale = localeFor([tag])
    const texts = locale && TEXTS[locale]
    if (texts) return texts
  }
  return en
}

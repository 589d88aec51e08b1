import { localeFor, type Locale } from '@platen/messages'
import type { Settings } from './settings-document.ts'

type Prefixes = Settings['documents']['prefixes']

/** Customary in each language: factura, nota de crédito, recibo; facture, avoir, reçu; nota kredit, kuitansi. */
const PREFIXES: Readonly<Record<Locale, Prefixes>> = {
  en: { invoice: 'INV', credit_note: 'CN', receipt: 'RC' },
  es: { invoice: 'F', credit_note: 'NC', receipt: 'R' },
  'pt-BR': { invoice: 'F', credit_note: 'NC', receipt: 'R' },
  fr: { invoice: 'F', credit_note: 'AV', receipt: 'R' },
  id: { invoice: 'INV', credit_note: 'NK', receipt: 'KW' },
}

/** Those of the first language, unless the shop has prefixes of its own. */
export function prefixesFor(locales: readonly string[], now: Prefixes): Prefixes {
  const areDefaults = Object.values(PREFIXES).some(
    ({ invoice, credit_note, receipt }) =>
      invoice === now.invoice && credit_note === now.credit_note && receipt === now.receipt,
  )
  const first = localeFor(locales.slice(0, 1))
  return areDefaults && first !== undefined ? PREFIXES[first] : now
}

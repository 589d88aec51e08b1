import { localeFor } from '@platen/messages'
import { languageFor } from '../../../messages/messages.ts'
import type { BusinessDocument } from '../../../platform/business-documents/business-document.ts'
import type { IssuingShop } from './document-rows.ts'
import { issuerOf } from './issuer.ts'

interface Of {
  readonly shop: IssuingShop
  readonly customerLocale: string | null
  readonly currency: string
}

/** What all documents for a customer have from the shop. */
export function letterhead({
  shop,
  customerLocale,
  currency,
}: Of): Pick<BusinessDocument, 'locale' | 'money' | 'issuer' | 'footer'> {
  const { locale } = languageFor([customerLocale, ...shop.locales])
  const language = localeFor([locale])
  const { footer, translations } = shop.documents
  return {
    locale,
    money: { currency, currencyExponent: shop.currencyExponent },
    issuer: issuerOf(shop),
    footer: (language && translations[language]?.footer) ?? footer,
  }
}

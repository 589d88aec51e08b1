import { useShop } from '../../../../lib/formats.ts'
import type { Order } from './order.ts'

/** The languages of emails, and so of whatever the customer reads. */
const CUSTOMER_LANGUAGES = ['en', 'es'] as const
export type CustomerLanguage = (typeof CUSTOMER_LANGUAGES)[number]

export type InEachLanguage<Text> = Readonly<Record<CustomerLanguage, Text>>

/** Of the first locale that there are texts for. */
export function languageOf(locales: readonly (string | null | undefined)[]): CustomerLanguage {
  const wanted = locales.map((locale) => locale?.split('-')[0])
  return CUSTOMER_LANGUAGES.find((language) => language === wanted.find(isWritten)) ?? 'en'
}

function isWritten(language: string | undefined): boolean {
  return CUSTOMER_LANGUAGES.some((written) => written === language)
}

/** What the customer chose, or else the language of the shop. */
export function useCustomerLanguage({ customer }: Pick<Order, 'customer'>): CustomerLanguage {
  const shop = useShop().data
  return languageOf([customer.locale, ...(shop?.locales ?? [])])
}

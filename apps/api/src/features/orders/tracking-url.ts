/** Languages whose pages have a prefix; `apps/storefront/app/lib/languages.ts` is the other side of this. */
const PREFIXES = ['es'] as const

/** The page of the storefront on which the customer follows an order, in the language of `locale`. */
export function trackingUrl(publicUrl: string, token: string, locale: string): string {
  const language = locale.split('-')[0]
  const prefix = PREFIXES.find((known) => known === language)
  return `${publicUrl}${prefix === undefined ? '' : `/${prefix}`}/orders/${token}`
}

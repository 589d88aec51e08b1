import { LOCALES } from '@platen/messages'

export interface Currency {
  readonly currency: string
  readonly currencyExponent: number
}

/** A number without the sign of a currency around it. `foreign` is the sign of another currency than the shop's. */
export function withoutCurrency(text: string, { currency }: Currency): { number: string; foreign?: string } {
  const [, before = '', number = text, after = ''] =
    /^([^\d.,-]*)(-?[\d.,][\d.,\s'’]*|-.*)?([^\d]*)$/u.exec(text.trim()) ?? []
  const foreign = [before, after]
    .map((sign) => sign.trim())
    .find((sign) => sign !== '' && !isSignOf(sign, currency))
  const isCurrency = foreign !== undefined && /^(\p{Sc}|[A-Za-z]{1,3}\p{Sc}|[A-Z]{3})$/u.test(foreign)
  if (foreign !== undefined) return isCurrency ? { number, foreign } : { number: text }
  return { number: number.trim() }
}

function isSignOf(text: string, currency: string): boolean {
  return signsOf(currency).has(text.toLowerCase().replace(/\.$/, ''))
}

const known = new Map<string, ReadonlySet<string>>()

/** How the shop's currency is written in our languages: `usd`, `$`, `us$`. */
function signsOf(currency: string): ReadonlySet<string> {
  const signs = known.get(currency) ?? new Set(LOCALES.flatMap((locale) => signsIn(locale, currency)))
  known.set(currency, signs)
  return signs
}

function signsIn(locale: string, currency: string): string[] {
  return (['code', 'symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .flatMap(({ type, value }) => (type === 'currency' ? [value.toLowerCase()] : [])),
  )
}

/**
 * "12", "12.5" or "12,50" in minor units of a currency with so many digits behind the point. Digits are moved and
 * never multiplied, so nothing is rounded; undefined for what is no amount or has too many digits.
 */
export function parseMoney(text: string, exponent: number): number | undefined {
  const match = /^(\d{1,12})(?:[.,](\d*))?$/.exec(text.replaceAll(/\s/g, ''))
  const [, whole = '', part = ''] = match ?? []
  if (!match || part.length > exponent) return undefined
  const minor = Number(whole + part.padEnd(exponent, '0'))
  return Number.isSafeInteger(minor) ? minor : undefined
}

/** As it is typed: "12.50", without the sign of the currency. */
export function moneyText(minor: number, exponent: number): string {
  const digits = String(minor).padStart(exponent + 1, '0')
  return exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

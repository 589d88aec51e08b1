/**
 * What somebody typed as a whole number of its smallest part: `12.5` with the exponent 2 is 1250. No float is on the
 * way. Undefined for what is no number, has more decimals, or is more than can be counted exactly.
 */
export function readDecimal(text: string, exponent: number): number | undefined {
  const match = /^([-+]?)(\d*)(?:[.,](\d*))?$/.exec(
    text.replaceAll(/\s/g, '').replace(/^-?[$€£]/, (sign) => sign.slice(0, -1)),
  )
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const decimals = fraction.replace(/0+$/, '')
  if (whole + fraction === '' || decimals.length > exponent) return undefined
  const value = Number(`${whole}${decimals.padEnd(exponent, '0')}`)
  if (!Number.isSafeInteger(value)) return undefined
  return sign === '-' && value !== 0 ? -value : value
}

/** The same of what is never less than nothing: a price, a share. */
export function readAmount(text: string, exponent: number): number | undefined {
  const value = readDecimal(text, exponent)
  return value === undefined || value < 0 ? undefined : value
}

/** The same back, for a field: 1250 with the exponent 2 is `12.50`. */
export function writeDecimal(value: number, exponent: number): string {
  const digits = String(Math.abs(value)).padStart(exponent + 1, '0')
  const text = exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
  return value < 0 ? `-${text}` : text
}

/** What stands in a field: undefined where nothing does, NaN where it is no number. */
export function typedDecimal(text: string, exponent: number): number | undefined {
  return text.trim() === '' ? undefined : (readDecimal(text, exponent) ?? NaN)
}

/** For a form: what is no number may not be sent as if nothing stood there. */
export function isReadable(value: number | null | undefined): true | string {
  return Number.isNaN(value) ? 'Enter a number.' : true
}

import { m } from '../../messages/messages.ts'

/** Avoids floats. Undefined if it is not a number, has more decimals, or is not a safe integer. */
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

/** The same for amounts that cannot be negative. */
export function readAmount(text: string, exponent: number): number | undefined {
  const value = readDecimal(text, exponent)
  return value === undefined || value < 0 ? undefined : value
}

export function writeDecimal(value: number, exponent: number): string {
  const digits = String(Math.abs(value)).padStart(exponent + 1, '0')
  const text = exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
  return value < 0 ? `-${text}` : text
}

/** Undefined while empty, NaN while invalid. */
export function typedDecimal(text: string, exponent: number): number | undefined {
  return text.trim() === '' ? undefined : (readDecimal(text, exponent) ?? NaN)
}

/** Invalid text must not be sent as if the field were empty. */
export function isReadable(value: number | null | undefined): true | string {
  return Number.isNaN(value) ? m.forms.number : true
}

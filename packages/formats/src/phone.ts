import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min'

// 25 KB compressed, so pages load this file only when a number is about to be typed.

/** Without `+`. */
export function callingCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined
}

/** Invisible direction marks that pasted numbers can contain. */
const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const E164 = /^\+[1-9][0-9]{6,14}$/

/** The number rules become outdated, so a number with `+` only needs the right length. */
export function toE164(typed: string, country: string | undefined): string | undefined {
  const text = typed.replaceAll(INVISIBLE, '').trim().replace(/^00/, '+')
  const home = country !== undefined && isSupportedCountry(country) ? country : undefined
  const number = text.startsWith('+') || home === undefined ? parse(text) : parseLocal(text, home)
  const isNumber = text.startsWith('+') ? number?.isPossible() : number?.isValid()
  if (!number || isNumber !== true || number.ext !== undefined) return undefined
  return E164.test(number.number) ? number.number : undefined
}

function parseLocal(text: string, home: CountryCode): PhoneNumber | undefined {
  const local = parse(text, home)
  const withCode = text.replaceAll(/\D/g, '').startsWith(getCountryCallingCode(home))
    ? parse(`+${text}`)
    : undefined
  if (!withCode?.isValid()) return local
  // 49 171 … could be a number of Leer (0491), but Germans never leave out that zero.
  const lacksLeadingZero =
    local !== undefined && LEADING_ZERO.test(local.formatNational()) && !LEADING_ZERO.test(text)
  return local?.isValid() === true && !lacksLeadingZero ? local : withCode
}

const LEADING_ZERO = /^\D*0/

function parse(text: string, defaultCountry?: CountryCode): PhoneNumber | undefined {
  // Mexico dropped the 1 of mobile numbers in 2019, but WhatsApp still shows it.
  const today = text.replace(/^(\+\s*52\D*)1(?=(?:\D*\d){10}\D*$)/, '$1')
  return parsePhoneNumberFromString(today, { ...(defaultCountry && { defaultCountry }), extract: false })
}

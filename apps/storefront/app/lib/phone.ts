import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min'

// 25 KB compressed. Pages before the designer load this file when somebody is about to type a number.

/** Ascension and Tristan da Cunha: they have calling codes of their own, but stand under Saint Helena in ISO 3166-1. */
const NOT_COUNTRIES: ReadonlySet<string> = new Set(['AC', 'TA'])

/**
 * The countries that have phone numbers, by their ISO 3166-1 codes, and Kosovo, which has none there and is XK
 * everywhere. Where nobody lives, as in Antarctica, there are none, and nothing is delivered.
 */
export const COUNTRIES: readonly string[] = getCountries().filter((code) => !NOT_COUNTRIES.has(code))

/** Without `+`; undefined of a country that has none. */
export function callingCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined
}

/** The marks of direction that come, unseen, with a pasted number. */
const UNSEEN = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** What the interface takes. */
const E164 = /^\+[1-9][0-9]{6,14}$/

/**
 * A typed phone number in E.164. With `+` or `00` it says its country itself; else it is one of `country`, with or
 * without its code. Undefined when it is none, as after a slip of the finger. The lists of numbers grow old: who writes
 * `+` is believed if the length is right.
 */
export function toE164(typed: string, country: string | undefined): string | undefined {
  const text = typed.replaceAll(UNSEEN, '').trim().replace(/^00/, '+')
  const home = country !== undefined && isSupportedCountry(country) ? country : undefined
  const number = text.startsWith('+') || home === undefined ? parse(text) : parseAtHome(text, home)
  const isNumber = text.startsWith('+') ? number?.isPossible() : number?.isValid()
  if (!number || isNumber !== true || number.ext !== undefined) return undefined
  return E164.test(number.number) ? number.number : undefined
}

function parseAtHome(text: string, home: CountryCode): PhoneNumber | undefined {
  const local = parse(text, home)
  const withCode = text.replaceAll(/\D/g, '').startsWith(getCountryCallingCode(home))
    ? parse(`+${text}`)
    : undefined
  if (!withCode?.isValid()) return local
  // 49 171 … might be dialled in Leer, which is 0491; but in Germany that zero is never left out.
  const lacksItsZero =
    local !== undefined && LEADING_ZERO.test(local.formatNational()) && !LEADING_ZERO.test(text)
  return local?.isValid() === true && !lacksItsZero ? local : withCode
}

const LEADING_ZERO = /^\D*0/

function parse(text: string, defaultCountry?: CountryCode): PhoneNumber | undefined {
  // Mexico dropped the 1 of its mobile phones in 2019; WhatsApp still shows it.
  const today = text.replace(/^(\+\s*52\D*)1(?=(?:\D*\d){10}\D*$)/, '$1')
  return parsePhoneNumberFromString(today, { ...(defaultCountry && { defaultCountry }), extract: false })
}

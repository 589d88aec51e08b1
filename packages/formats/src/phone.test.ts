import fc from 'fast-check'
import { getCountries, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import mobiles from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { callingCodeOf, toE164 } from './phone.ts'

test.each([
  ['SV', '7000 1234', '+50370001234'],
  ['SV', '7000-1234', '+50370001234'],
  ['SV', '503 7000 1234', '+50370001234'],
  ['SV', '+503 7000-1234', '+50370001234'],
  ['SV', '00503 7000 1234', '+50370001234'],
  ['SV', '\u202a+503 7000 1234\u202c', '+50370001234'],
  ['SV', '2234 5678', '+50322345678'],
  ['GT', '5555 1234', '+50255551234'],
  ['GT', '502 5555 1234', '+50255551234'],
  ['GT', '(502) 2331-2345', '+50223312345'],
  ['US', '(415) 555-2671', '+14155552671'],
  ['US', '1 415 555 2671', '+14155552671'],
  ['US', '415.555.2671', '+14155552671'],
  ['US', '011 503 7000 1234', '+50370001234'],
  ['MX', '55 1234 5678', '+525512345678'],
  ['MX', '52 55 1234 5678', '+525512345678'],
  ['MX', '+52 1 55 1234 5678', '+525512345678'],
  ['MX', '+52 1 55 1234', undefined],
  ['DE', '0171 2345678', '+491712345678'],
  ['DE', '49 171 2345678', '+491712345678'],
  ['DE', '+49 (0)171 2345678', '+491712345678'],
  ['DE', '030 901820', '+4930901820'],
  ['DE', '0491 97970', '+4949197970'],
  // In Italy the leading zero is part of a landline number.
  ['IT', '06 698 12345', '+390669812345'],
] as const)('uses %s as the country and reads %j as %s', (country, typed, number) => {
  expect(toE164(typed, country)).toBe(number)
})

test.each([
  '',
  '12345',
  '7000 123',
  '1234 5678',
  'call me',
  '+0 123 456 789',
  '+503 7000 1234 ext 2',
  '7000 1234 7000 1234',
])('rejects %j as a number', (typed) => expect(toE164(typed, 'SV')).toBeUndefined())

test('requires the country code when the shop’s country is unknown', () => {
  expect(toE164('7000 1234', undefined)).toBeUndefined()
  expect(toE164('+503 7000 1234', undefined)).toBe('+50370001234')
})

test.each(COUNTRIES.filter((country) => country in mobiles))(
  'reads every notation of a mobile number in %s',
  (country) => {
    const digits = mobiles[country as CountryCode]
    const number = parsePhoneNumberFromString(digits, country as CountryCode)!
    const written = [
      number.number,
      number.formatInternational(),
      number.formatNational(),
      number.format('RFC3966').replace('tel:', ''),
      number.formatInternational().replace('+', '00'),
      number.formatInternational().replace('+', ''),
    ]
    expect(written.map((typed) => [typed, toE164(typed, country)])).toEqual(
      written.map((typed) => [typed, number.number]),
    )
  },
)

test('returns a number that the API accepts, or nothing, and keeps its own output', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^\+?[0-9 ()-]{5,20}$/))
  fc.assert(
    fc.property(typed, fc.constantFrom(undefined, 'SV', 'GT', 'US', 'MX', 'DE', 'IT'), (text, country) => {
      const number = toE164(text, country)
      if (number === undefined) return
      expect(number).toMatch(/^\+[1-9][0-9]{6,14}$/)
      expect(toE164(number, country)).toBe(number)
    }),
    { numRuns: 1000 },
  )
})

test('lists countries only, not islands that belong to one', () => {
  expect(COUNTRIES).toEqual(expect.arrayContaining(['SV', 'GT', 'SH', 'XK']))
  expect(COUNTRIES.filter((code) => ['AC', 'TA'].includes(code))).toEqual([])
})

test('knows the calling code of every country and nothing else', () => {
  expect(COUNTRIES.map(callingCodeOf).filter((code) => !/^[1-9]\d{0,2}$/.test(code ?? ''))).toEqual([])
  expect([callingCodeOf('SV'), callingCodeOf('XX')]).toEqual(['503', undefined])
})

/** Ascension and Tristan da Cunha have their own calling codes, but belong to Saint Helena in ISO 3166-1. */
const NOT_COUNTRIES = ['AC', 'TA']

test('the list of countries is that of the phone number rules', () => {
  expect(COUNTRIES).toEqual(getCountries().filter((code) => !NOT_COUNTRIES.includes(code)))
})

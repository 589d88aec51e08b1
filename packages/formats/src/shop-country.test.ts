import { expect, test } from 'vitest'
import { shopCountry } from './shop-country.ts'

const phone = (value: string) => [{ value }]

test.each([
  ['America/El_Salvador', 'SV'],
  ['Europe/Madrid', 'ES'],
  ['America/New_York', 'US'],
  ['America/Mexico_City', 'MX'],
])('locates a shop in the time zone %s in %s', (timeZone, country) => {
  expect(shopCountry({ timeZone, supportChannels: [] })).toBe(country)
})

test('uses the phone number when the time zone belongs to no country', () => {
  expect(shopCountry({ timeZone: 'UTC', supportChannels: phone('+503 7000-1234') })).toBe('SV')
  // About thirty countries share +1.
  expect(shopCountry({ timeZone: 'UTC', supportChannels: phone('+14155550132') })).toBeUndefined()
  expect(shopCountry({ timeZone: 'UTC', supportChannels: phone('@platen') })).toBeUndefined()
})

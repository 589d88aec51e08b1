import { expect, test } from 'vitest'
import { shopCountry } from './shop-country.ts'

const phone = (value: string) => [
  { kind: 'whatsapp' as const, label: 'WhatsApp', value, url: 'https://wa.me/1' },
]

test.each([
  ['America/El_Salvador', 'SV'],
  ['Europe/Madrid', 'ES'],
  ['America/New_York', 'US'],
  ['America/Mexico_City', 'MX'],
])('a shop on the time of %s is in %s', (timeZone, country) => {
  expect(shopCountry({ timeZone, supportChannels: [] })).toBe(country)
})

test('a time zone of no country leaves it to the phone number', () => {
  expect(shopCountry({ timeZone: 'UTC', supportChannels: phone('+503 7000-1234') })).toBe('SV')
  // Some thirty countries begin with +1.
  expect(shopCountry({ timeZone: 'UTC', supportChannels: phone('+14155550132') })).toBeUndefined()
  expect(shopCountry({ timeZone: 'UTC', supportChannels: phone('@platen') })).toBeUndefined()
})

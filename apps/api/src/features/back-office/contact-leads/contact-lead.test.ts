import { expect, test } from 'vitest'
import { leadReference, whatsappUrl } from './contact-lead.ts'

test("numbers requests by the year in the store's time zone", () => {
  const newYearInUtc = new Date('2027-01-01T03:00:00Z')
  expect(leadReference(7, newYearInUtc, 'America/El_Salvador')).toBe('CL-2026-000007')
  expect(leadReference(7, newYearInUtc, 'Europe/Madrid')).toBe('CL-2027-000007')
})

test('keeps all digits of a number above 999999', () => {
  expect(leadReference(1_234_567, new Date('2026-06-01T00:00:00Z'), 'UTC')).toBe('CL-2026-1234567')
})

test('the chat link has the digits of the number and the text', () => {
  const url = whatsappUrl('+503 7000-1234', '¡Hola! 1 & 2 #3')
  expect(url).toBe('https://wa.me/50370001234?text=%C2%A1Hola!%201%20%26%202%20%233')
  expect(whatsappUrl('ask at the counter', 'Hello')).toBeNull()
})

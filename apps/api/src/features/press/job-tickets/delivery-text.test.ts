import { expect, test } from 'vitest'
import { deliveryText } from './delivery-text.ts'
import { ticketLanguage } from './ticket-language.ts'

const NONE = { meetupZoneName: null, slot: null, city: null }

test.each([
  [{ ...NONE, method: 'pickup' }, 'Pickup'],
  [
    { ...NONE, method: 'meetup', meetupZoneName: 'Centro', slot: { date: '2026-11-26', from: '17:00' } },
    'Meet-up: Centro, Thu 26 Nov 17:00',
  ],
  [{ ...NONE, method: 'delivery', city: 'Santa Tecla' }, 'Delivery: Santa Tecla'],
  // Erased with its customer.
  [{ ...NONE, method: 'delivery' }, 'Delivery'],
] as const)('says on the ticket how the order leaves: %j', (delivery, words) => {
  expect(deliveryText(delivery, ticketLanguage(['en']))).toBe(words)
})

test('is written in the first language of the shop, or English', () => {
  const meetup = {
    ...NONE,
    method: 'meetup',
    meetupZoneName: 'Centro',
    slot: { date: '2026-11-26', from: '17:00' },
  } as const
  expect(deliveryText(meetup, ticketLanguage(['es-SV', 'en']))).toBe(
    'Punto de encuentro: Centro, jue 26 nov 17:00',
  )
  expect(ticketLanguage(['de', 'es']).texts.heading).toBe('JOB TICKET')
  expect(ticketLanguage(['pt-BR']).figure(1234.5)).toBe('1234,5')
})

import { expect, test } from 'vitest'
import { deliveryWords } from './draw-ticket.ts'

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
  expect(deliveryWords(delivery)).toBe(words)
})

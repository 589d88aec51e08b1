import { expect, test } from 'vitest'
import type { Order } from '../order/order.ts'
import { bodyOf, copyOf, deliveryOf, draftOf, missingIn } from './change-draft.ts'

const print = {
  zoneId: 'full_front',
  widthMm: 200,
  heightMm: 100,
  offsetXMm: 0,
  offsetYMm: 5,
  rotationDeg: 0,
}
const order = {
  revision: 4,
  items: [
    { id: 'itm_1', variantId: 'var_m', quantity: 2, placements: [{ ...print, artwork: { id: 'art_1' } }] },
    { id: 'itm_2', variantId: 'var_l', quantity: 1, placements: [] },
  ],
  fulfilment: { method: 'pickup', meetupZoneId: null, slot: null, address: null },
} as unknown as Order
const draft = draftOf(order)
const [first, second] = draft.lines

test('sends every line that stays, and new lines with the prints that they copy', () => {
  const copy = { ...copyOf(first!, 'new'), variantId: 'var_s', quantity: 3 }
  expect(
    bodyOf({ ...draft, lines: [{ ...first!, agreedMinor: 900 }, copy], reason: ' A regular. ' }),
  ).toEqual({
    revision: 4,
    items: [
      { id: 'itm_1', variantId: 'var_m', quantity: 2, unitPriceMinor: 900 },
      { variantId: 'var_s', quantity: 3, placements: [{ ...print, artworkId: 'art_1' }] },
    ],
    reason: 'A regular.',
  })
})

test('names the missing fields in their order on the form', () => {
  expect(missingIn(draft, order)).toBe('There are no changes yet.')
  expect(missingIn({ ...draft, lines: [] }, order)).toContain('at least one line')
  expect(missingIn({ ...draft, lines: [first!] }, order)).toBeUndefined()
  expect(missingIn({ ...draft, lines: [first!, { ...second!, quantity: undefined }] }, order)).toContain(
    'quantities',
  )
  const priced = { ...draft, lines: [first!, { ...second!, agreedMinor: 1 }] }
  expect(missingIn(priced, order)).toBe('Enter a reason for the price.')
  expect(missingIn({ ...priced, reason: 'Stained.' }, order)).toBeUndefined()
  const delivery = { ...deliveryOf(order), method: 'delivery' as const }
  expect(missingIn({ ...draft, delivery }, order)).toContain('address')
})

import { expect, test } from 'vitest'
import type { Line, Order, Print } from '../order/order.ts'
import { bodyOf, copyOf, deliveryOf, draftOf, inputOf, missingIn } from './change-draft.ts'

const print = {
  zoneId: 'full_front',
  widthMm: 200,
  heightMm: 100,
  offsetXMm: 0,
  offsetYMm: 5,
  rotationDeg: 0,
} as const
const aPrint: Print = {
  ...print,
  id: 'plc_1',
  copies: 1,
  sizeTierId: 'a4',
  state: 'approved',
  artwork: {
    ...{ id: 'art_1', fileName: 'a.png', previewUrl: '' },
    preflight: { state: 'passed', dpi: 300, findings: [] },
  },
}
const aLine = (line: Pick<Line, 'id' | 'variantId' | 'quantity'>, placements: Print[] = []): Line => ({
  ...{
    kind: 'garment',
    film: null,
    finish: null,
    garmentName: 'Tee',
    colour: 'Black',
    size: 'M',
    note: null,
    agreedPrice: false,
  },
  ...{ unitPriceMinor: 1_500, lineTotalMinor: 1_500 * line.quantity },
  ...line,
  placements,
})
const order: Pick<Order, 'revision' | 'items' | 'fulfilment' | 'discount'> = {
  revision: 4,
  discount: null,
  items: [
    aLine({ id: 'itm_1', variantId: 'var_m', quantity: 2 }, [aPrint]),
    aLine({ id: 'itm_2', variantId: 'var_l', quantity: 1 }),
  ],
  fulfilment: {
    method: 'pickup' as const,
    ...{ meetupZoneId: null, meetupZoneName: null, slot: null, address: null, deliveryArea: null },
  },
}
const draft = draftOf(order)
const [first, second] = draft.lines

test('sends every line that stays, and new lines with the prints that they copy', () => {
  const copy = { ...copyOf(first!, 'new'), variantId: 'var_s', quantity: 3 }
  expect(
    bodyOf({ ...draft, lines: [{ ...first!, agreedMinor: 900 }, copy], reason: ' A regular. ' }, order),
  ).toEqual({
    revision: 4,
    items: [
      { id: 'itm_1', variantId: 'var_m', quantity: 2, unitPriceMinor: 900 },
      { variantId: 'var_s', quantity: 3, placements: [{ ...print, artworkId: 'art_1' }] },
    ],
    reason: 'A regular.',
  })
})

test('takes an agreed price back, which needs a reason too', () => {
  const back = { ...draft, lines: [{ ...first!, agreedMinor: null }, second!] }
  expect(missingIn(back, order)).toBe('Enter a reason for the price.')
  expect(bodyOf(back, order).items[0]).toMatchObject({ id: 'itm_1', unitPriceMinor: null })
})

test('sends a discount code only when it is another one, and null when it is taken off', () => {
  const discount = { code: 'SUMMER', kind: 'percent', amountMinor: 100 } as const
  const withCode = { ...order, discount }
  const kept = draftOf(withCode)
  expect(bodyOf(kept, withCode)).not.toHaveProperty('discountCode')
  expect(missingIn({ ...kept, discountCode: 'summer' }, withCode)).toBe('There are no changes yet.')
  expect(bodyOf({ ...kept, discountCode: '' }, withCode)).toMatchObject({ discountCode: null })
  expect(bodyOf({ ...draft, discountCode: 'winter' }, order)).toMatchObject({ discountCode: 'winter' })
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
  const illegible = { ...draft, lines: [first!, { ...second!, agreedMinor: NaN }], reason: 'Stained.' }
  expect(missingIn(illegible, order)).toContain('agreed prices')
  const delivery = { ...deliveryOf(order), method: 'delivery' as const }
  expect(missingIn({ ...draft, delivery }, order)).toContain('address')
})

test.each([
  ['items[3].quantity', 'items.3.quantity'],
  ['items[1]', 'items.1.quantity'],
  ['items[0].placements[2]', 'items.0.variantId'],
  ['fulfilment.address.region', 'fulfilment.address.region'],
  ['fulfilment.slot.date', 'fulfilment.slot'],
  ['reason', 'reason'],
])('shows what is wrong with %s at the input %s', (path, name) => {
  expect(inputOf(path)).toBe(name)
})

import { expect, test } from 'vitest'
import { firstField, linesNamedIn, refusedFields } from './refused-fields.ts'

const refused = (...paths: string[]) =>
  refusedFields(paths.map((path) => ({ path, message: `about ${path}` })))

test('maps a refused field to the field on the page', () => {
  expect(refused('customer.phone', 'payment.proofUploadId', 'fulfilment.address.city').fields).toEqual({
    phone: 'about customer.phone',
    proof: 'about payment.proofUploadId',
    city: 'about fulfilment.address.city',
  })
})

test('maps a nested path to its field', () => {
  expect(refused('fulfilment.slot.date').fields).toEqual({ slot: 'about fulfilment.slot.date' })
  expect(refused('payment.instructionId').fields).toEqual({ instructionId: 'about payment.instructionId' })
})

test('maps a refused order line to its design in the cart', () => {
  expect(refused('items[1].placements[0].artworkId', 'items[1].variantId', 'items[12]').lines).toEqual({
    1: 'about items[1].placements[0].artworkId',
    12: 'about items[12]',
  })
})

test('keeps refusals that belong to no field on the page', () => {
  expect(refused('somethingNew', 'items').others).toEqual([
    'somethingNew: about somethingNew',
    'items: about items',
  ])
})

test('sorts the fields from top to bottom', () => {
  expect(firstField({ policy: 'x', reference: 'x', phone: 'x' })).toBe('phone')
  expect(firstField({})).toBeUndefined()
})

test('reads the out-of-stock lines from the message', () => {
  expect(linesNamedIn('Not enough in stock: items[0] Tee, Black, M; items[11] Tee, Red, S.')).toEqual([0, 11])
})

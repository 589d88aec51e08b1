import { expect, test } from 'vitest'
import { firstField, linesNamedIn, refusedFields } from './refused-fields.ts'

const refused = (...paths: string[]) =>
  refusedFields(paths.map((path) => ({ path, message: `about ${path}` })))

test('a refused field is the one on the page', () => {
  expect(refused('customer.phone', 'payment.proofUploadId', 'fulfilment.address.city').fields).toEqual({
    phone: 'about customer.phone',
    proof: 'about payment.proofUploadId',
    city: 'about fulfilment.address.city',
  })
})

test('a part of a field counts for the field', () => {
  expect(refused('fulfilment.slot.date').fields).toEqual({ slot: 'about fulfilment.slot.date' })
  expect(refused('payment.instructionId').fields).toEqual({ instructionId: 'about payment.instructionId' })
})

test('a refused line of the order is a design in the cart', () => {
  expect(refused('items[1].placements[0].artworkId', 'items[1].variantId', 'items[12]').lines).toEqual({
    1: 'about items[1].placements[0].artworkId',
    12: 'about items[12]',
  })
})

test('what has no place on the page is said all the same', () => {
  expect(refused('somethingNew', 'items').others).toEqual([
    'somethingNew: about somethingNew',
    'items: about items',
  ])
})

test('the topmost field comes first', () => {
  expect(firstField({ policy: 'x', reference: 'x', phone: 'x' })).toBe('phone')
  expect(firstField({})).toBeUndefined()
})

test('the lines that are out of stock are read from the message', () => {
  expect(linesNamedIn('There is not enough of: items[0] Tee, Black, M; items[11] Tee, Red, S.')).toEqual([
    0, 11,
  ])
})

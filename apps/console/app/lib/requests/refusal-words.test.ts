import { expect, test } from 'vitest'
import { refusalTitle } from './refusal-words.ts'

test.each([
  [
    'fulfilment.address.country',
    'is outside the delivery areas of the shop',
    'Country: This is outside the delivery areas of the shop.',
  ],
  ['items[0].placements[2]', 'must be smaller', 'Placements: This must be smaller.'],
  ['promisedBy', 'is required', 'Promised by: Fill in this field.'],
  ['body', 'is not valid', 'This is not valid.'],
])('names the field %s in words', (path, message, words) => {
  expect(refusalTitle({ message: `${path}: ${message}`, fields: [{ path, message }] })).toBe(words)
})

test('keeps what the API says about anything but fields', () => {
  expect(refusalTitle({ message: 'The message was sent already.', fields: [] })).toBe(
    'The message was sent already.',
  )
})

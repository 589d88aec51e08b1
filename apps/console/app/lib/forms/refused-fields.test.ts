import { expect, test } from 'vitest'
import { sentence } from './refused-fields.ts'

test.each([
  ['is required', 'Fill in this field.'],
  ['is not an ISO 4217 currency', 'This is not an ISO 4217 currency.'],
  ['must have at most 80 characters', 'This must have at most 80 characters.'],
  ['there is no order with this id', 'There is no order with this id.'],
  ['Choose another day.', 'Choose another day.'],
])('says “%s” as a sentence', (message, words) => {
  expect(sentence(message)).toBe(words)
})

import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'

test('a code whose answers have details cannot be refused without them', () => {
  const details = { state: 'sent', allowedActions: [] }
  expect(new Refusal('INVALID_TRANSITION', 'It was sent.', { details }).details).toEqual(details)
  // @ts-expect-error The details are missing.
  expect(new Refusal('INVALID_TRANSITION', 'It was sent.').details).toBeUndefined()
  // @ts-expect-error These are the details of another code.
  expect(new Refusal('OUT_OF_STOCK', 'None left.', { details }).details).toEqual(details)
})

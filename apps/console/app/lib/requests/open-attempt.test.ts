import { expect, test } from 'vitest'
import { attemptFor } from './open-attempt.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const first = attemptFor('[{"amountMinor":500}]', undefined, 0)

test('retries an unanswered request with the same key', () => {
  expect(attemptFor('[{"amountMinor":500}]', first, 60_000)).toBe(first)
})

test('uses a new key for a different amount', () => {
  expect(attemptFor('[{"amountMinor":501}]', first, 60_000).key).not.toBe(first.key)
})

test('does not reuse a key that the API no longer remembers', () => {
  expect(attemptFor('[{"amountMinor":500}]', first, DAY_MS).key).not.toBe(first.key)
})

import { expect, test } from 'vitest'
import { attemptFor } from './open-attempt.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const first = attemptFor('[{"amountMinor":500}]', undefined, 0)

test('what was not answered is sent again under its key', () => {
  expect(attemptFor('[{"amountMinor":500}]', first, 60_000)).toBe(first)
})

test('another amount is another request', () => {
  expect(attemptFor('[{"amountMinor":501}]', first, 60_000).key).not.toBe(first.key)
})

test('a key that the shop has forgotten is not used again', () => {
  expect(attemptFor('[{"amountMinor":500}]', first, DAY_MS).key).not.toBe(first.key)
})

import { expect, test } from 'vitest'
import { keptAttempts } from './kept-attempts.ts'

const HOUR = 3_600_000
const isText = (value: unknown): value is string => typeof value === 'string'
let names = 0
// Without a browser attempts are kept in memory, which is enough here.
const someAttempts = () => keptAttempts(`test-${(names += 1)}`, isText)

test('reuses the key of the same content until it is answered', () => {
  const attempts = someAttempts()
  const key = attempts.keyFor('hello')
  expect(attempts.keyFor('hello')).toBe(key)
  attempts.answered(key)
  expect(attempts.keyFor('hello')).not.toBe(key)
})

test('gives other content its own key and keeps the first one', () => {
  const attempts = someAttempts()
  const first = attempts.keyFor('hello')
  const second = attempts.keyFor('hello!')
  expect(second).not.toBe(first)
  attempts.answered(second)
  expect(attempts.keyFor('hello')).toBe(first)
})

test('does not reuse a key that the API may have forgotten', () => {
  const attempts = someAttempts()
  const key = attempts.keyFor('hello', 0)
  expect(attempts.keyFor('hello', 22 * HOUR)).toBe(key)
  expect(attempts.keyFor('hello', 24 * HOUR)).not.toBe(key)
  expect(attempts.unanswered(24 * HOUR)).toEqual(['hello'])
})

test('drops expired attempts for good, even when the clock is set back', () => {
  const attempts = someAttempts()
  attempts.keyFor('old', 0)
  attempts.keyFor('newer', 12 * HOUR)
  expect(attempts.unanswered(24 * HOUR)).toEqual(['newer'])
  expect(attempts.unanswered(12 * HOUR)).toEqual(['newer'])
})

test('forgets only the attempts that were settled without an answer', () => {
  const attempts = someAttempts()
  for (const content of ['one', 'two']) attempts.keyFor(content)
  attempts.forget((content) => content === 'one')
  expect(attempts.unanswered()).toEqual(['two'])
})

test('lists unanswered attempts latest first', () => {
  const attempts = someAttempts()
  attempts.keyFor('one')
  attempts.keyFor('two')
  expect(attempts.unanswered()).toEqual(['two', 'one'])
})

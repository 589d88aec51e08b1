import { expect, test } from 'vitest'
import { keptAttempts } from './kept-attempts.ts'

const HOUR = 3_600_000
const isText = (value: unknown): value is string => typeof value === 'string'
let names = 0
// Without a browser nothing outlives the page, which is all that is needed here.
const someAttempts = () => keptAttempts(`test-${(names += 1)}`, isText)

test('the same content has the same key until it is answered', () => {
  const attempts = someAttempts()
  const key = attempts.keyFor('hello')
  expect(attempts.keyFor('hello')).toBe(key)
  attempts.answered(key)
  expect(attempts.keyFor('hello')).not.toBe(key)
})

test('other content has another key, and does not make the first one forgotten', () => {
  const attempts = someAttempts()
  const first = attempts.keyFor('hello')
  const second = attempts.keyFor('hello!')
  expect(second).not.toBe(first)
  attempts.answered(second)
  expect(attempts.keyFor('hello')).toBe(first)
})

test('a key that the shop may have forgotten is not used again', () => {
  const attempts = someAttempts()
  const key = attempts.keyFor('hello', 0)
  expect(attempts.keyFor('hello', 22 * HOUR)).toBe(key)
  expect(attempts.keyFor('hello', 24 * HOUR)).not.toBe(key)
  expect(attempts.unanswered(24 * HOUR)).toEqual(['hello'])
})

test('what has grown too old is gone for good, even where the clock is put back', () => {
  const attempts = someAttempts()
  attempts.keyFor('old', 0)
  attempts.keyFor('newer', 12 * HOUR)
  expect(attempts.unanswered(24 * HOUR)).toEqual(['newer'])
  expect(attempts.unanswered(12 * HOUR)).toEqual(['newer'])
})

test('what is settled in another way than by an answer is forgotten, and nothing else', () => {
  const attempts = someAttempts()
  for (const content of ['one', 'two']) attempts.keyFor(content)
  attempts.forget((content) => content === 'one')
  expect(attempts.unanswered()).toEqual(['two'])
})

test('the latest of the unanswered comes first', () => {
  const attempts = someAttempts()
  attempts.keyFor('one')
  attempts.keyFor('two')
  expect(attempts.unanswered()).toEqual(['two', 'one'])
})

import { beforeEach, expect, test } from 'vitest'
import { stubLocalStorage } from '../../../lib/local-storage.fixtures.ts'
import { attemptFor, forgetAttempt, interruptedAttempt, keepAttempt, noteSending } from './attempt.ts'
import type { OrderContent } from '../draft/order-of-draft.ts'

const NOW = 1_000_000_000
const content = (note: string) => ({ note, items: [] }) as unknown as OrderContent

beforeEach(() => void stubLocalStorage())

function send(note: string, now: number) {
  const { attempt } = attemptFor(content(note), now)
  keepAttempt(attempt)
  noteSending(now)
  return attempt
}

test('reuses the key of an order until it is answered', () => {
  const first = send('a', NOW)
  expect(attemptFor(content('a'), NOW + 5)).toMatchObject({ attempt: { key: first.key }, earlier: undefined })
  forgetAttempt()
  expect(attemptFor(content('a'), NOW + 5).attempt.key).not.toBe(first.key)
})

test('reports an earlier order that may have arrived when another is sent', () => {
  const first = send('a', NOW)
  const second = attemptFor(content('b'), NOW + 5)
  expect(second.attempt.key).not.toBe(first.key)
  expect(second.earlier).toMatchObject({ key: first.key, content: content('a'), sentAt: NOW })
  // The earlier order is still unanswered, so a reload must not lose it.
  expect(attemptFor(content('b'), NOW + 9).earlier?.key).toBe(first.key)
})

test('does not ask about an order that was never sent', () => {
  keepAttempt(attemptFor(content('a'), NOW).attempt)
  expect(attemptFor(content('b'), NOW).earlier).toBeUndefined()
})

test('remembers that an order was sent when it is kept again', () => {
  keepAttempt(send('a', NOW))
  expect(attemptFor(content('b'), NOW).earlier?.sentAt).toBe(NOW)
})

test('resumes an interrupted order for ten minutes, then asks, and drops it within a day', () => {
  send('a', NOW)
  expect(interruptedAttempt([], NOW + 9 * 60_000)?.fresh).toBe(true)
  expect(interruptedAttempt([], NOW + 11 * 60_000)?.fresh).toBe(false)
  expect(interruptedAttempt([], NOW + 24 * 3_600_000)).toBeUndefined()
})

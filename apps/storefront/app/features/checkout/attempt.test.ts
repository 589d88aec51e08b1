import { beforeEach, expect, test, vi } from 'vitest'
import { attemptFor, forgetAttempt, interruptedAttempt, keepAttempt, noteSending } from './attempt.ts'
import type { OrderContent } from './order-of-draft.ts'

const NOW = 1_000_000_000
const content = (note: string) => ({ note, items: [] }) as unknown as OrderContent

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
})

function send(note: string, now: number) {
  const { attempt } = attemptFor(content(note), now)
  keepAttempt(attempt)
  noteSending(now)
  return attempt
}

test('the same order has the same key until it is answered, and another one afterwards', () => {
  const first = send('a', NOW)
  expect(attemptFor(content('a'), NOW + 5)).toMatchObject({ attempt: { key: first.key }, earlier: undefined })
  forgetAttempt()
  expect(attemptFor(content('a'), NOW + 5).attempt.key).not.toBe(first.key)
})

test('another order names the one before it that the shop may have', () => {
  const first = send('a', NOW)
  const second = attemptFor(content('b'), NOW + 5)
  expect(second.attempt.key).not.toBe(first.key)
  expect(second.earlier).toMatchObject({ key: first.key, content: content('a'), sentAt: NOW })
  // Nothing is settled yet: a reload must not lose it.
  expect(attemptFor(content('b'), NOW + 9).earlier?.key).toBe(first.key)
})

test('an order that never left is nothing to ask about', () => {
  keepAttempt(attemptFor(content('a'), NOW).attempt)
  expect(attemptFor(content('b'), NOW).earlier).toBeUndefined()
})

test('proving once more does not forget that it was sent', () => {
  keepAttempt(send('a', NOW))
  expect(attemptFor(content('b'), NOW).earlier?.sentAt).toBe(NOW)
})

test('what a reload interrupted is gone on with for ten minutes, then asked about, and given up within a day', () => {
  send('a', NOW)
  expect(interruptedAttempt([], NOW + 9 * 60_000)?.fresh).toBe(true)
  expect(interruptedAttempt([], NOW + 11 * 60_000)?.fresh).toBe(false)
  expect(interruptedAttempt([], NOW + 24 * 3_600_000)).toBeUndefined()
})

import { PlatenError } from '@platen/api-client'
import { expect, test } from 'vitest'
import { ConnectionLost } from '@platen/ui'
import { BotCheckUnsolved } from '../bot-check/index.ts'
import { leavesOpen, problemOf, secondsToWait } from './problem.ts'

function refused(status: number, code = 'RATE_LIMITED', headers: Record<string, string> = {}) {
  return new PlatenError(new Response(null, { status, headers }), {
    error: { code, message: 'Too many.', resolution: 'Wait a little.' },
    detail: 'Too many.',
  })
}

test('keeps the message of a refusal and when to retry', () => {
  const problem = problemOf(refused(429, 'RATE_LIMITED', { 'retry-after': '90' }), 1000)
  expect(problem).toMatchObject({ kind: 'refused', message: 'Too many.', resolution: 'Wait a little.' })
  expect(secondsToWait(problem, 1000)).toBe(90)
  expect(secondsToWait(problem, 60_500)).toBe(31)
  expect(secondsToWait(problem, 500_000)).toBe(0)
})

test('needs no wait after a refusal without a retry time', () => {
  expect(secondsToWait(problemOf(refused(429), 0), 0)).toBe(0)
})

test('distinguishes refusals, lost connections and unsolved challenges', () => {
  expect(problemOf(refused(413)).kind).toBe('refused')
  expect(problemOf(new ConnectionLost('gone')).kind).toBe('unreachable')
  expect(problemOf(new TypeError('Failed to fetch')).kind).toBe('unreachable')
  expect(problemOf(new BotCheckUnsolved('silent')).kind).toBe('unproven')
})

test.each([
  [422, 'VALIDATION_FAILED', false],
  [409, 'INVALID_TRANSITION', false],
  [409, 'IDEMPOTENCY_IN_PROGRESS', true],
  [429, 'RATE_LIMITED', true],
  [503, 'OVERLOADED', true],
] as const)('decides after %i %s whether the outcome is uncertain: %s', (status, code, open) => {
  expect(leavesOpen(problemOf(refused(status, code)))).toBe(open)
})

import { expect, test } from 'vitest'
import { garmentsOf, nextStep } from './garment.ts'
import { readError } from './outbox-transport.ts'
import { HELD_MS, canUndo, heldFor, isDone, unsentOf, withSteps, type OutboxStep } from './outbox.ts'
import type { JobState } from './job.ts'
import { aJob } from './testing/a-job.ts'

let made = 0
const aStep = (request: OutboxStep['request'], more: Partial<OutboxStep> = {}): OutboxStep => ({
  id: `step-${(made += 1)}`,
  order: made,
  person: { id: 'usr_1', name: 'Ana' },
  sendAfter: 0,
  words: 'A tee',
  request,
  ...more,
})

test('shows jobs as if every step was sent, with the next step from there', () => {
  const steps = [aStep({ jobIds: ['job_1'], to: 'pressed' }), aStep({ jobIds: ['job_1'], to: 'passed' })]
  const jobs = withSteps([aJob({ id: 'job_1' }), aJob({ id: 'job_2', unit: 2 })], steps)
  expect(jobs.map(({ state }) => state)).toEqual(['passed', 'printed'])
  expect(garmentsOf(jobs).map(nextStep)).toEqual(['pack', 'press'])
})

test('does not show a refused step as done', () => {
  const refused = { message: 'It is void.', resolution: 'Look.' }
  const [job] = withSteps([aJob()], [aStep({ jobIds: ['job_1'], to: 'pressed' }, { refused })])
  expect(job?.state).toBe('printed')
})

test('voids the other prints on a garment when a pressed print fails, but not those that are not on it yet', () => {
  const jobs = [
    aJob({ id: 'job_1', state: 'pressed' }),
    aJob({ id: 'job_2', state: 'passed' }),
    aJob({ id: 'job_3', state: 'printed' }),
    aJob({ id: 'job_4', state: 'pressed', unit: 2 }),
  ]
  const after = withSteps(jobs, [aStep({ jobIds: ['job_1'], to: 'failed', reason: 'Misaligned' })])
  expect(after.map(({ state }) => state)).toEqual(['failed', 'void', 'printed', 'pressed'])
})

test('lets a step be undone until it is sent or a later step follows it', () => {
  const first = aStep({ jobIds: ['job_1'], to: 'pressed' })
  const other = aStep({ jobIds: ['job_2'], to: 'pressed' })
  const next = aStep({ jobIds: ['job_1'], to: 'passed' })
  expect(canUndo(first, [first, other])).toBe(true)
  expect(canUndo(first, [first, other, next])).toBe(false)
  expect(canUndo(next, [first, other, next])).toBe(true)
  expect(canUndo({ ...next, tried: true }, [first, other, next])).toBe(false)
})

test('holds a step for five seconds, even when the clock is set back by a day', () => {
  const now = Date.parse('2026-11-20T15:00:00Z')
  expect(heldFor({ sendAfter: now + HELD_MS }, now)).toBe(HELD_MS)
  expect(heldFor({ sendAfter: now - 1 }, now)).toBe(0)
  expect(heldFor({ sendAfter: now + 24 * 3_600_000 }, now)).toBe(0)
})

test('counts only a person’s own steps as unsent, without refused ones', () => {
  const mine = aStep({ jobIds: ['job_1'], to: 'pressed' })
  const theirs = aStep({ jobIds: ['job_2'], to: 'pressed' }, { person: { id: 'usr_2', name: 'Beto' } })
  const refused = { refused: { message: 'It is void.', resolution: 'Look.' } }
  expect(unsentOf([mine, theirs, aStep({ jobIds: ['job_3'], to: 'pressed' }, refused)], 'usr_1')).toEqual([
    mine,
  ])
})

test('treats a step as done when all its prints are in its state or a later one', () => {
  const step = aStep({ jobIds: ['job_1', 'job_2'], to: 'passed' })
  const at = (...states: JobState[]) => states.map((state, index) => aJob({ id: `job_${index + 1}`, state }))
  expect(isDone(step, at('passed', 'packed'))).toBe(true)
  expect(isDone(step, at('passed', 'pressed'))).toBe(false)
  expect(isDone(step, at('passed', 'failed'))).toBe(false)
  expect(isDone(step, at('passed'))).toBe(false)
  const failure = aStep({ jobIds: ['job_1'], to: 'failed', reason: 'Misaligned' })
  expect(isDone(failure, at('failed'))).toBe(true)
  expect(isDone(failure, at('packed'))).toBe(false)
})

test.each([
  [401, 'UNAUTHENTICATED', 'later'],
  [409, 'IDEMPOTENCY_IN_PROGRESS', 'later'],
  [409, 'INVALID_TRANSITION', 'refused'],
  [429, 'RATE_LIMITED', 'later'],
  [500, 'INTERNAL_ERROR', 'defect'],
  [503, 'OVERLOADED', 'later'],
] as const)('reads the error %i %s as %s', (status, code, kind) => {
  expect(readError(status, { code, message: '', resolution: '' }).kind).toBe(kind)
})

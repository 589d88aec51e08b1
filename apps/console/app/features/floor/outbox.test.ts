import { expect, test } from 'vitest'
import { garmentsOf, nextStep } from './garment.ts'
import { answerTo } from './outbox-shop.ts'
import { HELD_MS, canTakeBack, heldFor, isDone, unsentOf, withSteps, type OutboxStep } from './outbox.ts'
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

test('jobs are shown as they will be when everything is sent, and go on from there', () => {
  const steps = [aStep({ jobIds: ['job_1'], to: 'pressed' }), aStep({ jobIds: ['job_1'], to: 'passed' })]
  const jobs = withSteps([aJob({ id: 'job_1' }), aJob({ id: 'job_2', unit: 2 })], steps)
  expect(jobs.map(({ state }) => state)).toEqual(['passed', 'printed'])
  expect(garmentsOf(jobs).map(nextStep)).toEqual(['pack', 'press'])
})

test('what the shop refused is not shown as done', () => {
  const refused = { message: 'It is void.', resolution: 'Look.' }
  const [job] = withSteps([aJob()], [aStep({ jobIds: ['job_1'], to: 'pressed' }, { refused })])
  expect(job?.state).toBe('printed')
})

test('a print that fails on the garment takes the others with it, but not those that are not on it yet', () => {
  const jobs = [
    aJob({ id: 'job_1', state: 'pressed' }),
    aJob({ id: 'job_2', state: 'passed' }),
    aJob({ id: 'job_3', state: 'printed' }),
    aJob({ id: 'job_4', state: 'pressed', unit: 2 }),
  ]
  const after = withSteps(jobs, [aStep({ jobIds: ['job_1'], to: 'failed', reason: 'Misaligned' })])
  expect(after.map(({ state }) => state)).toEqual(['failed', 'void', 'printed', 'pressed'])
})

test('a step can be taken back until it was sent or another was built on it', () => {
  const first = aStep({ jobIds: ['job_1'], to: 'pressed' })
  const other = aStep({ jobIds: ['job_2'], to: 'pressed' })
  const next = aStep({ jobIds: ['job_1'], to: 'passed' })
  expect(canTakeBack(first, [first, other])).toBe(true)
  expect(canTakeBack(first, [first, other, next])).toBe(false)
  expect(canTakeBack(next, [first, other, next])).toBe(true)
  expect(canTakeBack({ ...next, tried: true }, [first, other, next])).toBe(false)
})

test('a step is held for its five seconds, and a clock that was set back does not hold it for a day', () => {
  const now = Date.parse('2026-11-20T15:00:00Z')
  expect(heldFor({ sendAfter: now + HELD_MS }, now)).toBe(HELD_MS)
  expect(heldFor({ sendAfter: now - 1 }, now)).toBe(0)
  expect(heldFor({ sendAfter: now + 24 * 3_600_000 }, now)).toBe(0)
})

test('what waits to be sent is one person’s own, without what was refused', () => {
  const mine = aStep({ jobIds: ['job_1'], to: 'pressed' })
  const theirs = aStep({ jobIds: ['job_2'], to: 'pressed' }, { person: { id: 'usr_2', name: 'Beto' } })
  const refused = { refused: { message: 'It is void.', resolution: 'Look.' } }
  expect(unsentOf([mine, theirs, aStep({ jobIds: ['job_3'], to: 'pressed' }, refused)], 'usr_1')).toEqual([
    mine,
  ])
})

test('a step is done when all its prints stand where it takes them, or further', () => {
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
] as const)('an answer %i %s to a step is %s', (status, code, kind) => {
  expect(answerTo(status, { code, message: '', resolution: '' }).kind).toBe(kind)
})

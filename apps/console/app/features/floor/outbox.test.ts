import { expect, test } from 'vitest'
import { garmentsOf, nextStep } from './garment.ts'
import { canTakeBack, withSteps, type OutboxStep } from './outbox.ts'
import { aJob } from './testing/a-job.ts'

let made = 0
const aStep = (request: OutboxStep['request'], more: Partial<OutboxStep> = {}): OutboxStep => ({
  id: `step-${(made += 1)}`,
  order: made,
  person: { id: 'usr_1', name: 'Ana' },
  madeAt: '2026-11-20T15:00:00Z',
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

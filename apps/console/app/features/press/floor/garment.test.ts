import { expect, test } from 'vitest'
import { garmentsOf, planStep, nextStep } from './garment.ts'
import type { JobState } from './job.ts'
import { aJob } from './testing/a-job.ts'

const garment = (...states: readonly JobState[]) =>
  garmentsOf(
    states.map((state, at) =>
      aJob({ id: `job_${at}`, state, zoneId: at === 0 ? 'full_front' : 'full_back' }),
    ),
  )[0]!

test('groups prints by garment and leaves out failed and void ones', () => {
  const jobs = [
    aJob({ id: 'job_1' }),
    aJob({ id: 'job_2', unit: 2 }),
    aJob({ id: 'job_3' }),
    aJob({ id: 'job_4', state: 'void' }),
  ]
  expect(garmentsOf(jobs).map(({ prints }) => prints.map(({ id }) => id))).toEqual([
    ['job_1', 'job_3'],
    ['job_2'],
  ])
})

test.each([
  [['printed'], 'press'],
  [['printed', 'pressed'], 'press'],
  [['pressed', 'passed'], 'check'],
  [['passed', 'passed'], 'pack'],
  [['passed', 'queued'], undefined],
  [['packed'], undefined],
] as const)('with prints %j the next step is %s', (states, step) => {
  expect(nextStep(garment(...states))).toBe(step)
})

test('plans a step with the prints that are ready and names the others', () => {
  const plan = planStep(garment('printed', 'queued'), 'press')
  expect(plan).toMatchObject({ ok: true, jobs: [{ id: 'job_0' }], rest: [{ id: 'job_1' }] })
})

test.each([
  [['passed', 'pressed'], 'pack', 'Not all prints have passed: full back needs checking.'],
  [['queued'], 'press', 'Not ready: full front is waiting for film.'],
  [['pressed'], 'press', 'Already pressed.'],
  [['packed'], 'pack', 'Already packed.'],
] as const)('with prints %j it says why %s is not possible', (states, step, why) => {
  expect(planStep(garment(...states), step)).toEqual({ ok: false, why })
})

test('offers no step for the garment of an order on hold', () => {
  const [held] = garmentsOf([aJob({ state: 'printed', allowedMoves: [] })])
  expect(planStep(held!, 'press')).toEqual({ ok: false, why: 'The order is on hold or closed.' })
})

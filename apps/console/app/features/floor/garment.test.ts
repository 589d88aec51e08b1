import { expect, test } from 'vitest'
import { garmentsOf, judge, nextStep } from './garment.ts'
import type { JobState } from './job.ts'
import { aJob } from './testing/a-job.ts'

const garment = (...states: readonly JobState[]) =>
  garmentsOf(
    states.map((state, at) =>
      aJob({ id: `job_${at}`, state, zoneId: at === 0 ? 'full_front' : 'full_back' }),
    ),
  )[0]!

test('prints are gathered by their garment, without those that came to nothing', () => {
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
] as const)('of prints that are %j the next step is %s', (states, step) => {
  expect(nextStep(garment(...states))).toBe(step)
})

test('a step is made with the prints that are there, and names those that come later', () => {
  const verdict = judge(garment('printed', 'queued'), 'press')
  expect(verdict).toMatchObject({ ok: true, jobs: [{ id: 'job_0' }], rest: [{ id: 'job_1' }] })
})

test.each([
  [['passed', 'pressed'], 'pack', 'Not all prints have passed: full back is to be checked.'],
  [['queued'], 'press', 'It is not that far: full front waits for film.'],
  [['pressed'], 'press', 'It is pressed already.'],
  [['packed'], 'pack', 'It is packed already.'],
] as const)('of prints that are %j it says why there is no %s', (states, step, why) => {
  expect(judge(garment(...states), step)).toEqual({ ok: false, why })
})

test('nothing is done with the garment of an order on hold', () => {
  const [held] = garmentsOf([aJob({ state: 'printed', allowedMoves: [] })])
  expect(judge(held!, 'press')).toEqual({ ok: false, why: 'Its order is on hold or over.' })
})

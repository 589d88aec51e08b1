import { expect, test } from 'vitest'
import { garmentsOf } from './garment.ts'
import { queueNoun, queuesOf } from './queues.ts'
import { aJob } from './testing/a-job.ts'

test('queues garments at every station that can work on them, and film by sheet', () => {
  const sheet = { id: 'gsh_1', number: 'GS-000001' }
  const jobs = [
    aJob({ id: 'job_1', state: 'nested', sheet, promisedBy: '2026-11-26' }),
    aJob({ id: 'job_2', state: 'nested', sheet, unit: 2, promisedBy: '2026-11-24' }),
    aJob({ id: 'job_3', state: 'nested', unit: 3 }),
    aJob({ id: 'job_4', state: 'printed', unit: 4 }),
    aJob({ id: 'job_5', state: 'pressed', unit: 4 }),
    aJob({ id: 'job_6', state: 'passed', unit: 5 }),
    aJob({ id: 'job_7', state: 'passed', unit: 6 }),
    aJob({ id: 'job_8', state: 'queued', unit: 6 }),
  ]
  const { sheets, loose, stations } = queuesOf(jobs, garmentsOf(jobs))
  expect(sheets).toEqual([{ ...sheet, prints: 2, promisedBy: '2026-11-24' }])
  const units = (garments: readonly { unit: number }[]) => garments.map(({ unit }) => unit)
  expect([loose, stations.press, stations.check, stations.pack].map(units)).toEqual([[3], [4], [4], [5]])
})

test('counts one sheet and one garment as one', () => {
  const sheet = { id: 'gsh_1', number: 'GS-000001' }
  const jobs = [
    aJob({ id: 'job_1', state: 'nested', sheet }),
    aJob({ id: 'job_2', state: 'printed', unit: 2 }),
  ]
  const queues = queuesOf(jobs, garmentsOf(jobs))
  expect([queueNoun(queues, 'print'), queueNoun(queues, 'press'), queueNoun(queues, 'pack')]).toEqual([
    'sheet',
    'garment',
    'garments',
  ])
})

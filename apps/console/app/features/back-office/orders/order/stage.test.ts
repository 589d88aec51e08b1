import { expect, test } from 'vitest'
import { STAGES, nextSteps } from './stage.ts'

test('no stage has the colour of a failure', () => {
  expect(Object.values(STAGES).map(({ tone }) => tone)).not.toContain('bad')
})

test('failed artwork waits for staff to ask, artwork with requested changes for the customer', () => {
  const queues = ['new_artwork'] as const
  expect(nextSteps({ queues: [...queues], artworkStatus: 'failed' })).toEqual([
    'Artwork failed its check. Ask the customer for changes.',
  ])
  expect(nextSteps({ queues: [...queues], artworkStatus: 'changes_requested' })).toEqual([
    'Wait for new artwork from the customer.',
  ])
})

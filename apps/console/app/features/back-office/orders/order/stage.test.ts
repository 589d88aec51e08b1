import { expect, test } from 'vitest'
import { STAGES } from './stage.ts'

test('no stage has the colour of a failure', () => {
  expect(Object.values(STAGES).map(({ tone }) => tone)).not.toContain('bad')
})

import { expect, test } from 'vitest'
import { change } from './change.ts'

test('has no change when there was no previous revenue', () => {
  expect([change(500, 0), change(150, 100), change(50, 100)]).toEqual([undefined, 50, -50])
})

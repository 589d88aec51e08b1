import { expect, test } from 'vitest'
import { MOVES, MOVE_GROUPS, nextMove, type Move } from './moves.ts'

test('suggests the first allowed move of the workflow', () => {
  expect(nextMove({ queues: [], allowedActions: ['hold', 'approve_artwork', 'verify_payment'] })).toBe(
    'verify_payment',
  )
  expect(nextMove({ queues: [], allowedActions: ['hold', 'cancel', 'refund'] })).toBeUndefined()
  expect(nextMove({ queues: ['refund'], allowedActions: ['refund', 'keep_credit'] })).toBe('refund')
})

test('lists every move once, except adding a note', () => {
  const shown = MOVE_GROUPS.flatMap(({ moves }) => moves)
  const all = (Object.keys(MOVES) as Move[]).filter((move) => move !== 'add_note')
  expect(shown.toSorted()).toEqual(all.toSorted())
})

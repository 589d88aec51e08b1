import { expect, test } from 'vitest'
import { MOVES, MOVE_GROUPS, nextMove, obstacleTo, type Move } from './moves.ts'

test('returns the API’s reason for an action that is not allowed', () => {
  const reason = 'Only owners, managers and finance staff can refund.'
  const actions = [
    { name: 'hold', allowed: true, reason: null },
    { name: 'refund', allowed: false, reason },
  ]
  const order = { allowedActions: ['hold'], actions }
  expect(obstacleTo(order, 'hold')).toBeUndefined()
  expect(obstacleTo(order, 'refund')).toBe(reason)
  expect(obstacleTo({ allowedActions: ['hold'] }, 'refund')).toBe('Not possible now.')
})

test('suggests the first allowed move of the workflow', () => {
  expect(nextMove({ allowedActions: ['hold', 'approve_artwork', 'verify_payment'] })).toBe('verify_payment')
  expect(nextMove({ allowedActions: ['hold', 'cancel'] })).toBeUndefined()
})

test('lists every move once, except adding a note', () => {
  const shown = MOVE_GROUPS.flatMap(({ moves }) => moves)
  const all = (Object.keys(MOVES) as Move[]).filter((move) => move !== 'add_note')
  expect(shown.toSorted()).toEqual(all.toSorted())
})

import { expect, test } from 'vitest'
import { MOVES, MOVE_GROUPS, nextMove, obstacleTo, type Move } from './moves.ts'

const NO_JOBS = {
  blocked: 0,
  queued: 0,
  nested: 0,
  printed: 0,
  pressed: 0,
  passed: 0,
  packed: 0,
  failed: 0,
  void: 0,
}
const SUPPORT = { role: 'support', permissions: ['orders:write', 'artwork:request_changes'] }

function anOrder({ allowedActions = [] as string[], printed = 0, status = 'open' as const }) {
  return { allowedActions, status, jobs: { ...NO_JOBS, printed } }
}

test('a move that the order allows has no obstacle', () => {
  expect(obstacleTo(anOrder({ allowedActions: ['hold'] }), 'hold', SUPPORT)).toBeUndefined()
})

test('what the role may never do says so, before it speaks of the order', () => {
  expect(obstacleTo(anOrder({}), 'verify_payment', SUPPORT)).toBe('Your role, support, may not do this.')
})

test('what the order does not allow now says why', () => {
  expect(obstacleTo(anOrder({}), 'request_changes', SUPPORT)).toBe('No artwork waits for a decision.')
})

test('who may cancel only before the first print is told so after it', () => {
  expect(obstacleTo(anOrder({ printed: 1 }), 'cancel', SUPPORT)).toContain('was printed')
})

test('the next move is the first of the way that the order allows', () => {
  expect(nextMove({ allowedActions: ['hold', 'approve_artwork', 'verify_payment'] })).toBe('verify_payment')
  expect(nextMove({ allowedActions: ['hold', 'cancel'] })).toBeUndefined()
})

test('every move stands on the ticket once, but the note, which has its own place', () => {
  const shown = MOVE_GROUPS.flatMap(({ moves }) => moves)
  const all = (Object.keys(MOVES) as Move[]).filter((move) => move !== 'add_note')
  expect(shown.toSorted()).toEqual(all.toSorted())
})

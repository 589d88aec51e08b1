import { expect, test } from 'vitest'
import { obstacleTo } from './obstacle.ts'

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

import { expect, test } from 'vitest'
import { obstacleTo } from './obstacle.ts'

test('says in the language of the page why an action is not possible', () => {
  const actions = [
    { name: 'hold', code: null, roles: [] },
    { name: 'refund', code: 'lacks_permission', roles: ['owner', 'finance'] },
    { name: 'resume', code: 'not_on_hold', roles: [] },
  ] as const
  const order = { allowedActions: ['hold'], actions }
  expect(obstacleTo(order, 'hold')).toBeUndefined()
  expect(obstacleTo(order, 'refund')).toBe('Only these roles can do this: owner, finance.')
  expect(obstacleTo(order, 'resume')).toBe('The order is not on hold.')
  expect(obstacleTo({ allowedActions: ['hold'] }, 'refund')).toBe('Not possible now.')
})

import { expect, test } from 'vitest'
import { nextAfter, sorted, type Summary } from './queue.ts'

const anOrder = (id: string, ...queues: Summary['queues']) => ({ id, queues }) as Summary

test('lists each order under everyone who has to act', () => {
  const queues = sorted([
    anOrder('paid', 'ready_to_print', 'artwork_review'),
    anOrder('asked', 'artwork_review', 'new_artwork'),
    anOrder('early', 'payment', 'artwork_before_payment'),
    anOrder('coarse', 'payment_review', 'new_artwork'),
  ])
  expect(queues.review.map(({ id }) => id)).toEqual(['paid', 'asked'])
  expect(queues.unpaid.map(({ id }) => id)).toEqual(['early'])
  expect(queues.customer.map(({ id }) => id)).toEqual(['asked', 'coarse'])
})

test('opens the next order after a decision, or the previous one after the last', () => {
  expect(nextAfter('a', ['a', 'b', 'c'], ['b', 'c'])).toBe('b')
  expect(nextAfter('c', ['a', 'b', 'c'], ['a', 'b'])).toBe('b')
  expect(nextAfter('a', ['a'], [])).toBeUndefined()
})

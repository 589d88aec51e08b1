import { expect, test } from 'vitest'
import { nextAfter, sorted, type Summary } from './queue.ts'

const anOrder = (id: string, stage: Summary['stage'], artworkStatus: Summary['artworkStatus']) =>
  ({ id, stage, artworkStatus }) as Summary

test('queues each order by who has to act next', () => {
  const queues = sorted([
    anOrder('paid', 'artwork_review', 'warning'),
    anOrder('asked', 'artwork_review', 'changes_requested'),
    anOrder('early', 'awaiting_payment', 'passed'),
    anOrder('done', 'payment_review', 'approved'),
    anOrder('coarse', 'payment_review', 'failed'),
  ])
  expect(queues.review.map(({ id }) => id)).toEqual(['paid'])
  expect(queues.unpaid.map(({ id }) => id)).toEqual(['early'])
  expect(queues.customer.map(({ id }) => id)).toEqual(['asked', 'coarse'])
})

test('opens the next order after a decision, or the previous one after the last', () => {
  expect(nextAfter('a', ['a', 'b', 'c'], ['b', 'c'])).toBe('b')
  expect(nextAfter('c', ['a', 'b', 'c'], ['a', 'b'])).toBe('b')
  expect(nextAfter('a', ['a'], [])).toBeUndefined()
})

import { expect, test } from 'vitest'
import { whomFor } from './facts.ts'

test('a layout is for the orders of the prints that lie on it, whatever else is known', () => {
  const facts = new Map([
    ['job_1', { orderId: 'ord_1', promisedBy: '2026-11-25', fabric: 'cotton' }],
    ['job_2', { orderId: 'ord_1', promisedBy: '2026-11-25', fabric: 'cotton' }],
    ['job_3', { orderId: 'ord_2', promisedBy: '2026-11-24', fabric: 'polyester' }],
    ['job_4', { orderId: 'ord_3', promisedBy: '2026-11-20', fabric: 'cotton' }],
  ])
  const prints = ['job_3', 'job_2', 'job_1'].map((jobId) => ({ jobId }))
  expect(whomFor(prints, facts)).toEqual({
    orders: 2,
    promisedBy: '2026-11-24',
    fabrics: ['cotton', 'polyester'],
  })
  expect(whomFor([], facts)).toEqual({ orders: 0, promisedBy: undefined, fabrics: [] })
})

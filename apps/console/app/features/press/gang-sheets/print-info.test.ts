import { expect, test } from 'vitest'
import { summaryOf } from './print-info.ts'

test('summarises the orders of the prints on a layout only', () => {
  const info = new Map([
    ['job_1', { orderId: 'ord_1', promisedBy: '2026-11-25', fabric: 'cotton' }],
    ['job_2', { orderId: 'ord_1', promisedBy: '2026-11-25', fabric: 'cotton' }],
    ['job_3', { orderId: 'ord_2', promisedBy: '2026-11-24', fabric: 'polyester' }],
    ['job_4', { orderId: 'ord_3', promisedBy: '2026-11-20', fabric: 'cotton' }],
  ])
  const prints = ['job_3', 'job_2', 'job_1'].map((jobId) => ({ jobId }))
  expect(summaryOf(prints, info)).toEqual({
    orders: 2,
    promisedBy: '2026-11-24',
    fabrics: ['cotton', 'polyester'],
  })
  expect(summaryOf([], info)).toEqual({ orders: 0, promisedBy: undefined, fabrics: [] })
})

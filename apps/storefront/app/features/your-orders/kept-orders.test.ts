import { expect, test, vi } from 'vitest'
import { stubLocalStorage } from '../../lib/local-storage.fixtures.ts'
import { forgetOrder, forgetOrders, keepOrder } from './kept-orders.ts'

vi.stubGlobal('addEventListener', () => undefined)
const stored = stubLocalStorage()
const numbers = () =>
  (JSON.parse(stored.get('platen.orders') ?? '[]') as { number: string }[]).map((o) => o.number)
const order = (number: string, createdAt: string) => ({
  number,
  createdAt,
  trackingToken: `key of ${number}`,
})

test('keeps each order once, newest first, and at most thirty', () => {
  keepOrder(order('2', '2026-11-02T10:00:00Z'))
  keepOrder(order('1', '2026-11-01T10:00:00Z'))
  keepOrder(order('2', '2026-11-02T10:00:00Z'))
  expect(numbers()).toEqual(['2', '1'])
  for (let day = 1; day <= 30; day += 1)
    keepOrder(order(`later ${day}`, `2026-12-${String(day).padStart(2, '0')}`))
  expect(numbers()).toHaveLength(30)
  expect(numbers()).not.toContain('2')
})

test('forgets one order, or all of them', () => {
  keepOrder(order('one', '2027-01-01'))
  keepOrder(order('two', '2027-01-02'))
  forgetOrder('one')
  expect(numbers()).not.toContain('one')
  expect(numbers()[0]).toBe('two')
  forgetOrders()
  expect(numbers()).toEqual([])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryCounts } from './memory-counts.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('counts each client apart, from its first point until its window ends', () => {
  const counts = memoryCounts(1_000)
  expect(counts.add('one', 1)).toEqual({ points: 1, msLeft: 1_000 })
  vi.advanceTimersByTime(400)
  expect(counts.add('one', 5)).toEqual({ points: 6, msLeft: 600 })
  expect(counts.add('other', 2)).toEqual({ points: 2, msLeft: 1_000 })
  vi.advanceTimersByTime(600)
  expect(counts.add('one', 1)).toEqual({ points: 1, msLeft: 1_000 })
  expect(counts.add('other', 1)).toEqual({ points: 3, msLeft: 400 })
})

test('forgets whoever does not come back', () => {
  const counts = memoryCounts(1_000)
  for (const client of ['a', 'b', 'c']) counts.add(client, 1)
  vi.advanceTimersByTime(500)
  counts.add('d', 1)
  vi.advanceTimersByTime(600)
  counts.add('b', 1)
  expect(counts.clients).toBe(2)
  vi.advanceTimersByTime(500)
  counts.add('e', 1)
  expect(counts.add('b', 1).points).toBe(2)
  expect(counts.clients).toBe(2)
})

import { expect, test } from 'vitest'
import { streamStart } from './stream-start.ts'

test('begins at the position of the session and refreshes only older data', () => {
  const { address, refreshBefore } = streamStart({ eventPosition: '42', readAt: 100_000 }, 0)
  expect(address).toBe('/api/admin/events?after=42')
  expect(refreshBefore).toBeLessThan(100_000)
  expect(refreshBefore).toBeGreaterThan(100_000 - 10_000)
})

test.each([
  ['without a position', null, 0],
  ['after a refused attempt', '42', 1],
])('begins now and refreshes everything %s', (_when, eventPosition, attempt) => {
  expect(streamStart({ eventPosition, readAt: 100_000 }, attempt)).toEqual({
    address: '/api/admin/events',
    refreshBefore: Infinity,
  })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHealthCheck } from './check-health.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('refuses when the database has not answered within a second', async () => {
  const check = createHealthCheck({ query: () => new Promise(() => undefined) })

  const answer = check().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_000)

  expect(await answer).toMatchObject({ code: 'DATABASE_UNAVAILABLE', status: 503 })
})

test('recovers when the database does', async () => {
  const query = vi.fn().mockRejectedValueOnce(new Error('connect ECONNREFUSED')).mockResolvedValueOnce({})
  const check = createHealthCheck({ query })

  await expect(check()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
  await expect(check()).resolves.toMatchObject({ status: 'ok' })
})

test('shares one round trip between simultaneous checks', async () => {
  const query = vi.fn(() => Promise.resolve({}))
  const check = createHealthCheck({ query })

  await Promise.all([check(), check(), check()])
  expect(query).toHaveBeenCalledTimes(1)
  await check()
  expect(query).toHaveBeenCalledTimes(2)
})

test('leaves no timer behind', async () => {
  await createHealthCheck({ query: () => Promise.resolve({}) })()

  expect(vi.getTimerCount()).toBe(0)
})

import { statfs } from 'node:fs/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Refusal } from '../../../platform/refusal.ts'
import { createHealthCheck, type HealthDeps } from './check-health.ts'

vi.mock('node:fs/promises', () => ({ statfs: vi.fn() }))

const OWNER = { rows: [{ hasOwner: true }] }

beforeEach(() => {
  vi.useFakeTimers()
  freeDisk(1_000)
})
afterEach(() => void vi.useRealTimers())

test('refuses when the database has not answered within a second', async () => {
  const check = aCheck({ query: () => new Promise(() => undefined) })

  const answer = check().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_000)

  expect(await answer).toMatchObject({ code: 'DATABASE_UNAVAILABLE', status: 503 })
})

test('recovers when the database does', async () => {
  const query = vi.fn().mockRejectedValueOnce(new Error('connect ECONNREFUSED')).mockResolvedValueOnce(OWNER)
  const check = aCheck({ query })

  await expect(check()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
  await expect(check()).resolves.toMatchObject({ status: 'ok' })
})

test('shares one round trip between simultaneous checks', async () => {
  const query = vi.fn(() => Promise.resolve(OWNER))
  const check = aCheck({ query })

  await Promise.all([check(), check(), check()])
  expect(query).toHaveBeenCalledTimes(1)
  await check()
  expect(query).toHaveBeenCalledTimes(2)
})

test.each<[string, Parameters<typeof aCheck>[0], string]>([
  ['starting', { state: 'starting' }, 'The service is starting.'],
  ['stopping', { state: 'stopping' }, 'The service is stopping.'],
  ['without a staff account', { query: () => Promise.resolve({ rows: [{ hasOwner: false }] }) }, 'account'],
  ['without its tables', { query: () => Promise.reject(aMissingTable()) }, 'schema'],
  ['unable to read the catalogue', { catalogue: () => Promise.reject(new Error('no')) }, 'catalogue'],
])('refuses with the reason while the service is %s', async (_what, change, word) => {
  const refusal = (await aCheck(change)().catch((error: unknown) => error)) as Refusal
  expect(refusal).toMatchObject({ code: 'NOT_READY', status: 503 })
  expect(refusal.message).toContain(word)
})

test('refuses while the disk is full', async () => {
  const check = aCheck({})
  freeDisk(15)
  await expect(check()).rejects.toMatchObject({ code: 'NOT_READY', message: 'The disk is full.' })
  freeDisk(16)
  await expect(check()).resolves.toMatchObject({ status: 'ok' })
})

test('ignores a folder that does not exist yet', async () => {
  vi.mocked(statfs).mockRejectedValue(new Error('ENOENT'))
  await expect(aCheck({})()).resolves.toMatchObject({ status: 'ok' })
})

test('does not wait for a busy shop to read its catalogue', async () => {
  const answer = aCheck({ catalogue: () => new Promise(() => undefined) })()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await answer).toMatchObject({ status: 'ok' })
})

test('leaves no timer behind', async () => {
  await aCheck({})()

  expect(vi.getTimerCount()).toBe(0)
})

interface Change {
  readonly state?: HealthDeps['readiness']['state']
  readonly query?: HealthDeps['healthPool']['query']
  readonly catalogue?: HealthDeps['shop']['available']
}

function aCheck({ state = 'ready', query, catalogue }: Change) {
  return createHealthCheck({
    healthPool: { query: query ?? (() => Promise.resolve(OWNER)) },
    readiness: { state },
    shop: {
      get: () => Promise.resolve({} as Awaited<ReturnType<HealthDeps['shop']['get']>>),
      available: catalogue ?? (() => Promise.resolve(new Map())),
    },
    folders: ['/data'],
  })
}

function aMissingTable(): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('relation does not exist', 0, 'error'), { code: '42P01' })
}

function freeDisk(mebibytes: number): void {
  vi.mocked(statfs).mockResolvedValue({ bavail: mebibytes * 256, bsize: 4_096 } as Awaited<
    ReturnType<typeof statfs>
  >)
}

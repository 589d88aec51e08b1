import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Config } from '../../config.ts'
import { sharedTestApp } from '../../testing/shared.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createRateLimits, QUOTAS, type Quotas } from './rate-limits.ts'

const CONFIG = '/api/v1/public-config'
/** Tests have higher limits by default. */
const REAL = { rateLimitFactor: 1 }

const shop = sharedTestApp({ config: REAL })

test('says how many public reads are left, and refuses the 301st in a minute', async () => {
  const read = () => shop.app.inject({ url: CONFIG, remoteAddress: '192.0.2.1' })
  const first = await read()
  expect(first.headers).toMatchObject({ 'ratelimit-limit': '300', 'ratelimit-remaining': '299' })
  expect(Number(first.headers['ratelimit-reset'])).toBeLessThanOrEqual(60)
  expect(first.headers).not.toHaveProperty('retry-after')

  for (let count = 2; count < 300; count += 1) await read()
  const last = await read()
  expect(last.statusCode).toBe(200)
  expect(last.headers['ratelimit-remaining']).toBe('0')

  const refused = await read()
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({
    error: { code: 'RATE_LIMITED', message: expect.stringContaining('300 in 60 seconds') as string },
  })
  expect(refused.headers).toMatchObject({ 'ratelimit-limit': '300', 'ratelimit-remaining': '0' })
  for (const name of ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after']) {
    expect(refused.headers[name]).toMatch(/^\d+$/)
  }
  expect(refused.headers['retry-after']).toBe(refused.headers['ratelimit-reset'])
})

test('counts HEAD and 304 responses like any other, and each client separately', async () => {
  const send = (method: 'GET' | 'HEAD', headers = {}, remoteAddress = '192.0.2.2') =>
    shop.app.inject({ method, url: CONFIG, headers, remoteAddress })
  await send('HEAD')
  const unchanged = await send('GET', { 'if-none-match': '*' })
  expect(unchanged.statusCode).toBe(304)
  expect(unchanged.headers['ratelimit-remaining']).toBe('298')
  expect((await send('GET', {}, '192.0.2.3')).headers['ratelimit-remaining']).toBe('299')
})

test('does not limit the health checks or the API description', async () => {
  for (const url of ['/api/health', '/api/v1/health', '/api/v1/openapi.json']) {
    expect((await shop.get(url)).headers).not.toHaveProperty('ratelimit-limit')
  }
})

test('allows ten orders in ten minutes across all replicas', async () => {
  const replica = await startTestApp({ databaseUrl: shop.databaseUrl, config: REAL })
  const order = ({ app }: TestApp) =>
    app.inject({ method: 'POST', url: '/api/orders', payload: {}, remoteAddress: '192.0.2.4' })
  try {
    const both = Array.from({ length: 24 }, (_, turn) => order(turn % 2 === 0 ? shop : replica))
    const replies = await Promise.all(both)
    expect(replies.filter((reply) => reply.statusCode === 422)).toHaveLength(10)
    expect(replies.filter((reply) => reply.statusCode === 429)).toHaveLength(14)
    for (const one of [shop, replica]) {
      const refused = await order(one)
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
    }
  } finally {
    await replica.close()
  }
})

/** TRUST_PROXY, the forwarded addresses of two requests, and whether they count as different clients. */
test.each<[trustProxy: Config['trustProxy'], one: string, other: string, separate: boolean]>([
  [false, '198.51.100.1', '198.51.100.2', false],
  [['10.0.0.0/8'], '198.51.100.1', '198.51.100.2', false],
  [['127.0.0.0/8'], '198.51.100.1', '198.51.100.2', true],
  [['loopback'], 'spoofed, 198.51.100.1', 'different, 198.51.100.1', false],
  [['loopback'], '2001:db8::1', '2001:db8::2', false],
  [['loopback'], '2001:db8::1', '2001:db8:0:1::1', true],
  [['loopback'], '::ffff:198.51.100.1', '198.51.100.1', false],
  [1, '198.51.100.1', '198.51.100.2', true],
  [1, '198.51.100.1, 198.51.100.9', '198.51.100.2, 198.51.100.9', false],
  [2, '198.51.100.1, 198.51.100.9', '198.51.100.2, 198.51.100.9', true],
  [0, '198.51.100.1', '198.51.100.2', false],
])(
  'with TRUST_PROXY %s, counts %s and %s as different clients: %s',
  async (trustProxy, one, other, separate) => {
    const behind = await startTestApp({ databaseUrl: shop.databaseUrl, config: { ...REAL, trustProxy } })
    try {
      const [first, second] = [
        await behind.get(CONFIG, forwarded(one)),
        await behind.get(CONFIG, forwarded(other)),
      ]
      expect(first.headers['ratelimit-remaining']).toBe('299')
      expect(second.headers['ratelimit-remaining']).toBe(separate ? '299' : '298')
    } finally {
      await behind.close()
    }
  },
)

test.each(['public-read', 'contact-request'] as const)(
  '%s is available again after its window',
  async (quota) => {
    const limits = createRateLimits(shop.services.pool, 1, shortWindows(2))
    const consume = () => limits.consume(quota, 'a client')

    expect(await consume()).toMatchObject({ limit: 2, remaining: 1 })
    expect(await consume()).toMatchObject({ remaining: 0 })
    await expect(consume()).rejects.toMatchObject({ code: 'RATE_LIMITED', headers: { 'retry-after': '1' } })
    await expect(consume()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await sleep(1_100)
    expect(await consume()).toMatchObject({ limit: 2, remaining: 1 })
  },
)

test('requests at the same moment are counted one by one, each client apart', async () => {
  const limits = createRateLimits(shop.services.pool, 1, shortWindows(3))
  const clients = ['one', 'one', 'other', 'one', 'other', 'one', 'one']
  const states = await Promise.allSettled(
    clients.map((client) => limits.consume('contact-request', `at once ${client}`)),
  )
  expect(states.map((state) => (state.status === 'fulfilled' ? state.value.remaining : 'refused'))).toEqual([
    2,
    1,
    2,
    0,
    1,
    'refused',
    'refused',
  ])
})

test.each([
  [0.5, 2, 1],
  [0.001, 2, 1],
  [3, 2, 6],
  [1e12, 2, 2_000_000_000],
])('RATE_LIMIT_FACTOR %s makes %s of a quota %s', async (factor, limit, expected) => {
  const limits = createRateLimits(shop.services.pool, factor, shortWindows(limit))
  expect((await limits.consume('public-read', `factor ${factor}`)).limit).toBe(expected)
})

function forwarded(addresses: string): Record<string, string> {
  return { 'x-forwarded-for': addresses }
}

function shortWindows(limit: number): Quotas {
  const short = { limit, windowSeconds: 1, what: 'tries' }
  return {
    ...QUOTAS,
    'public-read': { ...short, counted: 'replica' },
    'contact-request': { ...short, counted: 'shared' },
  }
}

import { OPERATIONS } from '@platen/contract'
import { expect, onTestFinished, test } from 'vitest'
import { shared, sharedTestApp } from '../../testing/shared.ts'
import { aMember } from '../../testing/team.ts'
import { startTestApp } from '../../testing/test-app.ts'

/** The guard's tests cover changes from other origins; these are about reading. */

const shop = sharedTestApp()
const owner = shared(() => aMember(shop, 'owner'))

const ELSEWHERE = { origin: 'https://evil.example' }
const READS = OPERATIONS.filter(({ method, path }) => method === 'GET' && !path.includes('{'))

test.each(READS)(
  'lets other origins read $operationId only if it is public',
  async ({ path, ...operation }) => {
    const reply = await shop.app.inject({
      url: path,
      headers: { ...owner.headers, ...ELSEWHERE },
      payloadAsStream: true,
    })
    reply.stream().destroy()
    expect(reply.headers).not.toHaveProperty('access-control-allow-credentials')
    const { anyOrigin } = operation
    expect(reply.headers['access-control-allow-origin']).toBe(anyOrigin ? '*' : undefined)
    if (anyOrigin) expect(operation.access).toBeUndefined()
  },
)

test.each(OPERATIONS.filter(({ anyOrigin }) => !anyOrigin))(
  'refuses the CORS preflight for $operationId',
  async ({ path, method }) => {
    const reply = await preflight(path, method)
    expect(reply.statusCode).toBe(405)
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  },
)

test.each([
  ...OPERATIONS.filter(({ anyOrigin }) => anyOrigin),
  { operationId: 'the API description', path: '/api/v1/openapi.json', method: 'GET' },
])('lets pages of every site read $operationId with If-None-Match', async ({ path, method }) => {
  const reply = await preflight(path, method)
  expect(reply.statusCode).toBe(204)
  expect(reply.headers).toMatchObject({
    allow: 'GET, HEAD, OPTIONS',
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': '*',
  })
  const refused = await shop.app.inject({ method: 'DELETE', url: path })
  expect([refused.statusCode, refused.headers.allow]).toEqual([405, reply.headers.allow])
})

test('tells pages of other sites the quota, also when it is used up', async () => {
  const narrow = await startTestApp({ config: { rateLimitFactor: 0.001 } })
  onTestFinished(() => narrow.close())
  const [first, second] = [await narrow.get('/api/v1/catalog'), await narrow.get('/api/v1/catalog')]
  expect([first.statusCode, second.statusCode]).toEqual([200, 429])
  for (const { headers } of [first, second]) {
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-expose-headers']).toMatch(/ETag.*RateLimit-Remaining.*Retry-After/)
  }
})

function preflight(path: string, method: string) {
  return shop.app.inject({
    method: 'OPTIONS',
    url: path.replaceAll(/\{\w+\}/g, 'x'),
    headers: {
      ...ELSEWHERE,
      'access-control-request-method': method,
      'access-control-request-headers': 'if-none-match',
    },
  })
}

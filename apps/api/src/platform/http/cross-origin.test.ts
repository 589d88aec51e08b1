import { OPERATIONS } from '@platen/contract'
import { expect, test } from 'vitest'
import { shared, sharedTestApp } from '../../testing/shared.ts'
import { aMember } from '../../testing/team.ts'

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
    const shared = operation.caching === 'shared'
    expect(reply.headers['access-control-allow-origin']).toBe(shared ? '*' : undefined)
    if (shared) expect(operation.access).toBeUndefined()
  },
)

test.each(OPERATIONS)('refuses the CORS preflight for $operationId', async ({ path, method }) => {
  const reply = await shop.app.inject({
    method: 'OPTIONS',
    url: path.replaceAll(/\{\w+\}/g, 'x'),
    headers: {
      ...ELSEWHERE,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type',
    },
  })
  expect(reply.statusCode).toBe(405)
  expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
})

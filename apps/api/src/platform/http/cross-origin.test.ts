import { OPERATIONS } from '@platen/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, type Member } from '../../testing/team.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

/** That a page of another origin can change nothing is proved beside the guard; here, that it can read nothing. */

let shop: TestApp
let owner: Member
beforeAll(async () => {
  shop = await startTestApp()
  owner = await aMember(shop, 'owner')
})
afterAll(() => shop.close())

const ELSEWHERE = { origin: 'https://evil.example' }
const READS = OPERATIONS.filter(({ method, path }) => method === 'GET' && !path.includes('{'))

test.each(READS)(
  '$operationId is shown to other origins only if it is for everybody',
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

test.each(OPERATIONS)(
  '$operationId answers no question of a browser whether another origin may ask',
  async ({ path, method }) => {
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
  },
)

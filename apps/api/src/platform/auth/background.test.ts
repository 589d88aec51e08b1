import type { AdminSessionResponse } from '@platen/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, type Member } from '../../testing/team.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())

const BY_ITSELF = { 'x-platen-background': '1' }
const after = (minutes: number) => shop.clock.advance(minutes * 60_000)
const session = async ({ headers }: Member, more = {}) =>
  (await shop.get('/api/admin/session', { ...headers, ...more })).json<AdminSessionResponse>()

test.each([
  ['refreshes itself', '/api/admin/orders', BY_ITSELF],
  ['asks by itself who is signed in', '/api/admin/session', BY_ITSELF],
  ['says so in words of its own', '/api/admin/orders', { 'x-platen-background': '' }],
  ['opens its event stream again and again', '/api/admin/events', {}],
  ['draws its pictures anew', '/api/admin/orders', { 'sec-fetch-dest': 'image' }],
])('a page that only %s does not keep its session from idling', async (_what, path, headers) => {
  const owner = await aMember(shop, 'owner')
  for (const minutes of [30, 60, 90]) {
    after(30)
    expect([minutes, await statusOf(owner, path, headers)]).toEqual([minutes, 200])
  }
  after(31)
  expect((await session(owner)).authenticated).toBe(false)
  expect((await shop.get('/api/admin/orders', owner.headers)).statusCode).toBe(401)
})

test('a request that does not say so is a use, and puts the end off', async () => {
  const owner = await aMember(shop, 'owner')
  after(90)
  expect((await shop.get('/api/admin/orders', owner.headers)).statusCode).toBe(200)
  after(90)
  expect((await session(owner, BY_ITSELF)).authenticated).toBe(true)
})

test('the end that the session names is the end that it has', async () => {
  const owner = await aMember(shop, 'owner')
  const { idleExpiresAt } = await session(owner, BY_ITSELF)
  after(30)
  expect((await session(owner, BY_ITSELF)).idleExpiresAt).toBe(idleExpiresAt)
  expect(Date.parse(String((await session(owner)).idleExpiresAt))).toBe(
    Date.parse(String(idleExpiresAt)) + 30 * 60_000,
  )
})

/** A stream has no end to wait for. */
async function statusOf(member: Member, url: string, headers: Record<string, string>): Promise<number> {
  const reply = await shop.app.inject({
    method: 'GET',
    url,
    headers: { ...member.headers, ...headers },
    payloadAsStream: true,
  })
  reply.stream().destroy()
  return reply.statusCode
}

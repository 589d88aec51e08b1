import type { AdminSessionResponse } from '@platen/contract'
import { expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/shared.ts'
import { aMember, type Member } from '../../testing/team.ts'

const shop = sharedTestApp()

const BY_ITSELF = { 'x-platen-background': '1' }
const after = (minutes: number) => shop.clock.advance(minutes * 60_000)
const session = async ({ headers }: Member, more = {}) =>
  (await shop.get('/api/admin/session', { ...headers, ...more })).json<AdminSessionResponse>()

test.each([
  ['refreshes itself', '/api/admin/orders', BY_ITSELF],
  ['checks who is signed in', '/api/admin/session', BY_ITSELF],
  ['sends the header without a value', '/api/admin/orders', { 'x-platen-background': '' }],
  ['reconnects its event stream', '/api/admin/events', {}],
  ['reloads its images', '/api/admin/orders', { 'sec-fetch-dest': 'image' }],
])('does not keep a session from idling when a page only %s', async (_what, path, headers) => {
  const owner = await aMember(shop, 'owner')
  for (const minutes of [30, 60, 90]) {
    after(30)
    expect([minutes, await statusOf(owner, path, headers)]).toEqual([minutes, 200])
  }
  after(31)
  expect((await session(owner)).authenticated).toBe(false)
  expect((await shop.get('/api/admin/orders', owner.headers)).statusCode).toBe(401)
})

test('counts any other request as use, which extends the session', async () => {
  const owner = await aMember(shop, 'owner')
  after(90)
  expect((await shop.get('/api/admin/orders', owner.headers)).statusCode).toBe(200)
  after(90)
  expect((await session(owner, BY_ITSELF)).authenticated).toBe(true)
})

test('reports the actual end of the session', async () => {
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

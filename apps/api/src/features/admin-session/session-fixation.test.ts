import { randomBytes } from 'node:crypto'
import type { AdminSessionResponse } from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeId } from '../../platform/ids.ts'
import { PASSWORD, aMember, type Member } from '../../testing/team.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

/** Whoever knows a session's token before somebody proves who they are must know nothing afterwards. */

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())

const NEW = 'a sentence of my own'
type Cookie = Record<string, string>

const cookieOf = (reply: LightMyRequestResponse): Cookie => ({
  cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '',
})
const isSignedIn = async (cookie: Cookie) =>
  (await shop.get('/api/admin/session', cookie)).json<AdminSessionResponse>().authenticated
const logIn = (email: string, password: string, cookie: Cookie = {}) =>
  shop.post('/api/admin/login', { email, password }, cookie)

/** Asks with the member's token, and gives the one that the answer sets; the old one must be dead by then. */
async function renewedBy({ headers }: Pick<Member, 'headers'>, what: string, body: object): Promise<Cookie> {
  const reply = await shop.post(`/api/admin/${what}`, body, headers)
  expect(reply.statusCode, reply.body).toBe(201)
  expect(String(reply.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict; Max-Age=\d+$/)
  const renewed = cookieOf(reply)
  expect([await isSignedIn(headers), await isSignedIn(renewed)]).toEqual([false, true])
  return renewed
}

test('a token that somebody planted is not taken over by a sign-in', async () => {
  const { email } = await aMember(shop, 'viewer')
  const planted = { cookie: `platen_session=${randomBytes(32).toString('base64url')}` }
  const own = cookieOf(await logIn(email, PASSWORD, planted))
  expect(own).not.toEqual(planted)
  expect([await isSignedIn(own), await isSignedIn(planted)]).toEqual([true, false])
})

test('a session of somebody else that was planted ends with the sign-in', async () => {
  const [attacker, victim] = [await aMember(shop, 'viewer'), await aMember(shop, 'owner')]
  const own = cookieOf(await logIn(victim.email, PASSWORD, attacker.headers))
  expect([await isSignedIn(own), await isSignedIn(attacker.headers)]).toEqual([true, false])
})

test('a new password gives the session that asks another token, and leaves its end where it was', async () => {
  const member = await aMember(shop, 'viewer')
  const before = (await shop.get('/api/admin/session', member.headers)).json<AdminSessionResponse>().expiresAt
  const renewed = await renewedBy(member, 'password-changes', { currentPassword: PASSWORD, newPassword: NEW })
  const after = (await shop.get('/api/admin/session', renewed)).json<AdminSessionResponse>().expiresAt
  expect(after).toBe(before)
})

test('one-time codes that are turned on or off give the session another token', async () => {
  const member = await aMember(shop, 'viewer')
  const enrolled = await shop.post('/api/admin/totp-enrolments', { password: PASSWORD }, member.headers)
  const app = new TOTP({ secret: enrolled.json<{ secret: string }>().secret })
  const code = () => app.generate({ timestamp: shop.clock.now().getTime() })
  const on = await renewedBy(member, 'totp-confirmations', { code: code() })
  shop.clock.advance(30_000)
  await renewedBy({ headers: on }, 'totp-removals', { password: PASSWORD, code: code() })
})

test('what changes somebody’s standing ends their sessions, so that the next one is new', async () => {
  const owner = await aMember(shop, 'owner')
  const changes = {
    role: (id: string) =>
      shop.app.inject({
        method: 'PUT',
        url: `/api/admin/users/${id}/role`,
        payload: { role: 'finance' },
        headers: owner.headers,
      }),
    deactivation: (id: string) => shop.post(`/api/admin/users/${id}/deactivation`, {}, owner.headers),
    reset: (id: string) => shop.post(`/api/admin/users/${id}/reset`, {}, owner.headers),
  }
  for (const [what, change] of Object.entries(changes)) {
    const member = await aMember(shop, 'support')
    const reply = await change(encodeId('adminUser', member.userId))
    expect([what, reply.statusCode < 300, await isSignedIn(member.headers)]).toEqual([what, true, false])
  }
})

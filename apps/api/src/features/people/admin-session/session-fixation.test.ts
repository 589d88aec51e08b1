import { randomBytes } from 'node:crypto'
import type { AdminSessionResponse } from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { encodeId } from '../../../platform/records/ids.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { PASSWORD, aMember, type Member } from '../../../testing/team.ts'

/** A session token that was known before a sign-in must be worthless after it. */

const shop = sharedTestApp()

const NEW = 'a sentence of my own'
type Cookie = Record<string, string>

const cookieOf = (reply: LightMyRequestResponse): Cookie => ({
  cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '',
})
const isSignedIn = async (cookie: Cookie) =>
  (await shop.get('/api/admin/session', cookie)).json<AdminSessionResponse>().authenticated
const logIn = (email: string, password: string, cookie: Cookie = {}) =>
  shop.post('/api/admin/login', { email, password }, cookie)

async function renewedBy({ headers }: Pick<Member, 'headers'>, what: string, body: object): Promise<Cookie> {
  const reply = await shop.post(`/api/admin/${what}`, body, headers)
  expect(reply.statusCode, reply.body).toBe(201)
  expect(String(reply.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict; Max-Age=\d+$/)
  const renewed = cookieOf(reply)
  expect([await isSignedIn(headers), await isSignedIn(renewed)]).toEqual([false, true])
  return renewed
}

test('tells sessions apart that are looked up together', async () => {
  const members = await Promise.all([
    aMember(shop, 'viewer'),
    aMember(shop, 'owner'),
    aMember(shop, 'finance'),
  ])
  const unknown = () => ({ cookie: `platen_session=${randomBytes(32).toString('base64url')}` })
  const callers = Array.from({ length: 24 }, (_, at) => members[at % 4]?.headers ?? unknown())
  const replies = await Promise.all(callers.map((headers) => shop.get('/api/admin/session', headers)))
  expect(replies.map((reply) => reply.json<AdminSessionResponse>().user?.email)).toEqual(
    Array.from({ length: 24 }, (_, at) => members[at % 4]?.email),
  )
})

test('does not adopt a planted token on sign-in', async () => {
  const { email } = await aMember(shop, 'viewer')
  const planted = { cookie: `platen_session=${randomBytes(32).toString('base64url')}` }
  const own = cookieOf(await logIn(email, PASSWORD, planted))
  expect(own).not.toEqual(planted)
  expect([await isSignedIn(own), await isSignedIn(planted)]).toEqual([true, false])
})

test('ends a planted session of another user on sign-in', async () => {
  const [attacker, victim] = [await aMember(shop, 'viewer'), await aMember(shop, 'owner')]
  const own = cookieOf(await logIn(victim.email, PASSWORD, attacker.headers))
  expect([await isSignedIn(own), await isSignedIn(attacker.headers)]).toEqual([true, false])
})

test('renews the token of the current session after a password change and keeps its end', async () => {
  const member = await aMember(shop, 'viewer')
  const before = (await shop.get('/api/admin/session', member.headers)).json<AdminSessionResponse>().expiresAt
  const renewed = await renewedBy(member, 'password-changes', { currentPassword: PASSWORD, newPassword: NEW })
  const after = (await shop.get('/api/admin/session', renewed)).json<AdminSessionResponse>().expiresAt
  expect(after).toBe(before)
})

test('renews the session token when one-time codes are turned on or off', async () => {
  const member = await aMember(shop, 'viewer')
  const enrolled = await shop.post('/api/admin/totp-enrolments', { password: PASSWORD }, member.headers)
  const app = new TOTP({ secret: enrolled.json<{ secret: string }>().secret })
  const code = () => app.generate({ timestamp: shop.clock.now().getTime() })
  const on = await renewedBy(member, 'totp-confirmations', { code: code() })
  shop.clock.advance(30_000)
  await renewedBy({ headers: on }, 'totp-removals', { password: PASSWORD, code: code() })
})

test('ends the sessions of a member whose access changes', async () => {
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

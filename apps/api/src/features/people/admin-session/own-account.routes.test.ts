import type {
  AdminSessionRecord,
  AdminSessionResponse,
  SessionRevocationResponse,
  TotpConfirmation,
  TotpEnrolment,
} from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { URI } from 'otpauth'
import { expect, test } from 'vitest'
import { codeOf, errorOf, refusalOf } from '../../../testing/replies.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { PASSWORD, aMember, type Member } from '../../../testing/team.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const shop = sharedTestApp()

const NEW = 'a sentence of my own'
const fieldOf = (reply: LightMyRequestResponse) => errorOf(reply).fields?.[0]?.path
async function ask({ headers }: Pick<Member, 'headers'>, what: string, body: object = {}) {
  const reply = await shop.post(`/api/admin/${what}`, body, headers)
  const cookie = reply.headers['set-cookie']
  if (cookie !== undefined) headers.cookie = String(cookie).split(';')[0] ?? ''
  return reply
}
const withoutBody = ({ headers }: Pick<Member, 'headers'>, what: string) =>
  shop.app.inject({ method: 'POST', url: `/api/admin/${what}`, headers })
const logIn = (email: string, password: string, totpCode?: string) =>
  shop.post('/api/admin/login', { email, password, ...(totpCode === undefined ? {} : { totpCode }) })
const isSignedIn = async (headers: Record<string, string>) =>
  (await shop.get('/api/admin/session', headers)).json<AdminSessionResponse>().authenticated
const sessionsOf = async ({ headers }: Pick<Member, 'headers'>) =>
  (await shop.get('/api/admin/sessions', headers)).json<AdminSessionRecord[]>()
async function anotherBrowser({ email }: Member): Promise<Pick<Member, 'headers'>> {
  const reply = await logIn(email, PASSWORD)
  return { headers: { cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' } }
}

test('accepts the new password, refuses the old one and ends the other sessions', async () => {
  const member = await aMember(shop, 'viewer')
  const other = await anotherBrowser(member)
  const reply = await ask(member, 'password-changes', { currentPassword: PASSWORD, newPassword: NEW })
  expect([reply.statusCode, reply.json<SessionRevocationResponse>().revoked]).toEqual([201, 1])
  expect([await isSignedIn(member.headers), await isSignedIn(other.headers)]).toEqual([true, false])
  expect((await logIn(member.email, PASSWORD)).statusCode).toBe(401)
  expect((await logIn(member.email, NEW)).statusCode).toBe(200)
})

test('refuses a wrong current password or a common new one and changes nothing', async () => {
  const member = await aMember(shop, 'support')
  for (const [currentPassword, newPassword, path] of [
    ['not the password at all', NEW, 'currentPassword'],
    [PASSWORD, 'password1234', 'newPassword'],
    [PASSWORD, 'short', 'newPassword'],
    [PASSWORD, `${member.email.split('@')[0]}-2026`, 'newPassword'],
  ]) {
    const reply = await ask(member, 'password-changes', { currentPassword, newPassword })
    expect([reply.statusCode, fieldOf(reply)]).toEqual([422, path])
  }
  expect((await logIn(member.email, PASSWORD)).statusCode).toBe(200)
})

test('keeps the language of a member, and that of the browser for one who chose none', async () => {
  const member = await aMember(shop, 'viewer')
  const other = await aMember(shop, 'viewer')
  const choose = (locale: unknown) =>
    shop.app.inject({
      method: 'PUT',
      url: '/api/admin/own-language',
      payload: { locale },
      headers: member.headers,
    })
  const chosen = async ({ headers }: Member) =>
    (await shop.get('/api/admin/session', headers)).json<AdminSessionResponse>().user?.locale

  expect(await chosen(member)).toBeNull()
  expect((await choose('pt-BR')).json()).toEqual({ locale: 'pt-BR' })
  expect([await chosen(member), await chosen(other)]).toEqual(['pt-BR', null])
  expect((await choose('de')).statusCode).toBe(422)
  expect((await choose(null)).json()).toEqual({ locale: null })
  expect(await chosen(member)).toBeNull()
})

test('refuses to change a password that was changed in the meantime', async () => {
  const member = await aMember(shop, 'support')
  const intruder = await anotherBrowser(member)
  const replies = await Promise.all([
    ask(member, 'password-changes', { currentPassword: PASSWORD, newPassword: NEW }),
    ask(intruder, 'password-changes', { currentPassword: PASSWORD, newPassword: `${NEW} again` }),
  ])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 401])
})

test('counts attempts at the own password like sign-ins', async () => {
  const strict = await startTestApp({ databaseUrl: shop.databaseUrl, config: { rateLimitFactor: 1 } })
  try {
    const member = await aMember(shop, 'viewer')
    const statuses = []
    for (const [what, body] of [
      ['password-changes', { currentPassword: 'wrong', newPassword: NEW }],
      ['totp-enrolments', { password: 'wrong' }],
      ['totp-confirmations', { code: '000000' }],
      ['totp-removals', { password: 'wrong', code: '000000' }],
    ] as const) {
      for (let n = 0; n < 5; n += 1) {
        statuses.push((await strict.post(`/api/admin/${what}`, body, member.headers)).statusCode)
      }
    }
    expect(statuses).not.toContain(429)
    const body = { currentPassword: PASSWORD, newPassword: NEW }
    const late = await strict.post('/api/admin/password-changes', body, member.headers)
    expect(refusalOf(late)).toEqual([429, 'RATE_LIMITED'])
  } finally {
    await strict.close()
  }
})

async function enrol(member: Member): Promise<{ code: () => string; secret: string }> {
  const { secret, otpauthUrl } = (
    await ask(member, 'totp-enrolments', { password: PASSWORD })
  ).json<TotpEnrolment>()
  const app = URI.parse(otpauthUrl)
  expect(app).toMatchObject({ issuer: 'Platen Print Studio', label: member.email })
  expect(app.secret.base32).toBe(secret)
  if (!('period' in app)) throw new Error('Not time-based.')
  return { secret, code: () => app.generate({ timestamp: shop.clock.now().getTime() }) }
}

test('turns one-time codes on after the first right code, with ten recovery codes', async () => {
  const member = await aMember(shop, 'owner')
  expect(codeOf(await ask(member, 'totp-confirmations', { code: '123456' }))).toBe('INVALID_TRANSITION')
  expect(fieldOf(await ask(member, 'totp-enrolments', { password: 'not mine' }))).toBe('password')
  const app = await enrol(member)
  expect((await logIn(member.email, PASSWORD)).statusCode, 'not confirmed yet').toBe(200)
  const wrong = app.code() === '000000' ? '000001' : '000000'
  expect(fieldOf(await ask(member, 'totp-confirmations', { code: wrong }))).toBe('code')

  const used = app.code()
  const { recoveryCodes } = (await ask(member, 'totp-confirmations', { code: used })).json<TotpConfirmation>()
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(codeOf(await ask(member, 'totp-enrolments', { password: PASSWORD }))).toBe('INVALID_TRANSITION')
  expect(codeOf(await logIn(member.email, PASSWORD))).toBe('TOTP_REQUIRED')
  expect(codeOf(await logIn(member.email, PASSWORD, used)), 'spent by the confirmation').toBe(
    'INVALID_CREDENTIALS',
  )
  shop.clock.advance(30_000)
  expect((await logIn(member.email, PASSWORD, app.code())).statusCode).toBe(200)

  const { rows } = await shop.services.pool.query<{ text: string }>(
    'SELECT c::text AS text FROM admin_recovery_codes c WHERE user_id = $1',
    [member.userId],
  )
  expect(rows).toHaveLength(10)
  expect(rows.some(({ text }) => recoveryCodes.some((code) => text.includes(code)))).toBe(false)
})

test('accepts the code of the app only within its own 30 seconds', async () => {
  const member = await aMember(shop, 'manager')
  const app = await enrol(member)
  await ask(member, 'totp-confirmations', { code: app.code() })
  shop.clock.advance(30_000)
  const early = app.code()
  shop.clock.advance(30_000)
  expect(codeOf(await logIn(member.email, PASSWORD, early)), 'a step late').toBe('INVALID_CREDENTIALS')
  shop.clock.advance(30_000)
  const ahead = app.code()
  shop.clock.advance(-30_000)
  expect(codeOf(await logIn(member.email, PASSWORD, ahead)), 'a step early').toBe('INVALID_CREDENTIALS')
  expect((await logIn(member.email, PASSWORD, app.code())).statusCode).toBe(200)
})

test('accepts each recovery code once instead of the app, also for two requests at once', async () => {
  const member = await aMember(shop, 'manager')
  const app = await enrol(member)
  const { recoveryCodes } = (
    await ask(member, 'totp-confirmations', { code: app.code() })
  ).json<TotpConfirmation>()
  const [first = '', second = ''] = recoveryCodes
  const both = await Promise.all([
    logIn(member.email, PASSWORD, first.toUpperCase()),
    logIn(member.email, PASSWORD, first),
  ])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  expect(codeOf(await logIn(member.email, 'not the password at all', second))).toBe('INVALID_CREDENTIALS')
  expect((await logIn(member.email, PASSWORD, second)).statusCode).toBe(200)
  const { rows } = await shop.services.pool.query(
    `SELECT message FROM audit_log WHERE actor_id = $1 AND message LIKE '%recovery code%'`,
    [member.userId],
  )
  expect(rows).toHaveLength(2)
})

test('turns one-time codes off with password and code, and deletes the recovery codes', async () => {
  const member = await aMember(shop, 'manager')
  expect(codeOf(await ask(member, 'totp-removals', { password: PASSWORD, code: '123456' }))).toBe(
    'INVALID_TRANSITION',
  )
  const app = await enrol(member)
  const spent = app.code()
  const { recoveryCodes } = (
    await ask(member, 'totp-confirmations', { code: spent })
  ).json<TotpConfirmation>()
  const remove = (password: string, code = recoveryCodes[0]) =>
    ask(member, 'totp-removals', { password, code })
  expect(fieldOf(await remove('not mine'))).toBe('password')
  expect(fieldOf(await remove(PASSWORD, spent))).toBe('code')
  expect(fieldOf(await remove(PASSWORD, 'aaaa-bbbb-cccc-dddd'))).toBe('code')
  expect((await remove(PASSWORD)).json()).toEqual({ totpEnabled: false })
  expect((await logIn(member.email, PASSWORD)).statusCode).toBe(200)
  const { rowCount } = await shop.services.pool.query('SELECT FROM admin_recovery_codes WHERE user_id = $1', [
    member.userId,
  ])
  expect(rowCount).toBe(0)
})

test('lets everybody list and end only their own sessions', async () => {
  const member = await aMember(shop, 'viewer')
  shop.clock.advance(1000)
  const phone = await anotherBrowser(member)
  const listed = await sessionsOf(member)
  expect(listed.map(({ device, current }) => [device, current])).toEqual([
    ['lightMyRequest', false],
    ['a test', true],
  ])
  const stranger = await aMember(shop, 'owner')
  const end = (who: Member, password?: string) =>
    ask(who, `sessions/${listed[0]!.id}/revocation`, { password })
  const foreign = await end(stranger, PASSWORD)
  expect(refusalOf(foreign)).toEqual([404, 'RESOURCE_NOT_FOUND'])
  expect(await isSignedIn(phone.headers)).toBe(true)

  expect((await end(member, PASSWORD)).json()).toEqual({ revoked: 1 })
  expect(await isSignedIn(phone.headers)).toBe(false)
  expect((await end(member, PASSWORD)).statusCode).toBe(404)
})

test('ends no session without the password of its holder, unless they have just signed in', async () => {
  const member = await aMember(shop, 'viewer')
  const phone = await anotherBrowser(member)
  const [other] = (await sessionsOf(member)).filter(({ current }) => !current)
  shop.clock.advance(15 * 60_000)
  for (const what of [`sessions/${other!.id}/revocation`, 'session-revocations']) {
    const replies = [
      await withoutBody(member, what),
      await ask(member, what),
      await ask(member, what, { password: 'not the password' }),
    ]
    for (const reply of replies) expect([reply.statusCode, fieldOf(reply)]).toEqual([422, 'password'])
  }
  expect(await isSignedIn(phone.headers)).toBe(true)

  const later = await anotherBrowser(member)
  shop.clock.advance(15 * 60_000 - 1)
  expect((await withoutBody(later, 'session-revocations')).json()).toEqual({ revoked: 2 })
  expect((await ask(later, 'session-revocations', { password: 'not the password' })).statusCode).toBe(422)
})

test('ends all other sessions at once and lists only the open ones', async () => {
  const member = await aMember(shop, 'viewer')
  const others = [await anotherBrowser(member), await anotherBrowser(member)]
  expect((await ask(member, 'session-revocations', { password: PASSWORD })).json()).toEqual({ revoked: 2 })
  for (const { headers } of others) expect(await isSignedIn(headers)).toBe(false)
  expect(await sessionsOf(member)).toHaveLength(1)

  shop.clock.advance(119 * 60_000)
  const late = await anotherBrowser(member)
  shop.clock.advance(2 * 60_000)
  expect((await sessionsOf(late)).map(({ current }) => current)).toEqual([true])
})

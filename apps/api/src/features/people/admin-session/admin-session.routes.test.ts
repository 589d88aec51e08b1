import { OPERATIONS, PERMISSIONS, ROLES, may, type AdminSessionResponse } from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { TOTP, Secret } from 'otpauth'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { newTotpSecret } from '../../../platform/auth/totp.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { codeOf, refusalOf } from '../../../testing/replies.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { PASSWORD, aMember } from '../../../testing/team.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const shop = sharedTestApp()

const cookieOf = (reply: LightMyRequestResponse) => String(reply.headers['set-cookie'])
const cookieHeader = (reply: LightMyRequestResponse) => ({ cookie: cookieOf(reply).split(';')[0] ?? '' })
const logIn = (email: string, password = PASSWORD, more: object = {}, headers: Record<string, string> = {}) =>
  shop.post('/api/admin/login', { email, password, ...more }, headers)

test('signs in with a cookie that scripts cannot read and returns the signed-in user', async () => {
  const { email } = await aMember(shop, 'finance')
  const reply = await logIn(email.toUpperCase())
  expect(reply.statusCode).toBe(200)
  expect(cookieOf(reply)).toMatch(
    /^platen_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200,platen_device=/,
  )
  const session = (await shop.get('/api/admin/session', cookieHeader(reply))).json<AdminSessionResponse>()
  expect(session).toMatchObject({ authenticated: true, user: { email, role: 'finance', totpEnabled: false } })
  expect(session.user?.permissions).toContain('payments:verify')
  expect(session.user?.permissions).not.toContain('users:read')
})

test('answers a visitor with 200 and authenticated: false', async () => {
  for (const reply of [await shop.get('/api/admin/session'), await shop.post('/api/admin/logout', {})]) {
    expect([reply.statusCode, reply.json<AdminSessionResponse>().authenticated]).toEqual([200, false])
  }
})

test('answers a wrong address, a wrong password and a disabled account alike', async () => {
  const disabled = await aMember(shop, 'support')
  await shop.services.pool.query(`UPDATE admin_users SET status = 'disabled' WHERE id = $1`, [
    disabled.userId,
  ])
  const { email } = await aMember(shop, 'viewer')
  const replies = await Promise.all([
    logIn('nobody@shop.example'),
    logIn(email, 'not the password at all'),
    logIn(disabled.email),
  ])
  for (const reply of replies) {
    expect(refusalOf(reply)).toEqual([401, 'INVALID_CREDENTIALS'])
    expect(reply.headers['www-authenticate']).toBeDefined()
    expect(reply.body).toBe(replies[0].body)
  }
})

test('ends the session for good on sign-out', async () => {
  const { email } = await aMember(shop, 'owner')
  const headers = cookieHeader(await logIn(email))
  const out = await shop.post('/api/admin/logout', {}, headers)
  expect(cookieOf(out)).toMatch(/^platen_session=; .*Max-Age=0$/)
  expect((await shop.get('/api/admin/session', headers)).json<AdminSessionResponse>().authenticated).toBe(
    false,
  )
})

test('starts a new session on sign-in and ends the one that the browser had', async () => {
  const { email } = await aMember(shop, 'owner')
  const first = cookieHeader(await logIn(email))
  const second = cookieHeader(await logIn(email, PASSWORD, {}, first))
  expect(second.cookie).not.toBe(first.cookie)
  expect((await shop.get('/api/admin/session', first)).json<AdminSessionResponse>().authenticated).toBe(false)
  expect((await shop.get('/api/admin/session', second)).json<AdminSessionResponse>().authenticated).toBe(true)
})

test('refuses a sign-in with the old password while the password is being changed', async () => {
  const { userId, email } = await aMember(shop, 'owner')
  const changed = `UPDATE admin_users SET password_hash = 'another' WHERE id = '${userId}'`
  const reply = await meanwhile(shop, changed, () => logIn(email))
  expect(refusalOf(reply)).toEqual([401, 'INVALID_CREDENTIALS'])
})

test('records sign-ins and sign-outs with their address in the audit log', async () => {
  const { userId, email } = await aMember(shop, 'support')
  const headers = cookieHeader(await logIn(email))
  await shop.post('/api/admin/logout', {}, headers)
  await shop.post('/api/admin/logout', {}, headers)
  const { rows } = await shop.services.pool.query(
    `SELECT action, message, host(ip_address) AS address FROM audit_log WHERE actor_id = $1 ORDER BY action`,
    [userId],
  )
  expect(rows).toEqual([
    { action: 'admin_session.created', message: 'The support signed in.', address: '127.0.0.1' },
    { action: 'admin_session.ended', message: 'The support signed out.', address: '127.0.0.1' },
  ])
})

test('ends a session after two idle hours and after twelve hours of use', async () => {
  const { headers } = await aMember(shop, 'owner')
  const authenticated = async () =>
    (await shop.get('/api/admin/session', headers)).json<AdminSessionResponse>().authenticated
  const minutes = (count: number) => shop.clock.advance(count * 60_000)
  for (let hour = 1; hour < 12; hour += 1) {
    minutes(60)
    expect(await authenticated()).toBe(true)
  }
  minutes(61)
  expect(await authenticated()).toBe(false)

  const idle = await aMember(shop, 'owner')
  minutes(121)
  const reply = await shop.get('/api/admin/session', idle.headers)
  expect(reply.json<AdminSessionResponse>().authenticated).toBe(false)
})

test('requires a one-time code where it is set up and accepts each code once', async () => {
  const { userId, email } = await aMember(shop, 'owner')
  const secret = newTotpSecret()
  await shop.services.pool.query(
    'UPDATE admin_users SET totp_secret = $2, totp_enabled = true WHERE id = $1',
    [userId, secret],
  )
  const code = new TOTP({ secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) }).generate({
    timestamp: shop.clock.now().getTime(),
  })
  const without = await logIn(email)
  expect(refusalOf(without)).toEqual([401, 'TOTP_REQUIRED'])
  expect(codeOf(await logIn(email, PASSWORD, { totpCode: code === '000000' ? '000001' : '000000' }))).toBe(
    'INVALID_CREDENTIALS',
  )
  expect((await logIn(email, PASSWORD, { totpCode: code })).statusCode).toBe(200)
  expect(codeOf(await logIn(email, PASSWORD, { totpCode: code }))).toBe('INVALID_CREDENTIALS')
  // A right code without the password reveals nothing.
  expect(codeOf(await logIn(email, 'not the password at all'))).toBe('INVALID_CREDENTIALS')
})

test('refuses a sign-in from another origin and accepts one from its own', async () => {
  const { email } = await aMember(shop, 'owner')
  const from = (headers: Record<string, string>) => logIn(email, PASSWORD, {}, headers)
  const elsewhere: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ]
  for (const headers of elsewhere) {
    const reply = await from(headers)
    expect(refusalOf(reply)).toEqual([403, 'CROSS_ORIGIN_REFUSED'])
  }
  expect((await from({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(
    200,
  )
})

test('logs refused sign-ins with the account and no address', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const logged = await startTestApp({ databaseUrl: shop.databaseUrl, log })
  try {
    const { userId, email } = await aMember(shop, 'owner')
    for (const address of [email, 'nobody@shop.example']) {
      await logged.post('/api/admin/login', { email: address, password: 'not the password at all' })
    }
    const refused = lines.map((line) => JSON.parse(line) as object).filter((line) => 'account' in line)
    const failure = { msg: 'sign-in refused', code: 'INVALID_CREDENTIALS' }
    expect(refused).toMatchObject([
      { ...failure, account: encodeId('adminUser', userId) },
      { ...failure, account: null },
    ])
    expect(lines.join('')).not.toContain('@shop.example')
  } finally {
    await logged.close()
  }
})

test('prefixes the session cookie over https and restricts it to https', async () => {
  const secure = await startTestApp({ config: { publicUrl: 'https://shop.example' } })
  try {
    const { email } = await aMember(secure, 'owner')
    const reply = await secure.post('/api/admin/login', { email, password: PASSWORD })
    expect(cookieOf(reply)).toMatch(
      /^__Host-platen_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; /,
    )
  } finally {
    await secure.close()
  }
})

test('declares who may call each administrative operation, and leaves public ones open', () => {
  for (const { operationId, path, access } of OPERATIONS) {
    expect({ operationId, guarded: access !== undefined }).toEqual({
      operationId,
      guarded: path.startsWith('/api/admin/'),
    })
  }
})

test('lets an owner do everything and a viewer change nothing', () => {
  for (const permission of Object.keys(PERMISSIONS) as (keyof typeof PERMISSIONS)[]) {
    expect(may('owner', permission)).toBe(true)
    if (!/:(read|read_all)$/.test(permission)) expect(may('viewer', permission)).toBe(false)
  }
  expect(ROLES).toHaveLength(6)
})

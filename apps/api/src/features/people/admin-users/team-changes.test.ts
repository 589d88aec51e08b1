import type { AdminSessionResponse, AdminUserRecord, Role } from '@platen/contract'
import { expect, test } from 'vitest'
import { newTotpSecret } from '../../../platform/auth/totp.ts'
import { accountKey } from '../../../platform/http/rate-limits.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { codeOf, errorOf, refusalOf } from '../../../testing/replies.ts'
import { fresh, freshTestApp } from '../../../testing/shared.ts'
import { PASSWORD, aMember, type Member } from '../../../testing/team.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { ensureFirstOwner, resetOwner } from './shop-owner.ts'

const shop = freshTestApp({ config: { smtpUrl: undefined } })
const owner = fresh(() => aMember(shop, 'owner'))

const pathOf = ({ userId }: Pick<Member, 'userId'>, what: string) =>
  `/api/admin/users/${encodeId('adminUser', userId)}/${what}`
const give = (member: Pick<Member, 'userId'>, role: Role, by = owner) =>
  shop.app.inject({ method: 'PUT', url: pathOf(member, 'role'), headers: by.headers, payload: { role } })
const move = (member: Pick<Member, 'userId'>, what: string, by = owner, headers = {}) =>
  shop.post(pathOf(member, what), {}, { ...by.headers, ...headers })
const isSignedIn = async ({ headers }: Member) =>
  (await shop.get('/api/admin/session', headers)).json<AdminSessionResponse>().authenticated
const logIn = (email: string, password = PASSWORD) => shop.post('/api/admin/login', { email, password })
const listed = async (member: Member) =>
  (await shop.get('/api/admin/users', owner.headers))
    .json<AdminUserRecord[]>()
    .find(({ id }) => id === encodeId('adminUser', member.userId))
const auditOf = async (action: string) => {
  const { rows } = await shop.services.pool.query<{ message: string; ip_address: string; changes: unknown }>(
    'SELECT message, ip_address, changes FROM audit_log WHERE action = $1',
    [action],
  )
  return rows
}

test('ends the sessions of a member whose role changes and records it in the audit log', async () => {
  const member = await aMember(shop, 'viewer')
  const reply = await give(member, 'finance')
  expect([reply.statusCode, reply.json<AdminUserRecord>().role]).toEqual([200, 'finance'])
  expect(await isSignedIn(member)).toBe(false)
  expect(await auditOf('admin_user.role_changed')).toEqual([
    {
      message: 'The owner made The viewer finance.',
      ip_address: '127.0.0.1',
      changes: [{ path: 'role', from: 'viewer', to: 'finance' }],
    },
  ])
})

test('changes nothing when the member already has the role', async () => {
  const member = await aMember(shop, 'viewer')
  expect((await give(member, 'viewer')).statusCode).toBe(200)
  expect(await isSignedIn(member)).toBe(true)
  expect(await auditOf('admin_user.role_changed')).toEqual([])
})

test("refuses to change the author's own role or reset their own account", async () => {
  await aMember(shop, 'owner')
  for (const reply of [await give(owner, 'viewer'), await move(owner, 'reset')]) {
    expect(refusalOf(reply)).toEqual([403, 'FORBIDDEN'])
  }
  expect(await isSignedIn(owner)).toBe(true)
})

test('refuses to demote, disable or reset the last active owner, not counting disabled and invited owners', async () => {
  const disabled = await aMember(shop, 'owner')
  await move(disabled, 'deactivation')
  await shop.post(
    '/api/admin/users',
    { email: 'new@shop.example', name: 'New', role: 'owner' },
    owner.headers,
  )
  for (const reply of [
    await give(owner, 'manager'),
    await move(owner, 'deactivation'),
    await move(owner, 'reset'),
  ]) {
    expect(refusalOf(reply)).toEqual([409, 'LAST_OWNER'])
  }
  expect(await isSignedIn(owner)).toBe(true)
})

test.each([
  ['demote', (member: Member, by: Member) => give(member, 'viewer', by), 200],
  ['disable', (member: Member, by: Member) => move(member, 'deactivation', by), 201],
  ['reset', (member: Member, by: Member) => move(member, 'reset', by), 201],
] as const)('of two owners who %s each other at once, exactly one succeeds', async (_name, act, ok) => {
  for (let round = 0; round < 5; round += 1) {
    await shop.services.pool.query(`UPDATE admin_users SET status = 'disabled'`)
    const [one, two] = [await aMember(shop, 'owner'), await aMember(shop, 'owner')]
    const replies = await Promise.all([act(one, two), act(two, one)])
    // The second owner may already have no session.
    const refused = replies.filter(({ statusCode }) => statusCode !== ok)
    expect(refused).toHaveLength(1)
    expect(['LAST_OWNER', 'UNAUTHENTICATED']).toContain(codeOf(refused[0]!))
    const { rows } = await shop.services.pool.query(
      `SELECT id FROM admin_users WHERE role = 'owner' AND status = 'active'`,
    )
    expect(rows).toHaveLength(1)
  }
})

test('shuts out a disabled member with their link and lets them back in with the old password', async () => {
  const member = await aMember(shop, 'support')
  expect((await move(member, 'deactivation')).json()).toMatchObject({ status: 'disabled' })
  expect(await isSignedIn(member)).toBe(false)
  expect((await logIn(member.email)).statusCode).toBe(401)
  const twice = await move(member, 'deactivation')
  expect(refusalOf(twice)).toEqual([409, 'INVALID_TRANSITION'])
  expect(errorOf(twice).message).toBe('This user is disabled. Allowed now: activation.')
  expect(codeOf(await move(member, 'reset'))).toBe('INVALID_TRANSITION')

  expect((await move(member, 'activation')).json()).toMatchObject({ status: 'active' })
  expect((await logIn(member.email)).statusCode).toBe(200)
  expect(codeOf(await move(member, 'activation'))).toBe('INVALID_TRANSITION')
})

test('deactivates a member once per Idempotency-Key', async () => {
  const member = await aMember(shop, 'support')
  const headers = { ...owner.headers, 'idempotency-key': 'out' }
  const deactivate = () => shop.app.inject({ method: 'POST', url: pathOf(member, 'deactivation'), headers })
  const [first, again] = [await deactivate(), await deactivate()]
  expect(first.statusCode).toBe(201)
  expect([again.statusCode, again.body]).toEqual([201, first.body])
})

test('invites a disabled invitee again with a new link and rejects the old one', async () => {
  const invited = (
    await shop.post(
      '/api/admin/users',
      { email: 'new@shop.example', name: 'New', role: 'viewer' },
      owner.headers,
    )
  ).json<AdminUserRecord>()
  const path = (what: string) => `/api/admin/users/${invited.id}/${what}`
  await shop.post(path('deactivation'), {}, owner.headers)
  const back = await shop.post(path('activation'), {}, owner.headers)
  expect(back.json<AdminUserRecord>().status).toBe('invited')
  const reply = await shop.post('/api/admin/passwords', {
    token: tokenOf(invited),
    password: 'a sentence of my own',
  })
  expect(reply.statusCode).toBe(404)
})

test('removes password, one-time codes and sessions on a reset and makes a link that works once', async () => {
  const member = await aMember(shop, 'finance')
  const { pool } = shop.services
  await pool.query('UPDATE admin_users SET totp_secret = $2, totp_enabled = true WHERE id = $1', [
    member.userId,
    newTotpSecret(),
  ])
  await pool.query(
    `INSERT INTO admin_recovery_codes (user_id, code_hash, created_at) VALUES ($1, sha256('x'), now())`,
    [member.userId],
  )
  const first = (await move(member, 'reset')).json<AdminUserRecord>()
  const reset = (await move(member, 'reset')).json<AdminUserRecord>()
  expect(reset).toMatchObject({ status: 'invited', totpEnabled: false })
  expect(await isSignedIn(member)).toBe(false)
  expect((await logIn(member.email)).statusCode).toBe(401)
  expect((await pool.query('SELECT FROM admin_recovery_codes')).rowCount).toBe(0)

  const set = (token: string) =>
    shop.post('/api/admin/passwords', { token, password: 'a sentence of my own' })
  expect((await set(tokenOf(first))).statusCode).toBe(404)
  const both = await Promise.all([set(tokenOf(reset)), set(tokenOf(reset))])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404])
  expect((await logIn(member.email, 'a sentence of my own')).statusCode).toBe(200)
  expect((await listed(member))?.status).toBe('active')
})

test('shows an account that strangers attack as locked until somebody unlocks it', async () => {
  const strict = await startTestApp({
    databaseUrl: shop.databaseUrl,
    config: { rateLimitFactor: 1, trustProxy: ['loopback'] },
  })
  try {
    const member = await aMember(shop, 'support')
    const attempt = (n: number, password: string) =>
      strict.post(
        '/api/admin/login',
        { email: member.email, password },
        { 'x-forwarded-for': `192.0.2.${n}` },
      )
    const by = (what: string) => strict.post(pathOf(member, what), {}, owner.headers)
    expect(codeOf(await by('unlock'))).toBe('INVALID_TRANSITION')
    await strict.services.limits.consume('login-account', accountKey(member.email), 100)
    for (let n = 1; n <= 3; n += 1) expect((await attempt(21, 'a wrong one again')).statusCode).toBe(401)
    const statusNow = async () =>
      (await strict.get('/api/admin/users', owner.headers))
        .json<AdminUserRecord[]>()
        .filter(({ status }) => status === 'locked')
        .map(({ id }) => id)
    expect(await statusNow()).toEqual([encodeId('adminUser', member.userId)])
    expect((await attempt(21, PASSWORD)).statusCode).toBe(429)

    expect((await by('unlock')).json()).toMatchObject({ status: 'active' })
    expect(await statusNow()).toEqual([])
    expect((await attempt(21, PASSWORD)).statusCode).toBe(200)
  } finally {
    await strict.close()
  }
})

test('answers 404 for every operation on an unknown member', async () => {
  const nobody = { userId: newUuid() }
  const replies = [
    await give(nobody, 'viewer'),
    ...(await Promise.all(
      ['deactivation', 'activation', 'unlock', 'reset'].map((what) => move(nobody, what)),
    )),
  ]
  for (const reply of replies) expect(refusalOf(reply)).toEqual([404, 'RESOURCE_NOT_FOUND'])
})

test('makes a password link on the server for an owner who cannot sign in', async () => {
  const other = await aMember(shop, 'owner')
  const deps = shop.services
  expect(await resetOwner(deps, undefined)).toEqual({ choices: [owner.email, other.email] })
  expect(await resetOwner(deps, 'nobody@shop.example')).toEqual({ choices: [owner.email, other.email] })
  const reset = await resetOwner(deps, owner.email.toUpperCase())
  if (!('url' in reset)) throw new Error('No link.')
  expect(await isSignedIn(owner)).toBe(false)
  const reply = await shop.post('/api/admin/passwords', {
    token: reset.url.split('#')[1],
    password: 'a sentence of my own',
  })
  expect(reply.statusCode).toBe(201)
  expect((await logIn(owner.email, 'a sentence of my own')).statusCode).toBe(200)
})

test('ends the generated password of the first owner after three days unless it is changed', async () => {
  const first = await startTestApp()
  try {
    const config = { adminEmail: 'first@shop.example', adminPassword: undefined }
    const password = String(await ensureFirstOwner({ ...first.services, config }))
    expect(password).toHaveLength(24)
    const logInWith = async (secret: string) => {
      const reply = await first.post('/api/admin/login', { email: config.adminEmail, password: secret })
      const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? ''
      return { status: reply.statusCode, user: reply.json<Partial<AdminSessionResponse>>().user, cookie }
    }
    const { user, cookie } = await logInWith(password)
    const expiresAt = first.clock.now().getTime() + 3 * 24 * 3_600_000
    expect(user?.passwordExpiresAt).toBe(new Date(expiresAt).toISOString())
    first.clock.advance(3 * 24 * 3_600_000)
    expect((await logInWith(password)).status).toBe(401)
    first.clock.advance(-1_000)
    const changed = await first.post(
      '/api/admin/password-changes',
      { currentPassword: password, newPassword: PASSWORD },
      { cookie: (await logInWith(password)).cookie },
    )
    expect([cookie === '', changed.statusCode]).toEqual([false, 201])
    first.clock.advance(365 * 24 * 3_600_000)
    expect((await logInWith(PASSWORD)).user?.passwordExpiresAt).toBeNull()
  } finally {
    await first.close()
  }
})

function tokenOf(user: AdminUserRecord): string {
  return String(user.invitationUrl).split('#')[1] ?? ''
}

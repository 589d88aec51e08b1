import { createHash } from 'node:crypto'
import type { AdminSessionResponse, AdminUserRecord, RoleRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { codeOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { PASSWORD, aMember } from '../../../testing/team.ts'

const shop = sharedTestApp()
const owner = shared(() => aMember(shop, 'owner'))

const create = (body: object, headers = owner.headers) => shop.post('/api/admin/users', body, headers)
const tokenOf = (user: AdminUserRecord) => String(user.invitationUrl).split('#')[1] ?? ''
const logIn = async (email: string, password: string) =>
  (await shop.post('/api/admin/login', { email, password })).json<AdminSessionResponse>().authenticated

test('adds a user with a password who can sign in at once', async () => {
  const reply = await create({
    email: 'Rosa@shop.example',
    name: 'Rosa',
    role: 'production',
    password: PASSWORD,
  })
  expect(reply.statusCode).toBe(201)
  expect(reply.json<AdminUserRecord>()).toMatchObject({
    status: 'active',
    role: 'production',
    lastLoginAt: null,
  })
  expect(reply.body).not.toMatch(/password|argon2/i)
  expect(await logIn('rosa@shop.example', PASSWORD)).toBe(true)
  const users = (await shop.get('/api/admin/users', owner.headers)).json<AdminUserRecord[]>()
  expect(users.find(({ email }) => email === 'Rosa@shop.example')?.lastLoginAt).not.toBeNull()
})

test('invites a user who sets a password with a link that works once', async () => {
  const user = (
    await create({ email: 'new@shop.example', name: 'New', role: 'viewer' })
  ).json<AdminUserRecord>()
  expect(user).toMatchObject({ status: 'invited' })
  expect(user.invitationUrl).toMatch(/^http:\/\/localhost:3000\/admin\/password#[\w-]{43}$/)
  const listed = (await shop.get('/api/admin/users', owner.headers)).body
  expect(listed).not.toContain('invitationUrl')

  const set = (password: string) => shop.post('/api/admin/passwords', { token: tokenOf(user), password })
  const common = await set('password1234')
  expect(refusalOf(common)).toEqual([422, 'VALIDATION_FAILED'])
  expect((await set('a sentence of my own')).statusCode).toBe(201)
  expect(await logIn('new@shop.example', 'a sentence of my own')).toBe(true)
  expect(codeOf(await set('another sentence here'))).toBe('RESOURCE_NOT_FOUND')
})

test('expires an invitation after three days', async () => {
  const user = (
    await create({ email: 'late@shop.example', name: 'Late', role: 'viewer' })
  ).json<AdminUserRecord>()
  shop.clock.advance(3 * 24 * 3_600_000 + 1000)
  Object.assign(owner, await aMember(shop, 'owner'))
  const reply = await shop.post('/api/admin/passwords', {
    token: tokenOf(user),
    password: 'a sentence of my own',
  })
  expect(reply.statusCode).toBe(404)
})

test('refuses a second user with the same address in any case', async () => {
  await create({ email: 'twice@shop.example', name: 'One', role: 'viewer' })
  const second = await create({ email: 'TWICE@shop.example', name: 'Two', role: 'viewer' })
  expect(refusalOf(second)).toEqual([409, 'DUPLICATE'])
})

test('refuses passwords that are short, common or made of the address', async () => {
  for (const password of ['short', 'Password1234', 'aaaaaaaaaaaaaa', 'margarita-2026', '1qaz2wsx3edc']) {
    const reply = await create({ email: 'margarita@shop.example', name: 'M', role: 'viewer', password })
    expect([password, reply.statusCode]).toEqual([password, 422])
  }
})

test('creates one user per Idempotency-Key and member', async () => {
  const body = { email: 'once@shop.example', name: 'Once', role: 'viewer' }
  const headers = { ...owner.headers, 'idempotency-key': 'add-once' }
  const { invitationUrl, ...user } = (await create(body, headers)).json<AdminUserRecord>()
  const again = await create(body, headers)
  expect([again.statusCode, again.json()]).toEqual([201, user])
  expect(invitationUrl).toBeDefined()
  const other = await aMember(shop, 'owner')
  const theirs = await create(body, { ...other.headers, 'idempotency-key': 'add-once' })
  expect(codeOf(theirs)).toBe('DUPLICATE')
})

test('stores neither a password nor an invitation for an Idempotency-Key', async () => {
  const kept = async (key: string, body: object) => {
    await create(body, { ...owner.headers, 'idempotency-key': key })
    const { rows } = await shop.services.pool.query<{ hash: string; body: string }>(
      `SELECT encode(request_hash, 'hex') AS hash, body FROM idempotency_keys WHERE key = $1`,
      [key],
    )
    return rows[0]
  }
  const invited = await kept('invited', { email: 'kept@shop.example', name: 'Kept', role: 'viewer' })
  expect(invited?.body).toContain('kept@shop.example')
  expect(invited?.body).not.toContain('password#')

  const body = { email: 'other@shop.example', name: 'Other', role: 'viewer' }
  const hash = (text: string) => createHash('sha256').update('{}\n').update(text).digest('hex')
  const withPassword = await kept('with-password', { ...body, password: PASSWORD })
  expect(withPassword?.hash).toBe(hash(JSON.stringify(body)))
})

test('records changes to the team in the audit log by name', async () => {
  const { rows } = await shop.services.pool.query<{ action: string; actor_name: string }>(
    `SELECT action, actor_name FROM audit_log WHERE action LIKE 'admin_user.%' ORDER BY occurred_at LIMIT 1`,
  )
  expect(rows).toEqual([{ action: 'admin_user.created', actor_name: 'The owner' }])
})

test('lists what each role may do, exactly as the service enforces it', async () => {
  const viewer = await aMember(shop, 'viewer')
  expect((await shop.get('/api/admin/roles', viewer.headers)).statusCode).toBe(403)
  const roles = (await shop.get('/api/admin/roles', owner.headers)).json<RoleRecord[]>()
  expect(roles.map(({ role }) => role)[0]).toBe('owner')
  const session = await shop.get('/api/admin/session', viewer.headers)
  expect(roles.find(({ role }) => role === 'viewer')?.permissions).toEqual(
    session.json<AdminSessionResponse>().user?.permissions,
  )
})

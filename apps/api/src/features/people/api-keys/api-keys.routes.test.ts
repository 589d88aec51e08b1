import { hash, randomBytes } from 'node:crypto'
import {
  OPERATIONS,
  buildApiDescription,
  isForKeys,
  type ApiKeyRecord,
  type Permission,
} from '@platen/contract'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { codeOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { PASSWORD, aMember, type Member } from '../../../testing/team.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const shop = sharedTestApp()
const owner = shared(() => aMember(shop, 'owner'))

const KEYS = '/api/admin/api-keys'
const ORDERS = '/api/admin/orders'
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const create = (body: object, { headers }: Member = owner) =>
  shop.post(KEYS, { name: 'Books', permissions: ['orders:read'], password: PASSWORD, ...body }, headers)

async function aKey(body: object = {}, maker?: Member) {
  const reply = await create(body, maker)
  expect(reply.statusCode, reply.body).toBe(201)
  const { key = '', ...record } = reply.json<ApiKeyRecord>()
  return { ...record, key, headers: bearer(key) }
}
const revoke = (id: string) => shop.post(`${KEYS}/${id}/revocation`, {}, owner.headers)
const statusWith = async (headers: Record<string, string>, path = ORDERS) =>
  (await shop.get(path, headers)).statusCode

test('a key reads what it was given and is shown once', async () => {
  const key = await aKey({ name: 'Books sync' })
  expect(key.key).toMatch(/^plt_[\w-]{43}$/)
  expect(key.key.startsWith(key.prefix)).toBe(true)
  expect(key).toMatchObject({ permissions: ['orders:read'], effectivePermissions: ['orders:read'] })
  expect(await statusWith(key.headers)).toBe(200)

  const list = await shop.get(KEYS, owner.headers)
  expect(list.json<ApiKeyRecord[]>()[0]).toMatchObject({ id: key.id, name: 'Books sync' })
  const one = await shop.get(`${KEYS}/${key.id}`, owner.headers)
  expect(list.body + one.body).not.toContain(key.key)
})

test('only the digest of a key is stored, and no answer kept for a retry contains it', async () => {
  const headers = { ...owner.headers, 'idempotency-key': 'key-once' }
  const body = { name: 'Once', permissions: ['orders:read'] }
  const { key, ...record } = (await shop.post(KEYS, body, headers)).json<ApiKeyRecord>()
  const again = await shop.post(KEYS, body, headers)
  expect(again.json()).toEqual(record)

  const { rows } = await shop.services.pool.query<{ key_hash: Buffer; whole: string }>(
    `SELECT key_hash, to_jsonb(k)::text AS whole FROM api_keys AS k WHERE name = 'Once'`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.key_hash).toEqual(hash('sha256', key!, 'buffer'))
  expect(rows[0]?.whole).not.toContain(key!.slice(12))
})

test.each([
  ['unknown', 'plt_' + randomBytes(32).toString('base64url')],
  ['of another kind', 'sk_' + randomBytes(32).toString('base64url')],
  ['without its prefix', randomBytes(32).toString('base64url')],
  ['empty', ''],
  ['too long', `plt_${'A'.repeat(5000)}`],
])('a key that is %s is refused', async (_, key) => {
  expect(refusalOf(await shop.get(ORDERS, bearer(key)))).toEqual([401, 'UNAUTHENTICATED'])
})

test('a key that differs in one character is refused, and so is its prefix alone', async () => {
  const { key, prefix } = await aKey()
  const last = key.endsWith('A') ? 'B' : 'A'
  expect(await statusWith(bearer(key.slice(0, -1) + last))).toBe(401)
  expect(await statusWith(bearer(prefix))).toBe(401)
  expect(await statusWith(bearer(key.toUpperCase()))).toBe(401)
})

test('unknown, expired and revoked keys get the same refusal', async () => {
  const expiresAt = new Date(shop.clock.now().getTime() + 60_000).toISOString()
  const [expiring, revoked] = [await aKey({ expiresAt }), await aKey()]
  await revoke(revoked.id)
  expect(await statusWith(expiring.headers)).toBe(200)
  shop.clock.advance(60_001)
  const bodies = await Promise.all(
    [expiring.headers, revoked.headers, bearer(`plt_${'A'.repeat(43)}`)].map(
      async (headers) => (await shop.get(ORDERS, headers)).body,
    ),
  )
  expect(new Set(bodies).size).toBe(1)
  expect(bodies[0]).toContain('UNAUTHENTICATED')
})

test('guesses use up the reads of their client, whoever else has a key', async () => {
  const small = await startTestApp({ config: { rateLimitFactor: 0.01 } })
  const guess = () => small.get(ORDERS, bearer(`plt_${randomBytes(32).toString('base64url')}`))
  const codes = []
  for (let tries = 0; tries < 5; tries += 1) codes.push(codeOf(await guess()))
  await small.close()
  expect(codes.slice(0, 3)).toEqual(Array(3).fill('UNAUTHENTICATED'))
  expect(codes.at(-1)).toBe('RATE_LIMITED')
})

test('a key does only what it was given', async () => {
  const { headers } = await aKey()
  const refused = await shop.get('/api/admin/webhook-endpoints', headers)
  expect(refused.json()).toMatchObject({
    error: { code: 'FORBIDDEN', message: 'This API key lacks the permission webhooks:read.' },
  })
  expect(refusalOf(await shop.post(`${ORDERS}/ord_01jd3v9k6qf2nt7wz5xr8m0abc/hold`, {}, headers))[0]).toBe(
    403,
  )
})

test('no key reaches users, passwords, sessions or keys', async () => {
  const all = Object.values(OPERATIONS)
    .map(({ access }) => access)
    .filter(isForKeys)
  const { headers } = await aKey({ permissions: [...new Set(all)] })
  const personal = OPERATIONS.filter(
    ({ access, path }) => access !== undefined && access !== 'anyone' && !isForKeys(access) && path !== '',
  )
  expect(personal.length).toBeGreaterThan(15)
  for (const { method, path } of personal) {
    const url = path.replaceAll(/\{\w+\}/g, 'unknown')
    const reply = await shop.app.inject({
      method,
      url,
      headers,
      ...(method === 'GET' ? {} : { payload: {} }),
    })
    expect([path, codeOf(reply)]).toEqual([path, 'FORBIDDEN'])
  }
})

interface Described {
  readonly paths: Record<string, Record<string, { readonly security?: readonly Record<string, unknown>[] }>>
  readonly components: { readonly securitySchemes: Record<string, unknown> }
}

test('the API description names the key for each operation that takes one, and for no other', async () => {
  const { paths, components } = buildApiDescription() as unknown as Described
  expect(components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' })
  const { headers } = await aKey({
    permissions: [...new Set(OPERATIONS.map(({ access }) => access).filter(isForKeys))],
  })
  const wrong: string[] = []
  for (const { method, path, access, success } of OPERATIONS) {
    if (access === undefined || access === 'anyone' || success.contentType === 'text/event-stream') continue
    const described = paths[path]?.[method.toLowerCase()]?.security ?? []
    const says = described.some((one) => Object.hasOwn(one, 'apiKey'))
    const reply = await shop.app.inject({
      ...{ method, url: path.replaceAll(/\{\w+\}/g, 'unknown'), headers },
      // Of no operation, so that nothing changes.
      ...(method === 'GET' ? {} : { payload: { unheardOf: 1 } }),
    })
    if (says !== ![401, 403].includes(reply.statusCode)) wrong.push(`${method} ${path}: ${reply.statusCode}`)
  }
  expect(wrong).toEqual([])
})

test('a permission that its maker lacks cannot be given, nor one for users and keys', async () => {
  const manager = await aMember(shop, 'manager')
  for (const permission of ['webhooks:write', 'users:read', 'keys:write', 'everything']) {
    const reply = await create({ permissions: ['orders:read', permission] }, manager)
    expect([permission, refusalOf(reply)]).toEqual([permission, [422, 'VALIDATION_FAILED']])
  }
  expect(refusalOf(await create({ permissions: ['users:write'] }))[0]).toBe(422)
  expect(refusalOf(await create({}, await aMember(shop, 'support')))).toEqual([403, 'FORBIDDEN'])
})

test('a key loses what its maker loses', async () => {
  const maker = await aMember(shop, 'manager')
  const permissions: Permission[] = ['orders:read', 'payments:verify']
  const key = await aKey({ permissions }, maker)
  await shop.services.pool.query(`UPDATE admin_users SET role = 'viewer' WHERE id = $1`, [maker.userId])
  const { json } = await shop.get(`${KEYS}/${key.id}`, owner.headers)
  expect(json<ApiKeyRecord>()).toMatchObject({ permissions, effectivePermissions: ['orders:read'] })
  expect(await statusWith(key.headers)).toBe(200)
  const payment = await shop.post(
    `${ORDERS}/ord_01jd3v9k6qf2nt7wz5xr8m0abc/payments/pay_01jd3v9k6qf2nt7wz5xr8m0abc/verification`,
    {},
    key.headers,
  )
  expect(codeOf(payment)).toBe('FORBIDDEN')
})

test('the keys of a disabled user stop at once and stay revoked when the user comes back', async () => {
  const maker = await aMember(shop, 'manager')
  const key = await aKey({}, maker)
  const member = (await shop.get('/api/admin/users', owner.headers))
    .json<{ id: string; email: string }[]>()
    .find(({ email }) => email === maker.email)
  await shop.post(`/api/admin/users/${member?.id}/deactivation`, {}, owner.headers)
  expect(await statusWith(key.headers)).toBe(401)
  await shop.post(`/api/admin/users/${member?.id}/activation`, {}, owner.headers)
  expect(await statusWith(key.headers)).toBe(401)
})

test('a key waits while its maker has to choose a password or set up one-time codes', async () => {
  const maker = await aMember(shop, 'manager')
  const { headers } = await aKey({}, maker)
  const set = (status: string) =>
    shop.services.pool.query(`UPDATE admin_users SET status = $2 WHERE id = $1`, [maker.userId, status])
  await set('invited')
  expect(await statusWith(headers)).toBe(401)
  await set('active')
  expect(await statusWith(headers)).toBe(200)
  await shop.services.pool.query(`UPDATE sign_in_policy SET codes_required_for = '{manager}'`)
  expect(codeOf(await shop.get(ORDERS, headers))).toBe('TOTP_SETUP_REQUIRED')
  await shop.services.pool.query(`UPDATE sign_in_policy SET codes_required_for = '{}'`)
})

test('a stolen session makes no key without the password once the sign-in is 15 minutes old', async () => {
  const maker = await aMember(shop, 'owner')
  shop.clock.advance(16 * 60_000)
  expect(refusalOf(await create({ password: undefined }, maker))).toEqual([422, 'VALIDATION_FAILED'])
  expect(refusalOf(await create({ password: 'a guess of somebody' }, maker))[0]).toBe(422)
  expect((await create({ password: PASSWORD }, maker)).statusCode).toBe(201)
})

test('a cookie beside a key does not count, and no page of another origin can use it', async () => {
  const { headers } = await aKey()
  const both = { ...headers, ...owner.headers }
  expect(await statusWith(both)).toBe(200)
  expect(await statusWith(both, '/api/admin/users')).toBe(403)
  const wrong = { ...owner.headers, ...bearer('plt_wrong') }
  expect(await statusWith(wrong)).toBe(401)
  // The key excuses from the check of the origin, so the cookie must not be what gets in.
  const stolen = { ...wrong, origin: 'https://evil.example' }
  expect(refusalOf(await shop.post(KEYS, { name: 'x', permissions: ['orders:read'] }, stolen))[0]).toBe(401)
  const basic = { ...owner.headers, authorization: 'Basic c3RhZ2luZzpzZWNyZXQ=' }
  expect(await statusWith(basic)).toBe(200)
})

test('a program sends its key with any origin', async () => {
  const key = await aKey({ permissions: ['audit:note', 'audit:read'] })
  const reply = await shop.post(
    '/api/admin/audit-log',
    { message: 'Synced.' },
    { ...key.headers, origin: 'https://books.example', 'sec-fetch-site': 'cross-site' },
  )
  expect(reply.statusCode).toBe(200)
})

test('the audit log and the request log name the key and never show it', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const logged = await startTestApp({ log })
  const maker = await aMember(logged, 'owner')
  const request = { name: 'Sync', permissions: ['audit:note', 'audit:read'] }
  const made = (await logged.post(KEYS, request, maker.headers)).json<ApiKeyRecord>()
  const { key = '', prefix } = made
  await logged.post('/api/admin/audit-log', { message: 'Synced.' }, bearer(key))
  const audit = await logged.get('/api/admin/audit-log', maker.headers)
  await logged.close()

  expect(audit.json()).toMatchObject([
    {
      action: 'note.created',
      actor: { kind: 'admin', name: 'The owner (API key Sync)' },
      metadata: { apiKey: prefix },
    },
    { action: 'api_key.created', message: `The owner created the API key Sync (${prefix}…).` },
  ])
  expect(lines.join('')).toContain(`"apiKey":"${prefix}"`)
  expect(lines.join('') + audit.body).not.toContain(key.slice(prefix.length))
})

test('each key has a quota and idempotency keys of its own', async () => {
  const permissions: Permission[] = ['audit:note', 'orders:read']
  const [first, second] = [await aKey({ permissions }), await aKey({ permissions })]
  await shop.get(ORDERS, first.headers)
  const left = async (headers: Record<string, string>) =>
    Number((await shop.get(ORDERS, headers)).headers['ratelimit-remaining'])
  expect((await left(second.headers)) - (await left(first.headers))).toBe(1)

  const note = async (headers: Record<string, string>) =>
    (
      await shop.post('/api/admin/audit-log', { message: 'Same.' }, { ...headers, 'idempotency-key': 'one' })
    ).json<{ id: string }>().id
  expect(await note(first.headers)).toBe(await note(first.headers))
  expect(await note(second.headers)).not.toBe(await note(first.headers))
})

test('use is recorded within ten minutes, but not at each request', async () => {
  const key = await aKey()
  const lastUsed = async () =>
    (await shop.get(`${KEYS}/${key.id}`, owner.headers)).json<ApiKeyRecord>().lastUsedAt
  expect(await lastUsed()).toBeNull()
  await shop.get(ORDERS, key.headers)
  const first = await lastUsed()
  expect(first).toBe(shop.clock.now().toISOString())
  shop.clock.advance(9 * 60_000)
  await shop.get(ORDERS, key.headers)
  expect(await lastUsed()).toBe(first)
  shop.clock.advance(60_000)
  await shop.get(ORDERS, key.headers)
  expect(await lastUsed()).toBe(shop.clock.now().toISOString())
})

test('an expiry in the past is refused, and revoking twice changes nothing', async () => {
  expect(refusalOf(await create({ expiresAt: '2020-01-01T00:00:00Z' }))[0]).toBe(422)
  const { id } = await aKey()
  const first = (await revoke(id)).json<ApiKeyRecord>()
  expect(first.effectivePermissions).toEqual([])
  shop.clock.advance(60_000)
  expect((await revoke(id)).json<ApiKeyRecord>().revokedAt).toBe(first.revokedAt)
})

test('an event stream that a key opened ends when the key is revoked', async () => {
  const small = await startTestApp()
  const maker = await aMember(small, 'owner')
  const request = { name: 'Listener', permissions: ['orders:read', 'dashboard:read'] }
  const { id, key } = (await small.post(KEYS, request, maker.headers)).json<ApiKeyRecord>()
  const base = await small.app.listen({ port: 0, host: '127.0.0.1' })
  const reply = await fetch(`${base}/api/admin/events`, { headers: bearer(String(key)) })
  expect(reply.status).toBe(200)
  const ended = reply.text()
  await small.post(`${KEYS}/${id}/revocation`, {}, maker.headers)
  expect(await ended).toContain('retry:')
  await small.close()
})

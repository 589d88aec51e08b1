import { ROLES, may, type ApiKeyRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { inLockStep, meanwhile } from '../../../testing/meanwhile.ts'
import { codeOf, fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { PASSWORD, aMember, type Member } from '../../../testing/team.ts'

const shop = sharedTestApp()
const owner = shared(() => aMember(shop, 'owner'))

const KEYS = '/api/admin/api-keys'
const create = (body: object = {}, { headers }: Member = owner) =>
  shop.post(KEYS, { name: 'Books', permissions: ['orders:read'], password: PASSWORD, ...body }, headers)
async function aKey(body: object = {}, maker?: Member): Promise<ApiKeyRecord> {
  const reply = await create(body, maker)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json<ApiKeyRecord>()
}
const revoke = (id: string, { headers }: Member = owner) => shop.post(`${KEYS}/${id}/revocation`, {}, headers)
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.services.pool.query<Row>(sql, values)).rows
const entriesOf = (id: string) =>
  query<{ action: string }>('SELECT action FROM audit_log WHERE entity_id = $1 ORDER BY id', [id])

test.each(ROLES)('a %s lists, makes and revokes keys as their permissions allow', async (role) => {
  const member = await aMember(shop, role)
  const { id } = await aKey()
  const allowed = may(role, 'keys:write')
  expect((await shop.get(KEYS, member.headers)).statusCode).toBe(allowed ? 200 : 403)
  expect((await create({}, member)).statusCode).toBe(allowed ? 201 : 403)
  expect((await revoke(id, member)).statusCode).toBe(allowed ? 201 : 403)
})

/** The event feed asks this of each open stream. */
const streamOf = async ({ id }: Pick<ApiKeyRecord, 'id'>) => {
  const uuid = decodeId('apiKey', id)
  return (await shop.services.apiKeys.findValid([uuid])).get(uuid)
}

test('an event stream of a key ends with the key, and hears what its maker still may', async () => {
  const maker = await aMember(shop, 'manager')
  const expiresAt = new Date(shop.clock.now().getTime() + 60_000).toISOString()
  const key = await aKey({ permissions: ['orders:read', 'payments:verify'], expiresAt }, maker)
  expect(await streamOf(key)).toEqual({
    rights: ['orders:read', 'payments:verify'],
    endsAt: new Date(expiresAt),
  })
  await query(`UPDATE admin_users SET role = 'viewer' WHERE id = $1`, [maker.userId])
  expect((await streamOf(key))?.rights).toEqual(['orders:read'])
  shop.clock.advance(60_000)
  expect(await streamOf(key)).toBeUndefined()
})

test.each(['disabled', 'invited'])('an event stream of a key ends when its maker is %s', async (status) => {
  const maker = await aMember(shop, 'manager')
  const key = await aKey({}, maker)
  expect((await streamOf(key))?.endsAt.getFullYear()).toBeGreaterThan(9999)
  await query(`UPDATE admin_users SET status = $2 WHERE id = $1`, [maker.userId, status])
  expect(await streamOf(key)).toBeUndefined()
})

test('an event stream of a key ends while its maker has to set up one-time codes', async () => {
  const key = await aKey({}, await aMember(shop, 'manager'))
  await query(`UPDATE sign_in_policy SET codes_required_for = '{manager}'`)
  expect(await streamOf(key)).toBeUndefined()
  await query(`UPDATE sign_in_policy SET codes_required_for = '{}'`)
  expect(await streamOf(key)).toBeDefined()
})

test('an event stream of a key ends when the key is revoked', async () => {
  const key = await aKey()
  await revoke(key.id)
  expect(await streamOf(key)).toBeUndefined()
})

test('of two revocations at once, one is recorded', async () => {
  const { id } = await aKey()
  const replies = await inLockStep(shop.services.pool, { table: 'api_keys', id: decodeId('apiKey', id) }, [
    () => revoke(id),
    () => revoke(id),
  ])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(await entriesOf(id)).toEqual([{ action: 'api_key.created' }, { action: 'api_key.revoked' }])
})

test('nobody makes a key at the moment in which they are disabled', async () => {
  const maker = await aMember(shop, 'manager')
  const reply = await meanwhile(
    shop,
    `UPDATE admin_users SET status = 'disabled' WHERE id = '${maker.userId}'`,
    () => create({ name: 'Too late' }, maker),
  )
  expect(refusalOf(reply)).toEqual([401, 'UNAUTHENTICATED'])
  expect(await query('SELECT FROM api_keys WHERE created_by = $1', [maker.userId])).toEqual([])
})

test('a password that is changed while a key is made with it makes no key', async () => {
  const maker = await aMember(shop, 'manager')
  shop.clock.advance(16 * 60_000)
  const reply = await meanwhile(
    shop,
    `UPDATE admin_users SET password_hash = 'another' WHERE id = '${maker.userId}'`,
    () => create({}, maker),
  )
  Object.assign(owner, await aMember(shop, 'owner'))
  expect(refusalOf(reply)).toEqual([401, 'UNAUTHENTICATED'])
  expect(await query('SELECT FROM api_keys WHERE created_by = $1', [maker.userId])).toEqual([])
})

test('a key that does not exist is neither read nor revoked', async () => {
  const unknown = 'key_01jd3v9k6qf2nt7wz5xr8m0abc'
  expect(refusalOf(await shop.get(`${KEYS}/${unknown}`, owner.headers))).toEqual([404, 'RESOURCE_NOT_FOUND'])
  expect(refusalOf(await revoke(unknown))).toEqual([404, 'RESOURCE_NOT_FOUND'])
})

test.each([
  ['name', 'x'.repeat(10_000)],
  ['name', 'a\u0000b'],
  ['permissions', []],
  ['permissions', ['x'.repeat(10_000)]],
  ['permissions', ['orders:read', 'orders:read']],
  ['password', 'x'.repeat(10_000)],
  ['expiresAt', 'x'.repeat(10_000)],
])('refuses a key with a bad %s', async (field, value) => {
  const reply = await create({ [field]: value })
  expect([reply.statusCode, fieldsOf(reply)?.[0]?.startsWith(field)]).toEqual([422, true])
})

test('a name of HTML stays text, in the list and in the audit log', async () => {
  const name = '<img src=x onerror="alert(1)">'
  const { id, key } = await aKey({ name, permissions: ['audit:note', 'audit:read'] })
  const listed = await shop.get(KEYS, owner.headers)
  expect(listed.headers['content-type']).toContain('application/json')
  expect(listed.json<ApiKeyRecord[]>().find((one) => one.id === id)?.name).toBe(name)
  const headers = { authorization: `Bearer ${key ?? ''}` }
  const noted = await shop.post('/api/admin/audit-log', { message: 'Synced.' }, headers)
  expect(noted.json()).toMatchObject({ actor: { name: `The owner (API key ${name})` } })
})

test('the database keeps no key without permissions, no digest of another length, and none twice', async () => {
  const { id } = await aKey()
  const uuid = decodeId('apiKey', id)
  const copy = `INSERT INTO api_keys (id, name, prefix, key_hash, permissions, created_by, created_at)
    SELECT gen_random_uuid(), name, prefix, key_hash, permissions, created_by, created_at FROM api_keys WHERE id = '${uuid}'`
  for (const [statement, constraint] of [
    [`UPDATE api_keys SET permissions = '{}' WHERE id = '${uuid}'`, 'api_keys_have_permissions'],
    [`UPDATE api_keys SET key_hash = '\\x00' WHERE id = '${uuid}'`, 'api_keys_hash_length'],
    [copy, 'api_keys_hash_unique'],
  ])
    await expect(query(statement!), statement).rejects.toMatchObject({ constraint })
})

test('a key whose owner must first set up one-time codes is refused with that reason', async () => {
  const maker = await aMember(shop, 'manager')
  const { key } = await aKey({ permissions: ['orders:read'] }, maker)
  await query(`UPDATE sign_in_policy SET codes_required_for = '{manager}'`)
  const headers = { authorization: `Bearer ${key ?? ''}` }
  const replies = [await shop.get('/api/admin/orders', headers), await shop.get(KEYS, headers)]
  await query(`UPDATE sign_in_policy SET codes_required_for = '{}'`)
  expect(replies.map(codeOf)).toEqual(['TOTP_SETUP_REQUIRED', 'FORBIDDEN'])
})

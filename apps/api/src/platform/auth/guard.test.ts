import { text } from 'node:stream/consumers'
import { OPERATIONS, ROLES, may, type Operation, type Role } from '@platen/contract'
import { beforeAll, expect, test } from 'vitest'
import { codeOf, refusalOf } from '../../testing/replies.ts'
import { sharedTestApp } from '../../testing/shared.ts'
import { aMember, type Member } from '../../testing/team.ts'

const team = new Map<Role, Member>()
const shop = sharedTestApp()
beforeAll(async () => {
  for (const role of ROLES) team.set(role, await aMember(shop, role))
})

const GUARDED = OPERATIONS.filter(({ access }) => access !== undefined && access !== 'anyone')
const ask = async ({ method, path }: Operation, headers: Record<string, string>) => {
  const reply = await shop.app.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, 'unknown'),
    headers,
    payloadAsStream: true,
    ...(method === 'GET' ? {} : { payload: {} }),
  })
  const body = reply.stream()
  // An event stream has no end to wait for.
  const endless = String(reply.headers['content-type']).startsWith('text/event-stream')
  if (endless) body.destroy()
  return { statusCode: reply.statusCode, headers: reply.headers, body: endless ? '{}' : await text(body) }
}

test.each(GUARDED)('$operationId admits exactly the roles that have its permission', async (operation) => {
  const access = operation.access
  if (access === undefined || access === 'anyone') throw new Error('Not guarded.')
  const visitor = await ask(operation, {})
  expect(refusalOf(visitor)).toEqual([401, 'UNAUTHENTICATED'])
  expect(visitor.headers['www-authenticate']).toBeDefined()
  const forged = await ask(operation, { cookie: `platen_session=${'A'.repeat(43)}` })
  expect(forged.statusCode).toBe(401)

  for (const [role, { headers }] of team) {
    const reply = await ask(operation, headers)
    const allowed = access === 'signed-in' || may(role, access)
    expect({ role, refused: reply.statusCode >= 400 && codeOf(reply) === 'FORBIDDEN' }).toEqual({
      role,
      refused: !allowed,
    })
    if (allowed) expect([401, 403, 500]).not.toContain(reply.statusCode)
  }
})

test.each(GUARDED.filter(({ method }) => method !== 'GET'))(
  '$operationId is refused to a page of another origin, session or not',
  async (operation) => {
    const { headers } = team.get('owner') ?? { headers: {} }
    const reply = await ask(operation, { ...headers, origin: 'https://evil.example' })
    expect(refusalOf(reply)).toEqual([403, 'CROSS_ORIGIN_REFUSED'])
  },
)

test('shuts out a disabled member at once', async () => {
  const member = await aMember(shop, 'owner')
  const ok = await shop.get('/api/admin/users', member.headers)
  expect(ok.statusCode).toBe(200)
  await shop.services.pool.query(`UPDATE admin_users SET status = 'disabled' WHERE id = $1`, [member.userId])
  expect((await shop.get('/api/admin/users', member.headers)).statusCode).toBe(401)
})

test("reports the rest of the session's quota", async () => {
  const { headers } = await aMember(shop, 'owner')
  const reply = await shop.get('/api/admin/users', headers)
  expect(Number(reply.headers['ratelimit-limit']) - Number(reply.headers['ratelimit-remaining'])).toBe(1)
})

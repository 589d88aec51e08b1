import { text } from 'node:stream/consumers'
import { OPERATIONS, ROLES, may, type Operation, type Role } from '@platen/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, type Member } from '../../testing/team.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let shop: TestApp
const team = new Map<Role, Member>()
beforeAll(async () => {
  shop = await startTestApp()
  for (const role of ROLES) team.set(role, await aMember(shop, role))
})
afterAll(() => shop.close())

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
const codeOf = (reply: { body: string }) =>
  (JSON.parse(reply.body) as { error?: { code: string } }).error?.code

test.each(GUARDED)('$operationId lets in those whom the table names, and nobody else', async (operation) => {
  const access = operation.access
  if (access === undefined || access === 'anyone') throw new Error('Not guarded.')
  const visitor = await ask(operation, {})
  expect([visitor.statusCode, codeOf(visitor)]).toEqual([401, 'UNAUTHENTICATED'])
  expect(visitor.headers['www-authenticate']).toBeDefined()
  const forged = await ask(operation, { cookie: `platen_session=${'A'.repeat(43)}` })
  expect(forged.statusCode).toBe(401)

  for (const [role, { headers }] of team) {
    const reply = await ask(operation, headers)
    const allowed = may(role, access)
    expect({ role, refused: codeOf(reply) === 'FORBIDDEN' }).toEqual({ role, refused: !allowed })
    if (allowed) expect([401, 403, 500]).not.toContain(reply.statusCode)
  }
})

test.each(GUARDED.filter(({ method }) => method !== 'GET'))(
  '$operationId is refused to a page of another origin, session or not',
  async (operation) => {
    const { headers } = team.get('owner') ?? { headers: {} }
    const reply = await ask(operation, { ...headers, origin: 'https://evil.example' })
    expect([reply.statusCode, codeOf(reply)]).toEqual([403, 'CROSS_ORIGIN_REFUSED'])
  },
)

test('a disabled member is out at once', async () => {
  const member = await aMember(shop, 'owner')
  const ok = await shop.get('/api/admin/users', member.headers)
  expect(ok.statusCode).toBe(200)
  await shop.services.pool.query(`UPDATE admin_users SET status = 'disabled' WHERE id = $1`, [member.userId])
  expect((await shop.get('/api/admin/users', member.headers)).statusCode).toBe(401)
})

test('a session says what is left of its quota', async () => {
  const { headers } = await aMember(shop, 'owner')
  const reply = await shop.get('/api/admin/users', headers)
  expect(Number(reply.headers['ratelimit-limit']) - Number(reply.headers['ratelimit-remaining'])).toBe(1)
})

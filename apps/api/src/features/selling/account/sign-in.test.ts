import { randomBytes } from 'node:crypto'
import { OPERATIONS, type AccountRecord, type AdminOrderRecord, type CustomerSession } from '@platen/contract'
import { expect, onTestFinished, test } from 'vitest'
import { hashToken } from '../../../platform/auth/session-cookie.ts'
import { errorOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { statementsDuring } from '../../../testing/statements.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { setOnHand } from '../../../testing/stock.ts'
import { aMember } from '../../../testing/team.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import {
  ACCOUNT,
  chatLink,
  cookieOf,
  mailedToken,
  relayLinks,
  requestLink,
  signedInByEmail,
  signIn,
  tokenOf,
  type CookieHeader,
} from '../../../testing/account-client.ts'

const shop = sharedTestApp()
const owner = shared(() => aMember(shop, 'owner'))
const store = shared(async () => {
  const storefront = await openStorefront(shop)
  await setOnHand(shop, storefront.variantId, 1_000)
  return storefront
})

let people = 0
const anEmail = () => `account-${(people += 1)}@example.com`
const order = (customer: object) => store.ordered({ customer: { name: 'Clara Núñez', ...customer } })
async function aCustomer(email = anEmail()): Promise<string> {
  await order({ email })
  return email
}
const read = (cookie: CookieHeader) => shop.get(ACCOUNT, cookie)
const isSignedIn = async (cookie: CookieHeader) => (await read(cookie)).statusCode === 200
const customerOf = async ({ id }: { id: string }) =>
  (await shop.get(`/api/admin/orders/${id}`, owner.headers)).json<AdminOrderRecord>().customerId ?? ''

test('a link from an email signs in, and proves its address and nothing else', async () => {
  const email = await aCustomer()
  await order({ email, phone: '+50588880001', name: 'Clara N.' })
  const reply = await signIn(shop, (await mailedToken(shop, email.toUpperCase())) ?? '')
  expect(reply.statusCode).toBe(201)
  expect(reply.json<AccountRecord>()).toMatchObject({ name: 'Clara Núñez', phone: null })
  expect(reply.json<AccountRecord>().email?.toLowerCase()).toBe(email)
  expect(String(reply.headers['set-cookie'])).toMatch(
    /^platen_account=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
  )
  expect(await isSignedIn(cookieOf(reply))).toBe(true)
})

test('over https the cookie is secure and bound to the host', async () => {
  const secure = await startTestApp({ config: { publicUrl: 'https://shop.example' } })
  onTestFinished(() => secure.close())
  const reply = await secure.post(`${ACCOUNT}/logout`, {})
  expect(String(reply.headers['set-cookie'])).toBe(
    '__Host-platen_account=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
  )
})

test('the database holds neither tokens of links nor of sessions', async () => {
  const email = await aCustomer()
  const token = (await mailedToken(shop, email)) ?? ''
  const links = await shop.services.pool.query('SELECT * FROM account_links WHERE lower(email) = $1', [email])
  expect(links.rows).toHaveLength(1)
  expect(JSON.stringify(links.rows)).not.toContain(token)
  expect((links.rows[0] as { token_hash: Buffer }).token_hash).toEqual(hashToken(token))
  const { cookie = '' } = cookieOf(await signIn(shop, token))
  const sessions = await shop.services.pool.query('SELECT * FROM account_sessions WHERE email = $1', [email])
  expect(sessions.rows).toHaveLength(1)
  expect(JSON.stringify(sessions.rows)).not.toContain(cookie.split('=')[1])
})

test('an unknown address gets the same answer, with the same work, and no email', async () => {
  const [known, unknown] = [await aCustomer(), anEmail()]
  const reply = (email: string) => requestLink(shop, email, { locale: 'es' })
  // Plans and connections are made once.
  await Promise.all([reply(known), reply(unknown)])
  const work = async (email: string) => {
    let answer = ''
    const statements = await statementsDuring(shop.services.pool, async () => {
      const { statusCode, body, headers } = await reply(email)
      answer = JSON.stringify([statusCode, body, Object.keys(headers)])
    })
    return { answer, statements }
  }
  expect(await work(unknown)).toEqual(await work(known))
  await relayLinks(shop)
  expect(await mailedToken(shop, unknown)).toBeUndefined()
  const { rows } = await shop.services.pool.query('SELECT FROM account_links WHERE email = $1', [unknown])
  expect(rows).toEqual([])
  expect(await mailedToken(shop, known)).toBeDefined()
})

test('a link works once', async () => {
  const token = (await mailedToken(shop, await aCustomer())) ?? ''
  expect((await signIn(shop, token)).statusCode).toBe(201)
  const again = await signIn(shop, token)
  expect(refusalOf(again)).toEqual([404, 'RESOURCE_NOT_FOUND'])
  expect(errorOf(again).details).toEqual({ reason: 'link_used' })
  expect(again.headers['set-cookie']).toBeUndefined()
})

test('of twenty who use a link at once, one is signed in', async () => {
  const email = await aCustomer()
  const token = (await mailedToken(shop, email)) ?? ''
  const replies = await Promise.all(Array.from({ length: 20 }, () => signIn(shop, token)))
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(replies.filter(({ statusCode }) => statusCode === 404)).toHaveLength(19)
  const { rows } = await shop.services.pool.query('SELECT FROM account_sessions WHERE email = $1', [email])
  expect(rows).toHaveLength(1)
})

test('a link expires after 15 minutes, a session after 30 days', async () => {
  const email = await aCustomer()
  const [late, intime] = [await mailedToken(shop, email), await mailedToken(shop, email)]
  shop.clock.advance(14 * 60_000)
  const cookie = cookieOf(await signIn(shop, intime ?? ''))
  shop.clock.advance(60_001)
  expect((await signIn(shop, late ?? '')).statusCode).toBe(404)
  shop.clock.advance(30 * 24 * 3_600_000 - 120_000)
  expect(await isSignedIn(cookie)).toBe(true)
  shop.clock.advance(120_000)
  expect(refusalOf(await read(cookie))).toEqual([401, 'UNAUTHENTICATED'])
  Object.assign(owner, await aMember(shop, 'owner'))
})

test('reading the page of a link, as scanners of mail do, does not use it up', async () => {
  const token = (await mailedToken(shop, await aCustomer())) ?? ''
  for (const method of ['GET', 'HEAD'] as const)
    expect((await shop.app.inject({ method, url: `${ACCOUNT}/sessions` })).statusCode).toBe(405)
  expect((await signIn(shop, token)).statusCode).toBe(201)
})

test('a planted cookie is never adopted, and a session that was planted ends', async () => {
  const planted = { cookie: `platen_account=${randomBytes(32).toString('base64url')}` }
  const attacker = await signedInByEmail(shop, await aCustomer())
  const victim = await aCustomer()
  const first = cookieOf(await signIn(shop, (await mailedToken(shop, victim)) ?? '', planted))
  expect([first.cookie === planted.cookie, await isSignedIn(planted)]).toEqual([false, false])
  const second = cookieOf(await signIn(shop, (await mailedToken(shop, victim)) ?? '', attacker))
  expect([await isSignedIn(attacker), await isSignedIn(second)]).toEqual([false, true])
  // Each sign-in has an id of its own, also of the same customer.
  const third = cookieOf(await signIn(shop, (await mailedToken(shop, victim)) ?? '', second))
  expect([third.cookie === second.cookie, await isSignedIn(second), await isSignedIn(third)]).toEqual([
    ...[false, false, true],
  ])
})

test('signing out ends this session, or all with the same contact and their links', async () => {
  const email = await aCustomer()
  const [phone, laptop, tablet] = [
    await signedInByEmail(shop, email),
    await signedInByEmail(shop, email),
    await signedInByEmail(shop, email),
  ]
  const other = await signedInByEmail(shop, await aCustomer())
  const out = await shop.post(`${ACCOUNT}/logout`, {}, phone)
  expect([out.statusCode, out.json()]).toEqual([200, { ended: 1 }])
  expect(String(out.headers['set-cookie'])).toMatch(/^platen_account=;.*Max-Age=0$/)
  expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true])
  expect((await shop.post(`${ACCOUNT}/logout`, {}, phone)).json()).toEqual({ ended: 0 })

  const unused = (await mailedToken(shop, email)) ?? ''
  const all = await shop.post(`${ACCOUNT}/session-revocations`, {}, laptop)
  expect([all.statusCode, all.json()]).toEqual([201, { ended: 2 }])
  expect([await isSignedIn(laptop), await isSignedIn(tablet), await isSignedIn(other)]).toEqual([
    ...[false, false, true],
  ])
  expect((await signIn(shop, unused)).statusCode).toBe(404)
})

test.each(OPERATIONS.filter(({ account }) => account === 'signed-in'))(
  '$operationId needs the session of a customer, and one of staff is none',
  async ({ method, path }) => {
    const url = path.replaceAll(/\{\w+\}/g, 'doc_01jd3v9k6qf2nt7wz5xr8m0abc')
    const ask = (headers: CookieHeader) =>
      shop.app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })
    const staff = owner.headers.cookie?.split('=')[1] ?? ''
    for (const cookie of [
      '',
      `platen_account=${'A'.repeat(43)}`,
      `platen_session=${staff}`,
      `platen_account=${staff}`,
    ])
      expect([cookie, refusalOf(await ask({ cookie }))]).toEqual([cookie, [401, 'UNAUTHENTICATED']])
  },
)

test.each(OPERATIONS.filter(({ access }) => access !== undefined && access !== 'anyone'))(
  '$operationId is refused to the session of a customer',
  async ({ method, path }) => {
    const cookie = await customer()
    const url = path.replaceAll(/\{\w+\}/g, 'unknown')
    const ask = (value: string) =>
      shop.app.inject({
        method,
        url,
        headers: { cookie: value },
        ...(method !== 'GET' && { payload: {} }),
      })
    const token = cookie.cookie?.split('=')[1] ?? ''
    for (const value of [`platen_account=${token}`, `platen_session=${token}`])
      expect(refusalOf(await ask(value))).toEqual([401, 'UNAUTHENTICATED'])
  },
)
let signedIn: Promise<CookieHeader> | undefined
const customer = () => (signedIn ??= aCustomer().then((email) => signedInByEmail(shop, email)))

const ACCOUNT_OPERATIONS: readonly unknown[] = ['signed-in', 'anyone']

test.each(
  OPERATIONS.filter(({ account, method }) => ACCOUNT_OPERATIONS.includes(account) && method !== 'GET'),
)('$operationId is refused to a page of another origin', async ({ method, path }) => {
  const cookie = await signedInByEmail(shop, await aCustomer())
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const reply = await shop.app.inject({
      method,
      url: path,
      headers: { ...cookie, ...headers },
      payload: {},
    })
    expect(refusalOf(reply)).toEqual([403, 'CROSS_ORIGIN_REFUSED'])
  }
  expect(await isSignedIn(cookie)).toBe(true)
})

test('an address gets five links an hour, and a client asks for twenty', async () => {
  const narrow = await startTestApp({ config: { rateLimitFactor: 1 } })
  onTestFinished(() => narrow.close())
  const statuses = async (emails: readonly string[]) => {
    const found: number[] = []
    for (const email of emails) found.push((await requestLink(narrow, email)).statusCode)
    return found
  }
  const same = Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? 'a@example.com' : 'A@example.com'))
  expect(await statuses(same)).toEqual([201, 201, 201, 201, 201, 429])
  const others = Array.from({ length: 15 }, (_, at) => `b${at}@example.com`)
  expect(await statuses(others)).toEqual([...Array.from({ length: 14 }, () => 201), 429])
})

test('staff make a link for a phone in the language of the customer, and the log does not name them', async () => {
  const phone = '+50588880002'
  const id = await customerOf(await order({ phone, locale: 'es' }))
  const support = await aMember(shop, 'support')
  const link = await chatLink(shop, support, id)
  const { signInUrl: url = '', signInText: text = '', signInChatUrl = '' } = link
  expect(url).toMatch(/^http:\/\/localhost:3000\/es\/account\/link#[\w-]{43}$/)
  for (const part of ['Hola, Clara Núñez:', 'una sola vez', url]) expect(text).toContain(part)
  const chat = new URL(signInChatUrl)
  expect([chat.origin + chat.pathname, chat.searchParams.get('text')]).toEqual([
    'https://wa.me/50588880002',
    text,
  ])
  const reply = await signIn(shop, tokenOf(url))
  expect(reply.json()).toMatchObject({ name: 'Clara Núñez', email: null, phone })
  const { rows } = await shop.services.pool.query(
    `SELECT actor_name, message FROM audit_log WHERE action = 'customer.sign_in_link_created' AND entity_id = $1`,
    [id],
  )
  expect(rows).toEqual([
    { actor_name: 'The support', message: 'The support made a sign-in link for a customer.' },
  ])
  const [finance, viewer] = [await aMember(shop, 'finance'), await aMember(shop, 'viewer')]
  for (const { headers } of [finance, viewer])
    expect(refusalOf(await shop.post(`/api/admin/customers/${id}/sign-in-links`, {}, headers))).toEqual([
      403,
      'FORBIDDEN',
    ])
})

test('a link for staff to send is shown once, and needs a phone', async () => {
  const id = await customerOf(await order({ phone: '+50588880003' }))
  const headers = { ...owner.headers, 'idempotency-key': 'a-link' }
  const make = () => shop.post(`/api/admin/customers/${id}/sign-in-links`, {}, headers)
  const [first, again] = [await make(), await make()]
  expect(first.json()).toHaveProperty('signInUrl')
  expect([again.headers['idempotent-replayed'], Object.keys(again.json<object>())]).toEqual([
    'true',
    ['expiresAt'],
  ])
  const byEmail = await customerOf(await order({ email: anEmail() }))
  const refused = await shop.post(`/api/admin/customers/${byEmail}/sign-in-links`, {}, owner.headers)
  expect([...refusalOf(refused), errorOf(refused).details?.reason]).toEqual([
    409,
    'INVALID_TRANSITION',
    'no_phone',
  ])
})

test('staff see where a customer is signed in, and sign them out', async () => {
  const email = anEmail()
  const id = await customerOf(await order({ email }))
  const cookie = await signedInByEmail(shop, email)
  const other = await signedInByEmail(shop, await aCustomer())
  const path = `/api/admin/customers/${id}`
  const sessions = async () => (await shop.get(`${path}/sessions`, owner.headers)).json<CustomerSession[]>()
  expect(await sessions()).toMatchObject([{ email, phone: null, device: 'lightMyRequest' }])
  const unused = (await mailedToken(shop, email)) ?? ''
  const ended = await shop.post(`${path}/session-revocations`, {}, owner.headers)
  expect([ended.statusCode, ended.json()]).toEqual([201, { ended: 1 }])
  expect([await isSignedIn(cookie), await isSignedIn(other)]).toEqual([false, true])
  expect((await signIn(shop, unused)).statusCode).toBe(404)
  expect(await sessions()).toEqual([])
  const { rows } = await shop.services.pool.query(
    `SELECT message, metadata FROM audit_log WHERE action = 'customer.signed_out' AND entity_id = $1`,
    [id],
  )
  expect(rows).toEqual([
    { message: 'The owner signed a customer out everywhere: 1 sessions.', metadata: { ended: 1 } },
  ])
})

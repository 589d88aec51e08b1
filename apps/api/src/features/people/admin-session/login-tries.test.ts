import type { LightMyRequestResponse } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createRateLimits,
  QUOTAS,
  type ForgivableLimits,
  type Quotas,
} from '../../../platform/http/rate-limits.ts'
import { refusalOf } from '../../../testing/replies.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { PASSWORD, aMember } from '../../../testing/team.ts'
import { countLoginTry, type LoginTry } from './login-tries.ts'

const shop = sharedTestApp({ config: { rateLimitFactor: 1 } })
afterEach(() => void vi.useRealTimers())

const WRONG = 'not the password at all'
const DAY_MS = 24 * 3_600_000

let networks = 0
/** An address that nobody has used before. */
const someAddress = () =>
  `10.${Math.floor((networks += 1) / 65_536)}.${(networks >> 8) & 255}.${networks & 255}`

function logIn(email: string, password: string, { address = someAddress(), cookie = '' } = {}) {
  return shop.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { email, password },
    remoteAddress: address,
    headers: cookie === '' ? {} : { cookie },
  })
}

function deviceOf(reply: LightMyRequestResponse): string {
  const pair = reply.cookies.find(({ name }) => name === 'platen_device')
  return `platen_device=${pair?.value ?? ''}`
}

/** What 100 strangers and more leave behind. */
async function attack(email: string): Promise<void> {
  for (let n = 0; n < 105; n += 1) {
    await countLoginTry(shop.services.limits, { email, ipAddress: someAddress(), device: undefined })
  }
}

test('does not refuse the right password because of wrong ones from other addresses', async () => {
  const { email } = await aMember(shop, 'owner')
  const tries = []
  for (let n = 0; n < 25; n += 1) tries.push((await logIn(email, WRONG)).statusCode)
  expect(new Set(tries)).toEqual(new Set([401]))
  expect((await logIn(email, PASSWORD)).statusCode).toBe(200)

  await attack(email)
  expect((await logIn(email, PASSWORD)).statusCode).toBe(200)
})

test('refuses an address after ten tries in an hour at one account and says when to try again', async () => {
  const { email } = await aMember(shop, 'owner')
  const address = someAddress()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  for (let n = 0; n < 10; n += 1) {
    expect((await logIn(email, WRONG, { address })).statusCode).toBe(401)
    // The quota of the address alone is ten in a quarter of an hour.
    vi.advanceTimersByTime(2 * 60_000)
  }
  const refused = await logIn(email, PASSWORD, { address })
  expect(refusalOf(refused)).toEqual([429, 'RATE_LIMITED'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30 * 60)
  expect(refused.json<{ error: { resolution: string } }>().error.resolution).toContain('an owner')
  vi.advanceTimersByTime(3_600_000)
  expect((await logIn(email, PASSWORD, { address })).statusCode).toBe(200)
})

test('gives a further address three tries a week while the account is attacked', async () => {
  const { email } = await aMember(shop, 'owner')
  await attack(email)
  const address = someAddress()
  const statuses = []
  for (let n = 0; n < 4; n += 1) statuses.push((await logIn(email, WRONG, { address })).statusCode)
  expect(statuses).toEqual([401, 401, 401, 429])
})

test('lets a known device in while its address and its account are attacked', async () => {
  const { email } = await aMember(shop, 'owner')
  const address = someAddress()
  const first = await logIn(email, PASSWORD, { address })
  expect(first.headers['set-cookie']).toEqual([
    expect.any(String),
    expect.stringMatching(
      /^platen_device=[\w-]{22}\.\w+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
    ),
  ])
  await attack(email)
  for (let n = 0; n < 12; n += 1) await logIn(email, WRONG, { address })
  expect((await logIn(email, PASSWORD, { address })).statusCode).toBe(429)
  expect((await logIn(email, PASSWORD, { address, cookie: deviceOf(first) })).statusCode).toBe(200)
})

test('limits the tries of a known device too', async () => {
  const { email } = await aMember(shop, 'owner')
  const address = someAddress()
  const cookie = deviceOf(await logIn(email, PASSWORD, { address }))
  const statuses = []
  for (let n = 0; n < 31; n += 1) statuses.push((await logIn(email, WRONG, { address, cookie })).statusCode)
  // 20 as a known device, then what is left to its address.
  expect(statuses.filter((status) => status === 401)).toHaveLength(29)
  expect(statuses.at(-1)).toBe(429)
})

test('does not know a device of another account, with a changed password, forged, or after half a year', async () => {
  const [one, other] = [await aMember(shop, 'owner'), await aMember(shop, 'viewer')]
  const cookie = deviceOf(await logIn(one.email, PASSWORD))
  const { database, deviceCookie } = shop.services
  const known = async (email: string, header = cookie) => {
    const account = await database
      .selectFrom('admin_users')
      .select(['id', 'password_hash as passwordHash'])
      .where('email', '=', email)
      .executeTakeFirst()
    return deviceCookie.deviceOf(header, account) !== undefined
  }
  expect(await known(one.email)).toBe(true)
  expect(await known(other.email)).toBe(false)
  expect(await known(one.email, cookie.replace(/.{5}$/, 'AAAAA'))).toBe(false)
  const [id, , signature] = cookie.split('.')
  expect(await known(one.email, `${id}.zzzzzzzz.${signature}`)).toBe(false)

  const both = deviceOf(await logIn(other.email, PASSWORD, { cookie }))
  expect([await known(one.email, both), await known(other.email, both)]).toEqual([true, true])

  const changed = await shop.post(
    '/api/admin/password-changes',
    { currentPassword: PASSWORD, newPassword: 'a sentence of my own' },
    one.headers,
  )
  expect(changed.statusCode).toBe(201)
  expect([await known(one.email, both), await known(other.email, both)]).toEqual([false, true])
  shop.clock.advance(181 * DAY_MS)
  expect(await known(other.email, both)).toBe(false)
})

test('counts one-time codes only of those who have the password', async () => {
  const { limits } = shop.services
  const { email } = await aMember(shop, 'owner')
  const withCode = (password: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { email, password, totpCode: '000000' },
      remoteAddress: someAddress(),
    })
  for (let n = 0; n < 31; n += 1) await withCode(WRONG)
  expect((await withCode(PASSWORD)).statusCode).toBe(200)
  await limits.forgive(shop.services.database, ['login-account'], email)
  for (let n = 1; n < QUOTAS['login-code'].limit; n += 1) await withCode(PASSWORD)
  expect((await withCode(PASSWORD)).statusCode).toBe(429)
})

/** Guesses at one account in a week, from so many addresses. */
function guessesAWeek(addresses: number, quotas: Quotas = QUOTAS): number {
  const strangers = 7 * quotas['login-account'].limit
  return strangers + Math.min(quotas['login-ceiling'].limit, addresses * quotas['login-attacked'].limit)
}

test('10,000 addresses get 4,386 guesses a day at one account, and any number gets 7,243', () => {
  expect(Math.round(guessesAWeek(10_000) / 7)).toBe(4_386)
  expect(Math.round(guessesAWeek(Infinity) / 7)).toBe(7_243)
})

test('a week of guessing, from each address as often as it may, stays within these figures', async () => {
  const start = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const guess = async (addresses: number, limited: Partial<Quotas>) => {
    // Without the quota of each address alone, which only makes guessing slower.
    const quotas = { ...QUOTAS, ...limited, login: { ...QUOTAS.login, limit: 1e6 } }
    const limits = createRateLimits(shop.services.pool, 1, quotas)
    const email = `guessed-${addresses}@shop.example`
    const from = Array.from({ length: addresses }, someAddress)
    let guesses = 0
    for (let hour = 0; hour < 7 * 24; hour += 12) {
      vi.setSystemTime(start + hour * 3_600_000)
      for (const ipAddress of from) {
        while (await isAdmitted(limits, { email, ipAddress, device: undefined })) guesses += 1
      }
    }
    return [guesses, guessesAWeek(addresses, quotas)]
  }
  const slow = { 'login-account': { ...QUOTAS['login-account'], limit: 20 } }
  expect(await guess(12, slow)).toEqual([176, 176])
  const low = { 'login-ceiling': { ...QUOTAS['login-ceiling'], limit: 30 } }
  expect(await guess(13, { ...slow, ...low })).toEqual([170, 170])
})

function isAdmitted(limits: ForgivableLimits, attempt: LoginTry): Promise<boolean> {
  return countLoginTry(limits, attempt).then(
    () => true,
    () => false,
  )
}

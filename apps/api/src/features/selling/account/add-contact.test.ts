import type { AccountOrder, AccountRecord, AdminOrderRecord, OrderRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import {
  ACCOUNT,
  chatLink,
  cookieOf,
  mailedToken,
  signedInByEmail,
  signedInByPhone,
  signIn,
  tokenOf,
  type CookieHeader,
} from '../../../testing/account-client.ts'
import { errorOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { setOnHand } from '../../../testing/stock.ts'
import { aMember } from '../../../testing/team.ts'

const shop = sharedTestApp()
const owner = shared(() => aMember(shop, 'owner'))
const store = shared(async () => {
  const storefront = await openStorefront(shop)
  await setOnHand(shop, storefront.variantId, 1_000)
  return storefront
})

let people = 0
const anEmail = () => `both-${(people += 1)}@example.com`
const aPhone = () => `+5058666${String((people += 1)).padStart(4, '0')}`
const order = (customer: object) => {
  shop.clock.advance(1)
  return store.ordered({ customer: { name: 'Clara Núñez', ...customer } })
}
const customerOf = async ({ id }: Pick<OrderRecord, 'id'>) =>
  (await shop.get(`/api/admin/orders/${id}`, owner.headers)).json<AdminOrderRecord>().customerId ?? ''
const orders = async (cookie: CookieHeader) =>
  (await shop.get(`${ACCOUNT}/orders`, cookie)).json<AccountOrder[]>().map(({ id }) => id)
const add = (token: string, cookie: CookieHeader) => shop.post(`${ACCOUNT}/contacts`, { token }, cookie)
const isSignedIn = async (cookie: CookieHeader) => (await shop.get(ACCOUNT, cookie)).statusCode === 200
const phoneLink = async (customerId: string) =>
  tokenOf((await chatLink(shop, owner, customerId)).signInUrl ?? '')

/** Somebody who ordered by email one day and by phone another, as two customers. */
async function aPersonOfTwo() {
  const [email, phone] = [anEmail(), aPhone()]
  const byEmail = await order({ email })
  const byPhone = await order({ phone })
  return { email, phone, byEmail, byPhone, phoneCustomer: await customerOf(byPhone) }
}

test('a second contact shows the orders of both, and the session gets a new token', async () => {
  const { email, phone, byEmail, byPhone, phoneCustomer } = await aPersonOfTwo()
  const before = await signedInByEmail(shop, email)
  expect(await orders(before)).toEqual([byEmail.id])
  const added = await add(await phoneLink(phoneCustomer), before)
  expect([added.statusCode, added.json<AccountRecord>()]).toMatchObject([201, { email, phone }])
  const after = cookieOf(added)
  expect(after).not.toEqual(before)
  expect([await isSignedIn(before), await isSignedIn(after)]).toEqual([false, true])
  expect(await orders(after)).toEqual([byPhone.id, byEmail.id])
  expect(await customerOf(byEmail), 'nobody merges customers but staff').not.toBe(phoneCustomer)
})

test('an email address can be added to a session that has proven a phone', async () => {
  const { email, byEmail, byPhone, phoneCustomer } = await aPersonOfTwo()
  const cookie = await signedInByPhone(shop, owner, phoneCustomer)
  const added = await add((await mailedToken(shop, email)) ?? '', cookie)
  expect(added.statusCode).toBe(201)
  expect(await orders(cookieOf(added))).toEqual([byPhone.id, byEmail.id])
})

test('of several sessions that use a link at once, one is added to, and the link never works again', async () => {
  const { email, phoneCustomer } = await aPersonOfTwo()
  const cookies: CookieHeader[] = []
  while (cookies.length < 4) cookies.push(await signedInByEmail(shop, email))
  const token = await phoneLink(phoneCustomer)
  const replies = await Promise.all(cookies.map((cookie) => add(token, cookie)))
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 404, 404, 404])
  expect(refusalOf(await signIn(shop, token))).toEqual([404, 'RESOURCE_NOT_FOUND'])
})

test('the link of another address or phone is refused, and still signs in', async () => {
  const mine = await aPersonOfTwo()
  const theirs = await aPersonOfTwo()
  const email = await signedInByEmail(shop, mine.email)
  const token = (await mailedToken(shop, theirs.email)) ?? ''
  const refused = await add(token, email)
  expect([...refusalOf(refused), errorOf(refused).details?.reason]).toEqual([
    409,
    'INVALID_TRANSITION',
    'contact_proven',
  ])
  expect((await signIn(shop, token)).json()).toMatchObject({ email: theirs.email, phone: null })

  const phone = await signedInByPhone(shop, owner, mine.phoneCustomer)
  const chat = await phoneLink(theirs.phoneCustomer)
  expect(refusalOf(await add(chat, phone))).toEqual([409, 'INVALID_TRANSITION'])
  expect((await signIn(shop, chat)).json()).toMatchObject({ email: null, phone: theirs.phone })
  expect(await orders(email), 'nothing was added').toEqual([mine.byEmail.id])
})

test('a link is not used up by somebody who is not signed in', async () => {
  const { email, phoneCustomer } = await aPersonOfTwo()
  const token = await phoneLink(phoneCustomer)
  expect(refusalOf(await add(token, {}))[0]).toBe(401)
  const added = await add(token, await signedInByEmail(shop, email))
  expect(added.statusCode).toBe(201)
})

test('signing out everywhere ends sessions with either contact', async () => {
  const { email, phoneCustomer } = await aPersonOfTwo()
  const [byEmail, byPhone] = [
    await signedInByEmail(shop, email),
    await signedInByPhone(shop, owner, phoneCustomer),
  ]
  const both = cookieOf(await add(await phoneLink(phoneCustomer), await signedInByEmail(shop, email)))
  await shop.post(`${ACCOUNT}/session-revocations`, {}, both)
  expect([await isSignedIn(both), await isSignedIn(byEmail), await isSignedIn(byPhone)]).toEqual([
    false,
    false,
    false,
  ])
})

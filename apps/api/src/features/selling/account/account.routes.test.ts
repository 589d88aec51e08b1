import type {
  AccountArtwork,
  AccountDocument,
  AccountEstimate,
  AccountOrder,
  AccountRecord,
  AdminOrderRecord,
  CustomerDetail,
  CustomerSession,
  OrderRecord,
  PrivacyExport,
} from '@platen/contract'
import { expect, test } from 'vitest'
import {
  ACCOUNT,
  cookieOf,
  mailedToken,
  signedInByEmail,
  signedInByPhone,
  signIn,
  type CookieHeader,
} from '../../../testing/account-client.ts'
import { openEstimateClient } from '../../../testing/estimate-client.ts'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { setOnHand } from '../../../testing/stock.ts'

const shop = sharedTestApp()
const client = shared(() => openEstimateClient(shop))
const store = shared(async () => {
  await setOnHand(shop, client.storefront.variantId, 1_000)
  return client.storefront
})

let people = 0
const anEmail = () => `own-${(people += 1)}@example.com`
const aPhone = () => `+5058777${String((people += 1)).padStart(4, '0')}`
const order = (customer: object) => {
  shop.clock.advance(1)
  return store.ordered({ customer: { name: 'Clara Núñez', ...customer } })
}
const admin = async <Body>(path: string) =>
  (await shop.get(`/api/admin/${path}`, client.owner.headers)).json<Body>()
const customerOf = async ({ id }: Pick<OrderRecord, 'id'>) =>
  (await admin<AdminOrderRecord>(`orders/${id}`)).customerId ?? ''
const own = async <Body>(cookie: CookieHeader, what: string) => {
  const reply = await shop.get(`${ACCOUNT}/${what}`, cookie)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<Body>()
}
const orders = async (cookie: CookieHeader) =>
  (await own<AccountOrder[]>(cookie, 'orders')).map(({ id }) => id)
const decide = (path: string, body: object) => shop.post(`/api/admin/${path}`, body, client.owner.headers)

test('lists own orders with the key of their pages, newest first, in pages', async () => {
  const email = anEmail()
  const placed = [await order({ email }), await order({ email }), await order({ email })]
  const cookie = await signedInByEmail(shop, email)
  const first = await shop.get(`${ACCOUNT}/orders?limit=2`, cookie)
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  const rest = await shop.get(next, cookie)
  const listed = [...first.json<AccountOrder[]>(), ...rest.json<AccountOrder[]>()]
  expect(listed.map(({ id }) => id)).toEqual(placed.map(({ id }) => id).toReversed())
  expect(rest.headers.link).toBeUndefined()
  const [newest] = listed
  expect(newest).toMatchObject({ stage: 'awaiting_payment', dueMinor: placed[2]!.totals.totalMinor })
  expect(newest?.items).toMatchObject([
    { colour: 'Black', size: 'M', placements: [{ zoneId: 'full_front' }] },
  ])
  expect((await store.track(newest?.trackingToken ?? '')).number).toBe(placed[2]!.number)
  const preview = newest?.items[0]?.placements[0]?.artwork.previewUrl ?? ''
  expect((await shop.get(preview)).statusCode).not.toBe(403)
})

test('lists own artwork, documents and estimates', async () => {
  const email = anEmail()
  const placed = await order({ email })
  await decide(`orders/${placed.id}/payments`, {
    ...{ instructionId: 'cash_studio', amountMinor: placed.totals.totalMinor },
  })
  const sent = await client.sent({ customer: { name: 'Clara Núñez', email } })
  await client.drafted({ customer: { name: 'Clara Núñez', email } })
  const { id } = await client.sent({ customer: { name: 'Clara Núñez', email } })
  expect((await decide(`estimates/${id}/withdrawals`, {})).statusCode).toBe(201)
  const cookie = await signedInByEmail(shop, email)

  const [artwork, ...others] = await own<AccountArtwork[]>(cookie, 'artworks')
  expect(others).toEqual([])
  expect(artwork).toMatchObject({ id: store.artworkId, orderNumber: placed.number })
  const [document] = await own<AccountDocument[]>(cookie, 'documents')
  expect(document).toMatchObject({ kind: 'receipt', orderNumber: placed.number })
  const file = await shop.get(`${ACCOUNT}/documents/${document?.id}/file`, cookie)
  expect([file.statusCode, file.body.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect(file.headers['cache-control']).toBe('no-store')
  const estimates = await own<AccountEstimate[]>(cookie, 'estimates')
  expect(estimates).toMatchObject([{ id: sent.id, status: 'sent', number: sent.number }])
  expect((await shop.get(`/api/v1/estimates/${estimates[0]?.token}`)).statusCode).toBe(200)
})

test('somebody who only has an estimate can sign in', async () => {
  const email = anEmail()
  await client.sent({ customer: { name: 'Rosa Cruz', email } })
  const cookie = await signedInByEmail(shop, email)
  expect(await own<AccountEstimate[]>(cookie, 'estimates')).toHaveLength(1)
  expect(await orders(cookie)).toEqual([])
})

test('the account of one shows and gives nothing of another', async () => {
  const [mine, theirs] = [anEmail(), anEmail()]
  await order({ email: mine })
  const placed = await order({ email: theirs })
  await decide(`orders/${placed.id}/payments`, {
    ...{ instructionId: 'cash_studio', amountMinor: placed.totals.totalMinor },
  })
  await client.sent({ customer: { name: 'Rosa Cruz', email: theirs } })
  const [cookie, other] = [await signedInByEmail(shop, mine), await signedInByEmail(shop, theirs)]
  const shown = await Promise.all(
    ['', '/orders', '/artworks', '/documents', '/estimates'].map(
      async (what) => (await shop.get(`${ACCOUNT}${what}`, cookie)).body,
    ),
  )
  for (const secret of [placed.id, placed.number, theirs]) expect(shown.join()).not.toContain(secret)

  const [document] = await own<AccountDocument[]>(other, 'documents')
  const file = (id: string, headers: CookieHeader) => shop.get(`${ACCOUNT}/documents/${id}/file`, headers)
  expect((await file(document?.id ?? '', other)).statusCode).toBe(200)
  expect(refusalOf(await file(document?.id ?? '', cookie))).toEqual([404, 'RESOURCE_NOT_FOUND'])
  expect(refusalOf(await file('doc_01jd3v9k6qf2nt7wz5xr8m0abc', cookie))).toEqual([404, 'RESOURCE_NOT_FOUND'])
  // Keys of pages work with or without an account, and a wrong one shows nothing in either case.
  // The last two bits of the last character are no part of the key, so `B` would be the same as `A`.
  const wrong = `${placed.trackingToken?.slice(0, 42)}${placed.trackingToken?.endsWith('A') ? 'E' : 'A'}`
  for (const path of [`orders/${wrong}`, `orders/${wrong}/documents`, `estimates/${wrong}`])
    expect((await shop.get(`/api/v1/${path}`, other)).statusCode).toBe(404)
  // A cursor of somebody else's order reads nothing of theirs either.
  const after = await shop.get(`${ACCOUNT}/orders?cursor=${placed.id}`, cookie)
  expect(after.body).not.toContain(placed.number)
})

test('only orders that were placed with the proven contact are shown', async () => {
  const [email, phone] = [anEmail(), aPhone()]
  const byBoth = await order({ email, phone })
  const byPhone = await order({ phone })
  const customerId = await customerOf(byBoth)
  expect(await customerOf(byPhone)).toBe(customerId)
  expect(await orders(await signedInByEmail(shop, email))).toEqual([byBoth.id])
  const cookie = await signedInByPhone(shop, client.owner, customerId)
  expect(await orders(cookie)).toEqual([byPhone.id, byBoth.id])
})

test('an order of somebody else with a mistyped phone is not shown to whose phone it is', async () => {
  const phone = aPhone()
  const own = await order({ email: anEmail(), phone })
  const customerId = await customerOf(own)
  // The address decides whose it is, so it belongs to another customer.
  const stranger = await order({ email: anEmail(), phone })
  expect(await customerOf(stranger)).not.toBe(customerId)
  const cookie = await signedInByPhone(shop, client.owner, customerId)
  expect(await orders(cookie)).toEqual([own.id])
})

test('after a merge the account is that of the surviving customer, and of the part again after a split', async () => {
  const [email, phone, other] = [anEmail(), aPhone(), aPhone()]
  const survivor = await order({ email, phone: other, name: 'Clara Survivor' })
  const part = await order({ phone })
  const [into, from] = [await customerOf(survivor), await customerOf(part)]
  const cookie = await signedInByPhone(shop, client.owner, from)
  const name = async () => (await shop.get(ACCOUNT, cookie)).json<AccountRecord>().name
  const { revision } = await admin<CustomerDetail>(`customers/${into}`)
  await decide(`customers/${into}/merges`, { customerId: from, revision })
  // Placed by the survivor with the phone that was proven.
  const later = await order({ email, phone })
  expect(await name()).toBe('Clara Survivor')
  expect(await orders(cookie)).toEqual([later.id, part.id])
  expect(await admin<CustomerSession[]>(`customers/${into}/sessions`)).toMatchObject([{ phone }])
  await decide(`customers/${from}/split`, {})
  expect(await name()).toBe('Clara Núñez')
  expect(await orders(cookie)).toEqual([part.id])
  expect(await admin<CustomerSession[]>(`customers/${into}/sessions`)).toEqual([])
})

test('an erasure ends sessions and links, and the export has the sessions', async () => {
  const [email, phone] = [anEmail(), aPhone()]
  const placed = await order({ email, phone })
  const customerId = await customerOf(placed)
  const byEmail = await signedInByEmail(shop, email)
  shop.clock.advance(1)
  const byPhone = await signedInByPhone(shop, client.owner, customerId)
  const unused = (await mailedToken(shop, email)) ?? ''
  const exported = await decide('privacy-exports', { customerId })
  expect(exported.json<PrivacyExport>().sessions).toMatchObject([
    { email, phone: null, device: 'lightMyRequest' },
    { email: null, phone },
  ])
  await decide(`orders/${placed.id}/cancellation`, { reason: 'As asked.' })
  const erased = await decide('privacy-erasures', { customerId, reason: 'Asked for it.' })
  expect(erased.statusCode, erased.body).toBe(201)
  for (const cookie of [byEmail, byPhone])
    expect(refusalOf(await shop.get(ACCOUNT, cookie))).toEqual([401, 'UNAUTHENTICATED'])
  expect((await signIn(shop, unused)).statusCode).toBe(404)
  expect(await mailedToken(shop, email)).toBeUndefined()
  const { rows } = await shop.services.pool.query(
    `SELECT FROM account_links WHERE email = $1 OR phone = $2
     UNION ALL SELECT FROM account_sessions WHERE email = $1 OR phone = $2`,
    [email, phone],
  )
  expect(rows).toEqual([])
})

test('of a link that is used while its customer is erased, no session stays', async () => {
  const email = anEmail()
  await order({ email })
  const token = (await mailedToken(shop, email)) ?? ''
  const erasure = `DELETE FROM account_links WHERE lower(email) = '${email}';
    DELETE FROM account_sessions WHERE lower(email) = '${email}'`
  const reply = await meanwhile(shop, erasure, () => signIn(shop, token))
  expect(reply.statusCode).toBe(404)
  expect(cookieOf(reply).cookie).toBe('undefined')
})

import type {
  AdminOrderRecord,
  ContactLeadRecord,
  ContactLeadSubmitResponse,
  CustomerDetail,
  EstimateCreate,
  EstimateSummary,
  PrivacyExport,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { ESTIMATES, openEstimateClient, publicPath } from '../../../testing/estimate-client.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { setOnHand } from '../../../testing/stock.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { joinOldRecords } from '../customers/index.ts'

const shop = sharedTestApp()
const client = shared(() => openEstimateClient(shop))

let people = 0
const aContact = (): EstimateCreate['customer'] => {
  people += 1
  return { name: 'Clara Núñez', email: `clara-${people}@example.com`, phone: `+5058000${1000 + people}` }
}
const get = async <Body>(path: string) => (await shop.get(path, client.owner.headers)).json<Body>()
const customer = (id: string | null) => get<CustomerDetail>(`/api/admin/customers/${id}`)
const estimatesOf = async (id: string | null) =>
  (await get<EstimateSummary[]>(`${ESTIMATES}?customerId=${id}`)).map((one) => one.id)

test('an estimate belongs to the customer who has its contact, and makes one who is new', async () => {
  const contact = aContact()
  const first = await client.drafted({ customer: contact })
  const second = await client.drafted({ customer: { ...contact, email: contact.email!.toUpperCase() } })
  expect(second.customerId).toBe(first.customerId)
  expect(await customer(first.customerId)).toMatchObject({
    email: contact.email,
    orders: 0,
    openEstimates: 2,
  })
  expect((await estimatesOf(first.customerId)).toSorted()).toEqual([first.id, second.id].toSorted())
})

test('many first estimates of one person at once make one customer', async () => {
  const contact = aContact()
  const request = await client.request({ customer: contact })
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => shop.post(ESTIMATES, request, client.owner.headers)),
  )
  expect(new Set(replies.map((reply) => reply.json<{ customerId: string }>().customerId)).size).toBe(1)
})

test('a refused estimate makes no customer', async () => {
  const contact = aContact()
  const request = await client.request({ customer: contact })
  const leadId = `led_${'0'.repeat(26)}`
  const reply = await shop.post(ESTIMATES, { ...request, leadId }, client.owner.headers)
  expect(reply.statusCode, reply.body).toBe(422)
  expect(await get<unknown[]>(`/api/admin/customers?q=${contact.email}`)).toEqual([])
})

test('an estimate whose contact is changed moves to the customer who has that one', async () => {
  const [before, after] = [aContact(), aContact()]
  const other = await client.drafted({ customer: after })
  const estimate = await client.drafted({ customer: before })
  const reply = await shop.app.inject({
    method: 'PUT',
    url: `${ESTIMATES}/${estimate.id}`,
    payload: { ...(await client.request({ customer: after })), revision: estimate.revision },
    headers: client.owner.headers,
  })
  expect(reply.json()).toMatchObject({ customerId: other.customerId })
  expect(await customer(estimate.customerId)).toMatchObject({ openEstimates: 0 })
})

test('counts those that are undecided, and the order of an approved one belongs to the same customer', async () => {
  await setOnHand(shop, client.storefront.variantId, 500)
  const contact = aContact()
  const [declined, approved] = [
    await client.sent({ customer: contact }),
    await client.sent({ customer: contact }),
  ]
  expect(await customer(approved.customerId)).toMatchObject({ openEstimates: 2 })
  await shop.post(`${publicPath(declined)}/declines`, { version: 1 })
  const { version, hash } = await client.offered(approved)
  await shop.post(`${publicPath(approved)}/approvals`, { version, hash, name: 'Clara' })
  expect(await customer(approved.customerId)).toMatchObject({ openEstimates: 0, orders: 1 })
  const { orderId } = await client.read(approved)
  const order = await get<AdminOrderRecord>(`/api/admin/orders/${orderId}`)
  expect(order.customerId).toBe(approved.customerId)
})

test('a merge shows the estimates of both, and a split gives each their own again', async () => {
  const [kept, merged] = [
    await client.drafted({ customer: aContact() }),
    await client.drafted({ customer: aContact() }),
  ]
  const { revision } = await customer(kept.customerId)
  const post = (path: string, body: object) =>
    shop.post(`/api/admin/customers/${path}`, body, client.owner.headers)
  const reply = await post(`${kept.customerId}/merges`, { customerId: merged.customerId, revision })
  expect(reply.json()).toMatchObject({ openEstimates: 2 })
  expect((await client.read(merged)).customerId).toBe(kept.customerId)
  expect((await estimatesOf(kept.customerId)).toSorted()).toEqual([kept.id, merged.id].toSorted())
  await post(`${merged.customerId}/split`, {})
  expect((await client.read(merged)).customerId).toBe(merged.customerId)
  expect(await estimatesOf(kept.customerId)).toEqual([kept.id])
})

test('estimates of before there were customers are joined to them', async () => {
  const contact = aContact()
  const { id, customerId } = await client.drafted({ customer: contact })
  await shop.services.pool.query('UPDATE estimates SET customer_id = NULL WHERE id = $1', [
    decodeId('estimate', id),
  ])
  while ((await joinOldRecords(shop.services)) === 'more');
  expect((await client.read({ id })).customerId).toBe(customerId)
})

test('export and erasure by customer cover the estimates of those merged with them', async () => {
  const [kept, merged] = [
    await client.drafted({ customer: aContact() }),
    await client.drafted({ customer: aContact() }),
  ]
  const { revision } = await customer(kept.customerId)
  const post = (path: string, body: object) => shop.post(`/api/admin/${path}`, body, client.owner.headers)
  await post(`customers/${kept.customerId}/merges`, { customerId: merged.customerId, revision })
  const person = { customerId: kept.customerId }
  const exported = (await post('privacy-exports', person)).json<PrivacyExport>()
  expect(exported.estimates.map(({ id }) => id).toSorted()).toEqual([kept.id, merged.id].toSorted())
  const erased = await post('privacy-erasures', { ...person, reason: 'Asked for it' })
  expect(erased.json()).toMatchObject({ estimates: 2 })
  expect((await client.read(merged)).customer).toMatchObject({ name: 'Erased customer', email: null })
})

test('a request that an estimate answers is quoted, and spam stays what it is', async () => {
  const asked = async () => {
    const reply = await shop.post('/api/contact-leads', {
      ...{ channel: 'email', topic: 'quote', message: 'How much are 40 tees?' },
      ...{ name: 'Clara Núñez', email: aContact().email, consent: true, botToken: '' },
    })
    const { reference } = reply.json<ContactLeadSubmitResponse>()
    return (await get<ContactLeadRecord[]>(`/api/admin/contact-leads?q=${reference}`))[0]!
  }
  const [waiting, spam] = [await asked(), await asked()]
  await shop.post(`/api/admin/contact-leads/${spam.id}/moves`, { to: 'spam' }, client.owner.headers)
  await client.drafted({ leadId: waiting.id })
  await client.drafted({ leadId: spam.id })
  const status = async ({ id }: ContactLeadRecord) =>
    (await get<ContactLeadRecord>(`/api/admin/contact-leads/${id}`)).status
  expect([await status(waiting), await status(spam)]).toEqual(['quoted', 'spam'])
})

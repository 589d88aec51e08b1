import type { AccountOrder, AdminOrderRecord, ContactLeadRecord, CustomerDetail } from '@platen/contract'
import { expect, test } from 'vitest'
import { ACCOUNT, signedInByEmail } from '../../../testing/account-client.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { errorOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { setOnHand } from '../../../testing/stock.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { joinOldRecords } from './join-old-records.ts'

const shop = sharedTestApp()
const owner = shared(() => aMember(shop, 'owner'))
const store = shared(async () => {
  const storefront = await openStorefront(shop)
  await setOnHand(shop, storefront.variantId, 500)
  return storefront
})

const CUSTOMERS = '/api/admin/customers'
let people = 0
const anEmail = (who: string) => `${who}-${(people += 1)}@example.com`
const aPhone = () => `+5057${String((people += 1)).padStart(7, '0')}`
const order = (contact: object) => store.ordered({ customer: { name: 'Clara Núñez', ...contact } })
const detail = async (id: string) =>
  (await shop.get(`${CUSTOMERS}/${id}`, owner.headers)).json<CustomerDetail>()
const customerOf = async ({ id }: { id: string }) =>
  (await shop.get(`/api/admin/orders/${id}`, owner.headers)).json<AdminOrderRecord>().customerId ?? ''

async function add(body: object): Promise<CustomerDetail> {
  const reply = await shop.post(CUSTOMERS, { name: 'Clara Núñez', ...body }, owner.headers)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json<CustomerDetail>()
}

/** Each is what a stranger does with a contact of the customer and one of their own; the answer is whose it became. */
const ATTACKS = {
  'an order': async (contact: object) => customerOf(await order(contact)),
  'a contact request': async (contact: object) => {
    const lead = { ...{ name: 'Clara Núñez', topic: 'quote', message: 'Hello' }, ...contact }
    const request = { channel: 'email', consent: true, botToken: '', ...lead }
    const sent = await shop.post('/api/contact-leads', request)
    expect(sent.statusCode, sent.body).toBe(201)
    const { id } = sent.json<ContactLeadRecord>()
    const read = await shop.get(`/api/admin/contact-leads/${id}`, owner.headers)
    return read.json<ContactLeadRecord>().customerId ?? ''
  },
  'an order that is joined later': async (contact: object) => {
    const placed = await order(contact)
    const uuid = decodeId('order', placed.id)
    await shop.services.pool.query('UPDATE orders SET customer_id = NULL WHERE id = $1', [uuid])
    while ((await joinOldRecords(shop.services)) === 'more');
    return customerOf(placed)
  },
}
const attacks = Object.entries(ATTACKS)

test.each(attacks)('%s with somebody’s email address adds no phone to them', async (_, attack) => {
  const customer = await add({ email: anEmail('victim') })
  const phone = aPhone()
  expect(await attack({ email: customer.email?.toUpperCase(), phone })).toBe(customer.id)
  const { revision, ...read } = await detail(customer.id)
  expect(read).toMatchObject({ phone: null, unconfirmedContacts: [{ field: 'phone', value: phone }] })
  expect(revision).toBe(customer.revision)
  // What staff would send to the customer on WhatsApp.
  const link = await shop.post(`${CUSTOMERS}/${customer.id}/sign-in-links`, {}, owner.headers)
  expect(errorOf(link).details).toMatchObject({ reason: 'no_phone' })
})

test.each(attacks)('%s with somebody’s phone adds no email address to them', async (_, attack) => {
  const customer = await add({ phone: aPhone() })
  const own = await order({ phone: customer.phone })
  const email = anEmail('stranger')
  expect(await attack({ email, phone: customer.phone })).toBe(customer.id)
  const read = await detail(customer.id)
  expect(read).toMatchObject({ email: null, unconfirmedContacts: [{ field: 'email', value: email }] })
  expect(read.revision).toBe(customer.revision)
  // The stranger's address opens what was ordered with it and nothing else of the customer.
  await order({ email })
  const session = await signedInByEmail(shop, email)
  const seen = (await shop.get(`${ACCOUNT}/orders`, session)).json<AccountOrder[]>()
  expect(seen.map(({ id }) => id)).not.toContain(own.id)
})

test('of the contacts that nobody has confirmed, those that belong to somebody else are not offered', async () => {
  const [customer, other] = [await add({ email: anEmail('victim') }), await add({ phone: aPhone() })]
  await order({ email: customer.email, phone: other.phone })
  const [first, second] = [aPhone(), aPhone()]
  for (const phone of [first, second, first]) {
    shop.clock.advance(1_000)
    await order({ email: customer.email, phone })
  }
  const { unconfirmedContacts } = await detail(customer.id)
  expect(unconfirmedContacts.map(({ value }) => value)).toEqual([first, second])
})

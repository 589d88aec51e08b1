import type {
  AdminOrderRecord,
  AdminOrderSummary,
  ContactLeadRecord,
  ContactLeadSubmitResponse,
  CustomerDetail,
  CustomerRecord,
  OrderCreate,
  OrderRecord,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { codeOf, errorOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { setOnHand } from '../../../testing/stock.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { joinOldRecords } from './join-old-records.ts'

const shop = sharedTestApp()
const owner = shared(() => aMember(shop, 'owner'))
const store = shared(async () => {
  const storefront = await openStorefront(shop)
  await setOnHand(shop, storefront.variantId, 5_000)
  return storefront
})

const CUSTOMERS = '/api/admin/customers'
let people = 0
const anEmail = () => `person-${(people += 1)}@example.com`
const aPhone = () => `+5058${String((people += 1)).padStart(7, '0')}`

/** Each in a later millisecond, so that their ids are in order. */
const order = (customer: Partial<OrderCreate['customer']>) => {
  shop.clock.advance(1)
  return store.ordered({ customer: { name: 'Clara Núñez', ...customer } })
}
const get = async <Body>(path: string) => {
  const reply = await shop.get(path, owner.headers)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<Body>()
}
const customerOf = async ({ id }: Pick<OrderRecord, 'id'>) =>
  (await get<AdminOrderRecord>(`/api/admin/orders/${id}`)).customerId ?? ''
const detail = (id: string) => get<CustomerDetail>(`${CUSTOMERS}/${id}`)
const find = (q: string) => get<CustomerRecord[]>(`${CUSTOMERS}?q=${encodeURIComponent(q)}`)
async function add(body: object): Promise<CustomerDetail> {
  const reply = await shop.post(CUSTOMERS, { name: 'Clara Núñez', ...body }, owner.headers)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json<CustomerDetail>()
}
const merge = (into: CustomerRecord, other: Pick<CustomerRecord, 'id'>, revision = into.revision) =>
  shop.post(`${CUSTOMERS}/${into.id}/merges`, { customerId: other.id, revision }, owner.headers)
const split = ({ id }: Pick<CustomerRecord, 'id'>) => shop.post(`${CUSTOMERS}/${id}/split`, {}, owner.headers)
const put = ({ id }: Pick<CustomerRecord, 'id'>, body: object) =>
  shop.app.inject({ method: 'PUT', url: `${CUSTOMERS}/${id}`, payload: body, headers: owner.headers })

test('two orders with one email address, in whatever case, belong to one customer', async () => {
  const email = anEmail()
  const first = await order({ email })
  const second = await order({ email: email.toUpperCase(), name: 'C. Núñez' })
  const id = await customerOf(first)
  expect(await customerOf(second)).toBe(id)
  expect(await detail(id)).toMatchObject({ name: 'Clara Núñez', email, orders: 2, lifetimeMinor: 0 })
  const listed = await get<AdminOrderSummary[]>(`/api/admin/orders?customerId=${id}`)
  expect(listed.map((one) => one.id)).toEqual([second.id, first.id])
})

test('a phone alone finds the customer, who gets the address of a later order only from staff', async () => {
  const [email, phone] = [anEmail(), aPhone()]
  const first = await order({ phone })
  const id = await customerOf(first)
  expect(await customerOf(await order({ email, phone }))).toBe(id)
  const { revision, name, company, locale, tags, trade, taxId, note, ...read } = await detail(id)
  expect(read).toMatchObject({ email: null, phone, unconfirmedContacts: [{ field: 'email', value: email }] })
  const details = { name, company, phone, locale, tags, trade, taxId, note }
  expect((await put({ id }, { ...details, email, revision })).statusCode).toBe(200)
  expect(await customerOf(await order({ email }))).toBe(id)
  expect(await detail(id)).toMatchObject({ email, orders: 3, unconfirmedContacts: [] })
})

test('the email address decides, and the phone stays with whom it belongs to', async () => {
  const [email, other, phone] = [anEmail(), anEmail(), aPhone()]
  const byEmail = await order({ email })
  const byPhone = await order({ email: other, phone })
  const both = await order({ email, phone })
  expect(await customerOf(both)).toBe(await customerOf(byEmail))
  expect(await detail(await customerOf(byEmail))).toMatchObject({ email, phone: null })
  expect(await detail(await customerOf(byPhone))).toMatchObject({ email: other, phone })
  // An unknown address is somebody else, even with a known phone.
  const stranger = await order({ email: anEmail(), phone })
  expect(await customerOf(stranger)).not.toBe(await customerOf(byPhone))
})

test('a request and an order of one person belong to one customer', async () => {
  const phone = aPhone()
  const lead = {
    ...{ channel: 'whatsapp', name: 'Clara Núñez', phone, topic: 'quote' },
    ...{ message: 'Twenty shirts?', consent: true, botToken: '' },
  }
  const { id } = (await shop.post('/api/contact-leads', lead)).json<ContactLeadSubmitResponse>()
  const { customerId } = await get<ContactLeadRecord>(`/api/admin/contact-leads/${id}`)
  expect(await customerOf(await order({ phone }))).toBe(customerId)
  expect(await detail(customerId ?? '')).toMatchObject({ leads: 1, orders: 1 })
  const leads = await get<ContactLeadRecord[]>(`/api/admin/contact-leads?customerId=${customerId}`)
  expect(leads.map((one) => one.id)).toEqual([id])
})

test('50 first orders of one person at once make one customer and one event', async () => {
  const [email, phone] = [anEmail(), aPhone()]
  const body = await store.order({ customer: { name: 'Clara Núñez', email, phone } })
  const before = await events('customer.created')
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      // Half of them by phone only, so that both indexes are raced for.
      store.place(at % 2 === 0 ? body : { ...body, customer: { name: 'Clara Núñez', phone } }),
    ),
  )
  const placed = replies
    .filter(({ statusCode }) => statusCode === 201)
    .map((reply) => reply.json<OrderRecord>())
  expect(placed.length).toBeGreaterThan(10)
  const customers = new Set(await Promise.all(placed.map(customerOf)))
  expect(customers.size).toBe(1)
  expect((await events('customer.created')) - before).toBe(1)
})

test('orders of staff and of the storefront for one new customer at once make one customer', async () => {
  const [email, phone] = [anEmail(), aPhone()]
  const customer = { name: 'Clara Núñez', email, phone }
  const { items, fulfilment } = await store.order({ customer })
  const byStaff = { source: 'phone', customer, items, fulfilment, instructionId: 'bank_main' }
  const replies = await Promise.all(
    Array.from({ length: 12 }, async (_, at) =>
      at % 3 === 0
        ? store.place(await store.order({ customer }))
        : shop.post('/api/admin/orders', byStaff, owner.headers),
    ),
  )
  const placed = replies.filter(({ statusCode }) => statusCode === 201)
  expect(replies.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  expect(placed.length).toBeGreaterThan(7)
  const customers = await Promise.all(placed.map((reply) => customerOf(reply.json<OrderRecord>())))
  expect(new Set(customers).size).toBe(1)
})

test('an order whose contact is edited moves to the customer with that contact', async () => {
  const [email, other] = [anEmail(), anEmail()]
  const placed = await order({ email })
  const { revision, promisedBy } = await get<AdminOrderRecord>(`/api/admin/orders/${placed.id}`)
  const url = `/api/admin/orders/${placed.id}`
  const payload = {
    ...{ revision, promisedBy, neededBy: null, note: null },
    customer: { name: 'Clara Núñez', email: other },
  }
  const reply = await shop.app.inject({ method: 'PUT', url, payload, headers: owner.headers })
  expect(reply.statusCode, reply.body).toBe(200)
  expect(await find(other)).toMatchObject([{ email: other, orders: 1 }])
})

test.each([
  ['part of the name', 'Zoraida', 'oraid'],
  ['the name without its accents', 'Ñandú Pérez', 'nandu perez'],
  ['part of the company', 'Somebody', 'brothers'],
  ['part of the email address', 'Somebody', 'quetzal'],
  ['digits of the phone', 'Somebody', '7999'],
  ['a tag', 'Somebody', 'football'],
])('is found by %s', async (_, name, q) => {
  const email = `quetzal-${(people += 1)}@example.com`
  const customer = await add({
    ...{ name, email, phone: `+50577999${String((people += 1)).padStart(3, '0')}` },
    ...{ company: 'Brothers & Sons', tags: ['football'] },
  })
  expect((await find(q)).map(({ id }) => id)).toContain(customer.id)
})

test('lists by tag in pages, newest first', async () => {
  const tag = `team-${(people += 1)}`
  const added = []
  for (let at = 0; at < 5; at += 1) {
    shop.clock.advance(1)
    added.push(await add({ email: anEmail(), tags: [tag] }))
  }
  const first = await shop.get(`${CUSTOMERS}?tag=${tag}&limit=3`, owner.headers)
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  const ids = [...first.json<CustomerRecord[]>(), ...(await get<CustomerRecord[]>(next))].map(({ id }) => id)
  expect(ids).toEqual(added.map(({ id }) => id).toReversed())
})

test('one contact belongs to one customer', async () => {
  const [email, phone] = [anEmail(), aPhone()]
  const { id } = await add({ email, phone })
  for (const contact of [{ email: email.toUpperCase() }, { email: anEmail(), phone }]) {
    const reply = await shop.post(CUSTOMERS, { name: 'Other', ...contact }, owner.headers)
    expect(refusalOf(reply)).toEqual([409, 'DUPLICATE'])
    expect(errorOf(reply).details).toEqual({ reason: 'contact_used', names: [id] })
  }
  expect(codeOf(await shop.post(CUSTOMERS, { name: 'Nobody' }, owner.headers))).toBe('VALIDATION_FAILED')
})

test('an edit keeps its revision, and the audit log does not name the customer', async () => {
  const { id, revision, email } = await add({ email: anEmail() })
  const details = {
    ...{ name: 'Clara N. Secret', company: null, email, phone: null, locale: 'es' },
    ...{ tags: ['school'], trade: true, taxId: 'J031', note: 'Pays on Fridays.' },
  }
  const saved = await put({ id }, { ...details, revision })
  expect(saved.json()).toMatchObject({ ...details, revision: revision + 1 })
  expect(refusalOf(await put({ id }, { ...details, revision }))).toEqual([409, 'REVISION_CONFLICT'])
  const audit = await get<object[]>(`/api/admin/audit-log?entityType=customer&entityId=${id}`)
  expect(JSON.stringify(audit)).not.toMatch(/Secret|@example|Fridays/)
  expect(audit).toHaveLength(2)
})

test('a merge shows both as one, and a split gives each their own again', async () => {
  const [email, other] = [anEmail(), anEmail()]
  const [mine, theirs] = [await order({ email }), await order({ email: other })]
  const [id, otherId] = [await customerOf(mine), await customerOf(theirs)]
  const merged = (await merge(await detail(id), { id: otherId })).json<CustomerDetail>()
  expect(merged).toMatchObject({ orders: 2, merged: [{ id: otherId, email: other }] })
  expect(await customerOf(theirs)).toBe(id)
  expect((await find(other)).map((one) => one.id)).toEqual([id])
  const later = await order({ email: other })
  expect(await customerOf(later)).toBe(id)
  expect(await get<AdminOrderSummary[]>(`/api/admin/orders?customerId=${id}`)).toHaveLength(3)

  shop.clock.advance(29 * 24 * 3_600_000)
  Object.assign(owner, await aMember(shop, 'owner'))
  expect((await split({ id: otherId })).json()).toMatchObject({ id: otherId, orders: 2, mergedInto: null })
  expect((await detail(id)).orders).toBe(1)
  expect((await find(other)).map((one) => one.id)).toEqual([otherId])
  expect(await customerOf(later)).toBe(otherId)
})

test('no customer is merged with itself, into one that is part of it, or twice', async () => {
  const [a, b, c] = [
    await add({ email: anEmail() }),
    await add({ email: anEmail() }),
    await add({ email: anEmail() }),
  ]
  expect(refusalOf(await merge(a, a))).toEqual([422, 'VALIDATION_FAILED'])
  expect((await merge(a, b)).statusCode).toBe(201)
  // `b` is part of `a` now.
  expect(refusalOf(await merge(await detail(b.id), a))).toEqual([409, 'INVALID_TRANSITION'])
  expect(refusalOf(await merge(c, b))).toEqual([409, 'INVALID_TRANSITION'])
  expect(refusalOf(await merge(a, c, a.revision))).toEqual([409, 'REVISION_CONFLICT'])
  expect(
    refusalOf(
      await put(b, {
        name: 'B',
        company: null,
        email: b.email,
        phone: null,
        locale: null,
        tags: [],
        trade: false,
        taxId: null,
        note: null,
        revision: 2,
      }),
    ),
  ).toEqual([409, 'INVALID_TRANSITION'])
  // A chain: what is part of `a` shows up at `c`, and is split from `a` only once `a` is on its own.
  expect((await merge(c, a)).statusCode).toBe(201)
  expect(codeOf(await split(b))).toBe('INVALID_TRANSITION')
  expect((await split(a)).statusCode).toBe(201)
  expect((await split(b)).statusCode).toBe(201)
  expect(codeOf(await split(b))).toBe('INVALID_TRANSITION')
})

test('of two opposite merges at once, one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = [await add({ email: anEmail() }), await add({ email: anEmail() })]
    const replies = await Promise.all([merge(a, b), merge(b, a)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  }
})

test('a merge cannot be undone after 30 days', async () => {
  const [a, b] = [await add({ email: anEmail() }), await add({ email: anEmail() })]
  await merge(a, b)
  shop.clock.advance(30 * 24 * 3_600_000 + 1_000)
  Object.assign(owner, await aMember(shop, 'owner'))
  expect(errorOf(await split(b)).details).toMatchObject({ reason: 'split_too_late' })
})

test('orders and requests of before are joined in the background, and nobody is notified', async () => {
  const [email, phone] = [anEmail(), aPhone()]
  const placed = [await order({ email, phone }), await order({ phone }), await order({ email })]
  const ids = placed.map(({ id }) => decodeId('order', id))
  await shop.services.pool.query(`UPDATE orders SET customer_id = NULL WHERE id = ANY($1)`, [ids])
  await shop.services.pool.query(`DELETE FROM events WHERE customer_id IS NOT NULL`)
  await shop.services.pool.query(`DELETE FROM customers WHERE lower(email) = $1`, [email])
  const before = await events('customer.created')
  while ((await joinOldRecords(shop.services)) === 'more');
  const customers = new Set(await Promise.all(placed.map(customerOf)))
  expect(customers.size).toBe(1)
  const [id = ''] = customers
  expect(id).not.toBe('')
  expect(await detail(id)).toMatchObject({ name: 'Clara Núñez', email, phone, orders: 3 })
  expect((await find('nunez')).map((one) => one.id)).toContain(id)
  expect(await events('customer.created')).toBe(before)
})

test('an erasure by customer erases those merged with them and leaves nothing to find', async () => {
  const [email, other] = [anEmail(), anEmail()]
  const mine = await order({ email })
  const theirs = await order({ email: other })
  const [id, otherId] = [await customerOf(mine), await customerOf(theirs)]
  await merge(await detail(id), { id: otherId })
  const exported = await shop.post('/api/admin/privacy-exports', { customerId: otherId }, owner.headers)
  expect(exported.json<{ customers: object[]; orders: object[] }>()).toMatchObject({
    customers: [{ email }, { email: other }],
    orders: [{ id: mine.id }, { id: theirs.id }],
  })
  const erase = () =>
    shop.post('/api/admin/privacy-erasures', { customerId: id, reason: 'Asked for it.' }, owner.headers)
  expect(codeOf(await erase())).toBe('IN_USE')
  const ids = [mine, theirs].map((one) => decodeId('order', one.id))
  await shop.services.pool.query(`UPDATE orders SET status = 'completed' WHERE id = ANY($1)`, [ids])
  expect((await erase()).json()).toMatchObject({ customers: 2, orders: 2 })
  expect((await shop.get(`${CUSTOMERS}/${id}`, owner.headers)).statusCode).toBe(404)
  expect([...(await find(email)), ...(await find(other))]).toEqual([])
  const { rows } = await shop.services.pool.query(
    `SELECT to_jsonb(c)::text AS whole FROM customers AS c WHERE id = ANY($1)`,
    [[id, otherId].map((one) => decodeId('customer', one))],
  )
  expect(JSON.stringify(rows)).not.toMatch(/Clara|example\.com/)
  expect((await order({ email })).id).toBeDefined()
})

test('a customer that does not exist is not found', async () => {
  const { id } = await add({ email: anEmail() })
  const unknown = id.slice(0, 10) + 'z'.repeat(id.length - 10)
  expect((await shop.get(`${CUSTOMERS}/${unknown}`, owner.headers)).statusCode).toBe(404)
  expect(refusalOf(await merge(await detail(id), { id: unknown }))).toEqual([422, 'VALIDATION_FAILED'])
})

async function events(type: string): Promise<number> {
  const { rows } = await shop.services.pool.query<{ n: number }>(
    'SELECT count(*)::integer AS n FROM events WHERE type = $1',
    [type],
  )
  return rows[0]?.n ?? 0
}

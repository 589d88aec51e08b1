import { ROLES, may, type CustomerDetail, type CustomerRecord, type OrderRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { inLockStep, meanwhile } from '../../../testing/meanwhile.ts'
import { codeOf, errorOf, fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { setOnHand } from '../../../testing/stock.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { joinSome } from './join-customer.store.ts'

const shop = sharedTestApp()
const owner = shared(() => aMember(shop, 'owner'))
const store = shared(async () => {
  const storefront = await openStorefront(shop)
  await setOnHand(shop, storefront.variantId, 500)
  return storefront
})

const CUSTOMERS = '/api/admin/customers'
let people = 0
const anEmail = () => `guarded-${(people += 1)}@example.com`
const aPhone = () => `+5059${String((people += 1)).padStart(7, '0')}`
const uuidOf = ({ id }: Pick<CustomerRecord, 'id'>) => decodeId('customer', id)
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.services.pool.query<Row>(sql, values)).rows

async function add(body: object = {}): Promise<CustomerDetail> {
  const reply = await shop.post(CUSTOMERS, { name: 'Clara', email: anEmail(), ...body }, owner.headers)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json<CustomerDetail>()
}
async function anErasedOne(): Promise<CustomerDetail> {
  const customer = await add()
  await query(`UPDATE customers SET erased_at = now() WHERE id = $1`, [uuidOf(customer)])
  return customer
}
const detail = async ({ id }: Pick<CustomerRecord, 'id'>) =>
  (await shop.get(`${CUSTOMERS}/${id}`, owner.headers)).json<CustomerDetail>()
const merge = ({ id, revision }: CustomerRecord, other: Pick<CustomerRecord, 'id'>) =>
  shop.post(`${CUSTOMERS}/${id}/merges`, { customerId: other.id, revision }, owner.headers)
const split = ({ id }: Pick<CustomerRecord, 'id'>) => shop.post(`${CUSTOMERS}/${id}/split`, {}, owner.headers)
const put = (customer: CustomerRecord, changes: object = {}) => {
  const { name, company, email, phone, locale, tags, trade, taxId, note, revision } = customer
  const payload = { name, company, email, phone, locale, tags, trade, taxId, note, revision, ...changes }
  return shop.app.inject({
    method: 'PUT',
    url: `${CUSTOMERS}/${customer.id}`,
    payload,
    headers: owner.headers,
  })
}
const entriesOf = ({ id }: Pick<CustomerRecord, 'id'>, action: string) =>
  query<{ metadata: object }>(`SELECT metadata FROM audit_log WHERE entity_id = $1 AND action = $2`, [
    id,
    action,
  ])
const eventsOf = (customer: Pick<CustomerRecord, 'id'>) =>
  query<{ type: string; payload: object }>(
    `SELECT type, payload FROM events WHERE customer_id = $1 ORDER BY id`,
    [uuidOf(customer)],
  )

test.each(ROLES)(
  'a %s reads, adds, edits, merges and splits customers as their permissions allow',
  async (role) => {
    const { headers } = await aMember(shop, role)
    const [customer, other] = [await add(), await add()]
    const [reads, writes] = [may(role, 'customers:read'), may(role, 'customers:write')]
    expect((await shop.get(CUSTOMERS, headers)).statusCode).toBe(reads ? 200 : 403)
    expect((await shop.get(`${CUSTOMERS}/${customer.id}`, headers)).statusCode).toBe(reads ? 200 : 403)
    const body = { name: 'Clara', email: anEmail() }
    expect((await shop.post(CUSTOMERS, body, headers)).statusCode).toBe(writes ? 201 : 403)
    const { revision } = customer
    const merges = `${CUSTOMERS}/${customer.id}/merges`
    expect((await shop.post(merges, { customerId: other.id, revision }, headers)).statusCode).toBe(
      writes ? 201 : 403,
    )
    expect((await shop.post(`${CUSTOMERS}/${other.id}/split`, {}, headers)).statusCode).toBe(
      writes ? 201 : 403,
    )
  },
)

test('an erased customer cannot be read, edited, merged or split', async () => {
  const [erased, customer] = [await anErasedOne(), await add()]
  expect((await shop.get(`${CUSTOMERS}/${erased.id}`, owner.headers)).statusCode).toBe(404)
  expect(refusalOf(await put(erased, { name: 'Back again' }))).toEqual([404, 'RESOURCE_NOT_FOUND'])
  expect(refusalOf(await merge(erased, customer))).toEqual([404, 'RESOURCE_NOT_FOUND'])
  const merged = await merge(customer, erased)
  expect([refusalOf(merged), fieldsOf(merged)]).toEqual([[422, 'VALIDATION_FAILED'], ['customerId']])
  expect(refusalOf(await split(erased))).toEqual([404, 'RESOURCE_NOT_FOUND'])
  const listed = (await shop.get(`${CUSTOMERS}?limit=200`, owner.headers)).json<CustomerRecord[]>()
  expect(listed.map(({ id }) => id)).not.toContain(erased.id)
  expect(listed.map(({ id }) => id)).toContain(customer.id)
})

test('of two edits at once, the second is refused', async () => {
  const customer = await add()
  const replies = await inLockStep(shop.services.pool, { table: 'customers', id: uuidOf(customer) }, [
    () => put(customer, { company: 'First' }),
    () => put(customer, { company: 'Second' }),
  ])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await entriesOf(customer, 'customer.updated')).toHaveLength(1)
})

test('a customer that two merge at once becomes part of one, and the log has one merge', async () => {
  const [left, right, other] = [await add(), await add(), await add()]
  const replies = await inLockStep(shop.services.pool, { table: 'customers', id: uuidOf(other) }, [
    () => merge(left, other),
    () => merge(right, other),
  ])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  const merged = (await Promise.all([detail(left), detail(right)])).flatMap((one) => one.merged)
  expect(merged.map(({ id }) => id)).toEqual([other.id])
  const entries = [
    ...(await entriesOf(left, 'customer.merged')),
    ...(await entriesOf(right, 'customer.merged')),
  ]
  expect(entries).toMatchObject([{ metadata: { otherCustomerId: other.id } }])
})

test('a merge notifies once and says who became part of the customer', async () => {
  const [customer, other] = [await add(), await add()]
  await merge(customer, other)
  expect(await eventsOf(customer)).toEqual([
    { type: 'customer.created', payload: {} },
    { type: 'customer.merged', payload: { mergedCustomerId: other.id } },
  ])
})

test('of two splits at once, the second is refused, and the log has one', async () => {
  const [customer, other] = [await add(), await add()]
  await merge(customer, other)
  const replies = await inLockStep(shop.services.pool, { table: 'customers', id: uuidOf(other) }, [
    () => split(other),
    () => split(other),
  ])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  expect(await entriesOf(other, 'customer.split')).toMatchObject([
    { metadata: { otherCustomerId: customer.id } },
  ])
})

test('a split that finds its customer merged elsewhere when its turn comes is refused', async () => {
  const [customer, elsewhere, other] = [await add(), await add(), await add()]
  await merge(customer, other)
  const reply = await meanwhile(
    shop,
    `UPDATE customers SET merged_into = '${uuidOf(elsewhere)}' WHERE id = '${uuidOf(other)}'`,
    () => split(other),
  )
  expect(refusalOf(reply)).toEqual([409, 'INVALID_TRANSITION'])
  expect((await detail(elsewhere)).merged.map(({ id }) => id)).toEqual([other.id])
})

test('a split and a merge of the same two at once never wait for each other', async () => {
  const [customer, other] = [await add(), await add()]
  await merge(customer, other)
  const read = await detail(customer)
  const replies = await inLockStep(shop.services.pool, { table: 'customers', id: uuidOf(other) }, [
    () => split(other),
    () => merge(read, other),
  ])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 409])
})

test('neither an edit nor a new customer can be without any contact', async () => {
  const customer = await add()
  expect(fieldsOf(await put(customer, { email: null }))).toEqual(['email'])
  expect(fieldsOf(await shop.post(CUSTOMERS, { name: 'Nobody' }, owner.headers))).toEqual(['email'])
})

test('an edit cannot take the contact of another customer', async () => {
  const [email, phone] = [anEmail(), aPhone()]
  const owned = await add({ email, phone })
  const customer = await add()
  for (const taken of [{ email: email.toUpperCase() }, { phone }]) {
    const reply = await put(customer, taken)
    expect(refusalOf(reply)).toEqual([409, 'DUPLICATE'])
    expect(errorOf(reply).details).toEqual({ reason: 'contact_used', names: [owned.id] })
  }
})

test('a request that is sent again adds no second customer', async () => {
  const body = { name: 'Clara', email: anEmail() }
  const headers = { ...owner.headers, 'idempotency-key': `add-${people}` }
  const [first, again] = [
    await shop.post(CUSTOMERS, body, headers),
    await shop.post(CUSTOMERS, body, headers),
  ]
  expect(again.json()).toEqual(first.json())
  expect(await eventsOf(first.json<CustomerRecord>())).toHaveLength(1)
})

const HTML = '<img src=x onerror="alert(1)">'

test('texts of HTML stay texts, in what is kept, found and shown', async () => {
  const texts = { name: HTML, company: HTML, tags: [HTML], taxId: HTML, note: HTML.repeat(20) }
  const customer = await add(texts)
  expect(customer).toMatchObject(texts)
  expect(await detail(customer)).toMatchObject(texts)
  const found = await shop.get(`${CUSTOMERS}?q=${encodeURIComponent('onerror="alert')}`, owner.headers)
  expect(found.headers['content-type']).toContain('application/json')
  expect(found.json<CustomerRecord[]>().map(({ id }) => id)).toContain(customer.id)
})

test.each([
  ['name', 'x'.repeat(10_000)],
  ['company', 'x'.repeat(10_000)],
  ['email', `${'x'.repeat(10_000)}@example.com`],
  ['phone', `+${'5'.repeat(10_000)}`],
  ['locale', 'x'.repeat(10_000)],
  ['tags', ['x'.repeat(10_000)]],
  ['tags', Array.from({ length: 10_000 }, (_, at) => `tag ${at}`)],
  ['taxId', 'x'.repeat(10_000)],
  ['note', 'x'.repeat(10_000)],
  ['name', 'a\u0000b'],
  ['name', ' '],
  ['email', HTML],
  ['phone', HTML],
] as const)('refuses a %s that is too long or of another kind', async (field, value) => {
  const created = await shop.post(
    CUSTOMERS,
    { name: 'Clara', email: anEmail(), [field]: value },
    owner.headers,
  )
  expect([created.statusCode, fieldsOf(created)?.[0]?.startsWith(field)]).toEqual([422, true])
  const edited = await put(await add(), { [field]: value })
  expect([edited.statusCode, fieldsOf(edited)?.[0]?.startsWith(field)]).toEqual([422, true])
})

test('refuses to look for 10,000 characters', async () => {
  expect((await shop.get(`${CUSTOMERS}?q=${'x'.repeat(10_000)}`, owner.headers)).statusCode).toBe(422)
})

test('counts neither cancelled orders nor test orders, and shows no artwork that was removed', async () => {
  const email = anEmail()
  const order = async () => {
    shop.clock.advance(1)
    return store.ordered({ customer: { name: 'Clara', email } })
  }
  const [counted, cancelled, expired, tried] = [await order(), await order(), await order(), await order()]
  await query(`UPDATE orders SET status = 'cancelled' WHERE id = $1`, [decodeId('order', cancelled.id)])
  await query(`UPDATE orders SET status = 'expired' WHERE id = $1`, [decodeId('order', expired.id)])
  await query(`INSERT INTO test_orders (order_id, created_by, created_at) VALUES ($1, $2, now())`, [
    decodeId('order', tried.id),
    owner.userId,
  ])
  const { customerId } = (await shop.get(`/api/admin/orders/${counted.id}`, owner.headers)).json<{
    customerId: string
  }>()
  const customer = await detail({ id: customerId })
  expect(customer).toMatchObject({
    orders: 1,
    lastOrderAt: counted.createdAt,
    dueMinor: counted.totals.dueMinor,
    artworks: [{ id: store.artworkId }],
  })
  await query(`UPDATE artworks SET removed_at = now() WHERE id = $1`, [decodeId('artwork', store.artworkId)])
  const { artworks } = await detail({ id: customerId })
  await query(`UPDATE artworks SET removed_at = NULL WHERE id = $1`, [decodeId('artwork', store.artworkId)])
  expect(artworks).toEqual([])
})

test('the join in the background leaves orders that somebody holds, and those of erased customers', async () => {
  const orders: OrderRecord[] = []
  for (let at = 0; at < 3; at += 1)
    orders.push(await store.ordered({ customer: { name: 'C', email: anEmail() } }))
  const [held, erased, free] = orders.map(({ id }) => decodeId('order', id))
  await query(`UPDATE orders SET customer_id = NULL WHERE id = ANY($1)`, [[held, erased, free]])
  await query(`UPDATE orders SET erased_at = now() WHERE id = $1`, [erased])
  const other = await shop.services.pool.connect()
  try {
    await other.query('BEGIN')
    await other.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [held])
    expect(await shop.services.transaction((tx) => joinSome(tx, 1000))).toBe(1)
  } finally {
    await other.query('ROLLBACK')
    other.release()
  }
  expect(await shop.services.transaction((tx) => joinSome(tx, 1000))).toBe(1)
  const rows = await query<{ id: string; joined: boolean }>(
    `SELECT id, customer_id IS NOT NULL AS joined FROM orders WHERE id = ANY($1)`,
    [[held, erased, free]],
  )
  expect(new Map(rows.map(({ id, joined }) => [id, joined]))).toEqual(
    new Map([
      [held, true],
      [erased, false],
      [free, true],
    ]),
  )
})

test('the database refuses two customers with one contact, and merges that mean nothing', async () => {
  const customer = await add({ email: anEmail(), phone: aPhone() })
  const id = uuidOf(customer)
  const columns = 'id, name, email, phone, search_text, created_at, updated_at'
  for (const [statement, constraint] of [
    [
      `UPDATE customers SET merged_into = id, merged_at = now() WHERE id = '${id}'`,
      'customers_merge_into_others',
    ],
    [`UPDATE customers SET merged_at = now() WHERE id = '${id}'`, 'customers_know_when_they_merged'],
    [
      `INSERT INTO customers (${columns}) VALUES (gen_random_uuid(), 'x', upper('${customer.email}'), NULL, '', now(), now())`,
      'customers_email_unique',
    ],
    [
      `INSERT INTO customers (${columns}) VALUES (gen_random_uuid(), 'x', NULL, '${customer.phone}', '', now(), now())`,
      'customers_phone_unique',
    ],
  ])
    await expect(query(statement!), statement).rejects.toMatchObject({ constraint })
})

test('50 first orders of 25 people at once, known by different contacts, make 25 customers', async () => {
  const many = Array.from({ length: 25 }, () => ({ email: anEmail(), phone: aPhone() }))
  const bodies = await Promise.all(
    many.map(({ email, phone }) => store.order({ customer: { name: 'Clara', email, phone } })),
  )
  const replies = await Promise.all(
    [...bodies, ...bodies.toReversed()].map((body) =>
      store.place({ ...body, customer: { ...body.customer, name: 'C.' } }),
    ),
  )
  expect(replies.filter(({ statusCode }) => statusCode >= 500).map(codeOf)).toEqual([])
  const rows = await query<{ n: number }>(
    `SELECT count(*)::integer AS n FROM customers WHERE email = ANY($1) AND phone = ANY($2)`,
    [many.map(({ email }) => email), many.map(({ phone }) => phone)],
  )
  expect(rows).toEqual([{ n: 25 }])
})
